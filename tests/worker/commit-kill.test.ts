import { afterAll, beforeAll, expect, test } from "vitest";
import { createRandom } from "~/domain/random/seeded-random";
import { type KillableFirebase, openKillableFirebase } from "../fakes/killable-firebase";
import { isSoaking, seedsOr } from "../fixtures/seeds";

const kills = isSoaking ? 100 : 10;
const writers = 6;
/** Every batch writes the same documents of its writer, and one of its own. */
const sharedDocuments = 4;
const longestLifeMs = 250;
const root = "projects/demo-vitrine/databases/(default)/documents";
const openRules = `rules_version = '2';
service cloud.firestore { match /databases/{database}/documents { match /{document=**} { allow read, write; } } }`;

let firebase: KillableFirebase;
beforeAll(async () => {
  firebase = await openKillableFirebase({ FIREBASE_PROJECT_ID: "demo-vitrine", FIRESTORE_RULES: openRules });
  await firebase.start();
});
afterAll(() => firebase.remove());

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** What a writer knows: which batches were sent, which of them were acknowledged. */
interface Writer {
  name: string;
  sent: number;
  acknowledged: number[];
}

/** Commits one batch after the other until the service is gone. The last one may or may not have been taken. */
async function commitUntilKilled(writer: Writer): Promise<void> {
  for (;;) {
    writer.sent += 1;
    const batch = writer.sent;
    const write = (path: string) => ({
      update: {
        name: `${root}/${path}`,
        fields: { batch: { integerValue: String(batch) }, filling: { stringValue: "x".repeat(2_000) } },
      },
    });
    const writes = [
      ...Array.from({ length: sharedDocuments }, (_, index) => write(`${writer.name}/shared-${index}`)),
      write(`${writer.name}/batch-${batch}`),
    ];
    try {
      const response = await fetch(`${firebase.url}/v1/${root}:commit`, {
        method: "POST",
        body: JSON.stringify({ writes }),
      });
      await response.json();
      if (!response.ok) throw new Error(`Commit answered HTTP ${response.status}`);
    } catch (error) {
      if (error instanceof TypeError || error instanceof SyntaxError) return;
      throw error;
    }
    writer.acknowledged.push(batch);
  }
}

/** The batch each document of a writer is of, by id. */
async function readBatches(writer: Writer): Promise<Map<string, number>> {
  const response = await fetch(`${firebase.url}/v1/${root}:runQuery`, {
    method: "POST",
    body: JSON.stringify({
      structuredQuery: {
        from: [{ collectionId: writer.name }],
        select: { fields: [{ fieldPath: "batch" }] },
      },
    }),
  });
  const rows = (await response.json()) as {
    document?: { name: string; fields: { batch: { integerValue: string } } };
  }[];
  return new Map(
    rows.flatMap(({ document }) =>
      document
        ? [[document.name.split("/").at(-1) as string, Number(document.fields.batch.integerValue)]]
        : [],
    ),
  );
}

/** Every acknowledged batch is there whole, and what is there beyond them is whole as well. */
async function checkBatches(writer: Writer): Promise<void> {
  const batches = await readBatches(writer);
  const kept = [...batches].filter(([id]) => id.startsWith("batch-")).map(([, batch]) => batch);
  expect(writer.acknowledged.filter((batch) => !kept.includes(batch))).toEqual([]);
  const last = Math.max(0, ...kept);
  const shared = Array.from({ length: sharedDocuments }, (_, index) => batches.get(`shared-${index}`));
  expect(shared).toEqual(Array.from({ length: sharedDocuments }, () => (last === 0 ? undefined : last)));
}

test.each(seedsOr(1))(
  `killed at ${kills} random moments, every acknowledged commit is there and none is there in half; seed %i`,
  async (seed) => {
    const random = createRandom(seed);
    let acknowledged = 0;
    let takenUnseen = 0;
    let slowestStartMs = 0;
    for (let kill = 0; kill < kills; kill++) {
      // New collections each time, so that what is read back does not grow with the number of kills.
      const round = Array.from({ length: writers }, (_, index) => ({
        name: `round${kill}writer${index}`,
        sent: 0,
        acknowledged: [] as number[],
      }));
      const work = Promise.all(round.map(commitUntilKilled));
      await pause(random() * longestLifeMs);
      await firebase.kill();
      await work;
      const begin = performance.now();
      await firebase.start();
      for (const writer of round) {
        await checkBatches(writer);
        acknowledged += writer.acknowledged.length;
        takenUnseen += (await readBatches(writer)).has(`batch-${writer.sent}`) ? 1 : 0;
      }
      slowestStartMs = Math.max(slowestStartMs, performance.now() - begin);
    }
    console.info(
      `${kills} kills: ${acknowledged} acknowledged commits of ${sharedDocuments + 1} documents, all there; ` +
        `${takenUnseen} taken without their answer; slowest start with checks ${Math.round(slowestStartMs)} ms`,
    );
    expect(acknowledged).toBeGreaterThan(kills);
  },
  300_000,
);
