import { afterAll, beforeAll, expect, test } from "vitest";
import { createRandom } from "~/domain/random/seeded-random";
import type { CellChanges } from "../../app/domain/prompt-tests/desk";
import { cellStates } from "../../app/domain/prompt-tests/run-state";
import { type OpenAiServer, startOpenAiServer } from "../fakes/openai-server";
import { isSoaking, seedsOr } from "../fixtures/seeds";
import { type KillableStudio, openKillableStudio } from "./killed-studio";
import { type Account, signInStaff } from "./local-studio";

/** The whole product is killed while a run asks; that the desk loses nothing between any two writes is proved beside it. */
const kills = isSoaking ? 50 : 4;
const cases = kills * 12;
const concurrency = 4;
const longestLifeMs = 900;

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
    const { runId } = await send<{ runId: string }>("/runs", {
      ...{ idempotencyKey: crypto.randomUUID(), datasetId: dataset.id, parameters: { concurrency } },
      columns: [{ promptId, version: 1, modelId: "openai/text" }],
    });
    for (let kill = 0; kill < kills; kill++) {
      await pause(random() * longestLifeMs);
      await studio.kill();
      await studio.start();
    }
    await expect.poll(async () => (await changes(runId)).run.state, { timeout: 90_000 }).toBe("done");
    const { states } = await changes(runId);
    expect(states.map((code) => cellStates[code])).toEqual(Array(cases).fill("pass"));
    const keys = provider.requests.map(({ headers }) => String(headers["idempotency-key"]));
    expect(new Set(keys).size).toBe(cases);
    expect(keys.length - cases).toBeLessThanOrEqual(kills * concurrency);
  },
  300_000,
);
