import { afterAll, beforeAll, expect, test } from "vitest";
import { createRandom } from "~/domain/random/seeded-random";
import type { CellChanges } from "../../app/domain/prompt-tests/desk";
import { cellStates } from "../../app/domain/prompt-tests/run-state";
import { type OpenAiServer, startOpenAiServer } from "../fakes/openai-server";
import { isSoaking, seedsOr } from "../fixtures/seeds";
import { type KillableStudio, openKillableStudio } from "./killed-studio";
import { type Account, signInStaff } from "./local-studio";

/**
 * The whole product is killed while a run asks; that the desk loses nothing between any two writes is proved beside it.
 * `npm run soak -- 1 prompt-test-kill` kills it fifty times.
 */
const kills = isSoaking ? 50 : 4;
const cases = kills * 40;
const concurrency = 4;
/** A life asks at least one question and ends at any moment of the next few. */
const mostAsked = 6;

let provider: OpenAiServer;
let studio: KillableStudio;
let staff: Account;

beforeAll(async () => {
  provider = await startOpenAiServer();
  provider.fault = "slow";
  provider.slowMs = 60;
  studio = await openKillableStudio({ OPENAI_BASE_URL: provider.baseUrl, OPENAI_TEXT_MODEL: "text" });
  await studio.start();
  staff = await signInStaff(studio);
});
afterAll(async () => {
  await studio.remove();
  await provider.close();
});

const base = "/api/v1/staff/prompt-tests";
async function send<Answer>(path: string, json: unknown): Promise<Answer> {
  const answer = await staff.call(`${base}${path}`, { method: "POST", json });
  expect(answer.status).toBe(201);
  return (await answer.json()) as Answer;
}
const changes = async (runId: string) =>
  (await (await staff.call(`${base}/runs/${runId}/cells`)).json()) as CellChanges;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test.each(seedsOr(1))(
  `killed at ${kills} random moments, a run answers every cell, and asks nothing again but what was out; seed %i`,
  async (seed) => {
    const random = createRandom(seed);
    const text = Array.from({ length: cases }, (_, at) => `{"thing": "thing ${at}"}`).join("\n");
    const { dataset } = await send<{ dataset: { id: string } }>("/datasets", {
      name: "D",
      format: "json",
      text,
    });
    const { promptId } = await send<{ promptId: string }>("/prompts", {
      ...{ name: "P", texts: { user: "Tell of {{thing}}" } },
    });
    // The run may ask before the answer to its start is read here.
    let asked = provider.requests.length;
    const { runId } = await send<{ runId: string }>("/runs", {
      ...{ idempotencyKey: crypto.randomUUID(), datasetId: dataset.id, parameters: { concurrency } },
      columns: [{ promptId, version: 1, modelId: "openai/text" }],
    });
    /** Keys of the questions of each life. */
    const lives: string[][] = [];
    const askedSince = (asked: number) =>
      provider.requests.slice(asked).map(({ headers }) => String(headers["idempotency-key"]));
    for (let kill = 0; kill < kills; kill++) {
      const more = 1 + Math.floor(random() * mostAsked);
      await expect
        .poll(() => provider.requests.length - asked, { interval: 5, timeout: 60_000 })
        .toBeGreaterThanOrEqual(more);
      await pause(random() * provider.slowMs);
      await studio.kill();
      lives.push(askedSince(asked));
      asked = provider.requests.length;
      await studio.start();
    }
    // Every kill met a run that was under way.
    expect((await changes(runId)).run.state).toBe("running");
    await expect.poll(async () => (await changes(runId)).run.state, { timeout: 120_000 }).toBe("done");
    lives.push(askedSince(asked));
    const { states } = await changes(runId);
    expect(states.map((code) => cellStates[code])).toEqual(Array(cases).fill("pass"));
    expect(new Set(lives.flat()).size).toBe(cases);
    // Nothing is asked twice in one life, and of an earlier life only what was out when it ended.
    for (const [life, keys] of lives.entries()) {
      expect(new Set(keys).size).toBe(keys.length);
      const later = new Set(lives.slice(life + 1).flat());
      expect(keys.filter((key) => later.has(key)).length).toBeLessThanOrEqual(concurrency);
    }
  },
  isSoaking ? 1_200_000 : 300_000,
);
