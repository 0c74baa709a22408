import { afterAll, beforeAll, expect, test } from "vitest";
import { createRandom } from "../../app/domain/random/seeded-random.ts";
import { seedsOr } from "../fixtures/seeds.ts";
import { type DocumentsHarness, type DocumentsTab, openDocumentsHarness } from "./documents-harness";

const edits = 1_000;
const sharedDocuments = 6;
const editingMs = 4_000;
const cuts = 5;
/** After a cut that no browser tells of, the SDK tries again at once, then after 5 to 15 s, then after 10 to 30 s. */
const agreeing = { timeout: 90_000 };

let harness: DocumentsHarness;
beforeAll(async () => {
  harness = await openDocumentsHarness();
});
afterAll(() => harness.close());

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const scene = (id: string) => ({
  id,
  role: "point",
  slots: { headline: { kind: "text", text: id } },
  durationSeconds: 3,
});
const content = (ownerId: string) => ({
  ownerId,
  title: "Ours",
  brief: null,
  script: null,
  storyboard: {
    version: 3,
    title: "Ours",
    language: "en",
    format: "9:16",
    scenes: [0, 1, 2, 3].map((index) => scene(`scene-${index}`)),
    templateId: "bold",
    seed: 1,
    music: null,
  },
  recipe: null,
  jobId: null,
  status: "draft",
  chosenVariant: 0,
  createdAt: new Date(),
  updatedAt: new Date(),
  trashedAt: null,
});

/** Reads one of the shared documents past every browser. */
async function readFromServer(path: string): Promise<unknown> {
  const response = await fetch(
    `${harness.firebase.url}/v1/projects/demo-vitrine/databases/(default)/documents/${path}`,
    { headers: { Authorization: `Bearer ${await harness.firebase.adminToken()}` } },
  );
  const { fields } = (await response.json()) as { fields: object };
  return plain({ mapValue: { fields } });
}

/** Firestore's JSON as plain values, as far as these documents use it. */
function plain(value: object): unknown {
  const [kind, held] = Object.entries(value)[0] as [string, { fields?: object; values?: object[] }];
  if (kind === "mapValue")
    return Object.fromEntries(Object.entries(held.fields ?? {}).map(([name, field]) => [name, plain(field)]));
  if (kind === "arrayValue") return (held.values ?? []).map(plain);
  return kind === "integerValue" ? Number(held) : held;
}

test.each(seedsOr(1))(
  "1,000 edits from two tabs and two people while the network comes and goes: nothing is lost, all agree; seed %i",
  async (seed) => {
    const random = createRandom(seed);
    const [one, other] = [await harness.newContext(), await harness.newContext()];
    const tabs = {
      a: await harness.openTab(one),
      b: await harness.openTab(one),
      c: await harness.openTab(other),
    };
    const people = Object.entries(tabs) as [string, DocumentsTab][];
    const owner = await tabs.a.call("signUp", "one@example.com");
    await tabs.b.call("signIn", "one@example.com");
    await tabs.c.call("signUp", "other@example.com");
    const { createdAt, updatedAt, ...fields } = content(owner);
    await tabs.a.page.evaluate(
      async ([given, path]) => {
        const { firestore, getDocuments } = window as never as {
          firestore: typeof import("firebase/firestore");
          getDocuments: () => Promise<import("firebase/firestore").Firestore>;
        };
        const times = { createdAt: firestore.serverTimestamp(), updatedAt: firestore.serverTimestamp() };
        await firestore.setDoc(firestore.doc(await getDocuments(), path), { ...given, ...times });
      },
      [fields, "content/ours"] as const,
    );
    for (const [, tab] of people) {
      await tab.call("editVideo", "ours");
      for (let index = 0; index < sharedDocuments; index++) await tab.call("listen", `shared/${index}`);
    }

    const editing = Promise.all(
      people.map(([who, tab], person) =>
        tab.call("editAtRandom", who, {
          seed: seed + person,
          count: Math.ceil(edits / people.length),
          documents: sharedDocuments,
          durationMs: editingMs,
        }),
      ),
    );
    for (let cut = 0; cut < cuts; cut++) {
      await pause((random() * 2 * editingMs) / (cuts * 2));
      const context = random() < 0.5 ? one : other;
      if (cut % 2 === 0) await context.setOffline(true);
      else harness.proxy.setMode("cut");
      await pause(100 + random() * 500);
      await context.setOffline(false);
      harness.proxy.setMode("whole");
    }
    const made = await editing;
    const begin = performance.now();
    expect(await Promise.all(people.map(([, tab]) => tab.call("randomEditsAnswered")))).toEqual([[], [], []]);

    for (let index = 0; index < sharedDocuments; index++) {
      const stored = (await readFromServer(`shared/${index}`)) as { tokens: string[]; last: object };
      // Every token once, and of each tab's own field the last value it was given.
      expect([...stored.tokens].sort()).toEqual(made.flatMap(({ tokens }) => tokens[index] ?? []).sort());
      expect(stored.last).toEqual(
        Object.fromEntries(
          people.flatMap(([who], person) => {
            const value = made[person]?.last[`${index}`];
            return value === undefined ? [] : [[who, value]];
          }),
        ),
      );
      for (const [, tab] of people) {
        await expect
          .poll(() => tab.call("heardOf", `shared/${index}`), agreeing)
          .toEqual({ data: stored, fromCache: false, hasPendingWrites: false });
      }
    }

    // Words of the same video from three tabs, each in slots of their own: all of them are there, in every tab.
    const wordsIn = (storyboard: unknown) =>
      Object.fromEntries(
        (storyboard as { scenes: { id: string; slots: Record<string, { text: string }> }[] }).scenes.flatMap(
          ({ id, slots }) =>
            people.flatMap(([who]) => (slots[who] ? [[`${who} ${id}`, slots[who].text]] : [])),
        ),
      );
    const wanted = Object.fromEntries(
      people.flatMap(([who], person) =>
        Object.entries(made[person]?.words ?? {}).map(([id, text]) => [`${who} ${id}`, text]),
      ),
    );
    await expect
      .poll(async () => {
        const { storyboard } = (await readFromServer("content/ours")) as { storyboard: unknown };
        return wordsIn(storyboard);
      }, agreeing)
      .toEqual(wanted);
    for (const [, tab] of people) {
      await expect
        .poll(async () => wordsIn((await tab.call("draftStatus"))?.present), agreeing)
        .toEqual(wanted);
      await expect.poll(async () => (await tab.call("draftStatus"))?.isUnsent, agreeing).toBe(false);
    }
    console.info(
      `${edits} edits, ${cuts} cuts: all agree ${Math.round(performance.now() - begin)} ms after the last edit`,
    );
  },
  300_000,
);
