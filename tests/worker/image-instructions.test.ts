import { afterAll, beforeAll, expect, test } from "vitest";
import type { PlannedEdits } from "../../app/domain/image/edit-plan";
import type { DeviceQuestion } from "../../app/domain/video/device-question";
import { planOfServer } from "../fakes/openai-answers";
import { type Fault, type OpenAiServer, startOpenAiServer } from "../fakes/openai-server";
import {
  type Account,
  type LocalStudio,
  newAccount,
  openLocalStudio,
  shareLocalStudio,
} from "./local-studio";
import { png } from "./sample-files";

let provider: OpenAiServer;
let studio: LocalStudio;
let ada: Account;
let assetId: string;

beforeAll(async () => {
  provider = await startOpenAiServer();
  studio = await openLocalStudio({ OPENAI_BASE_URL: provider.baseUrl, OPENAI_TEXT_MODEL: "text" });
  ada = await newAccount(studio, "ada");
  assetId = await upload(ada);
});
afterAll(async () => {
  await studio.remove();
  await provider.close();
});

async function upload(account: Account): Promise<string> {
  const answer = await account.call("/api/v1/assets", {
    method: "POST",
    body: png(64, 48),
    headers: { "X-Vitrine-Name": "Cup" },
  });
  return ((await answer.json()) as { asset: { id: string } }).asset.id;
}

const asked = () => ({
  instruction: "Take its background away, a square, and Fresh today at the top. Take away the cup.",
  assetId,
  imageModelId: "built-in/image-maker",
  isMarked: false,
  layers: [],
});
const ask = (json: unknown, account = ada) =>
  account.call("/api/v1/image-instructions", { method: "POST", json });

test("an instruction becomes steps, those of the image model first, and what is left says which tool does it", async () => {
  const answer = await ask(asked());
  expect(answer.status).toBe(200);
  const planned = (await answer.json()) as PlannedEdits;
  expect(planned.madeBy).toBe("text");
  expect(planned.steps.map((step) => step.do)).toEqual(["remove-background", "add-text", "crop"]);
  expect(planned.cannot).toEqual([{ wish: "take away the cup", why: null, tool: "fill", modelId: null }]);
  const [system, user] = provider.requests.at(-1)?.body.messages ?? [];
  expect(system?.content).toContain('"do": "remove-background"');
  expect(user?.content).toContain('"width": 64');
});

test.each<[Fault, number, string]>([
  ["garbage", 502, "provider_failed"],
  ["wrong-schema", 502, "plan_invalid"],
  ["refusal", 422, "provider_refused"],
  ["content-policy", 422, "provider_refused"],
  ["rate-limit", 429, "provider_rate_limited"],
])("where the model fails with %s, it is said and can be asked again", async (fault, status, code) => {
  provider.fault = fault;
  const failed = await ask(asked());
  provider.fault = null;
  expect([failed.status, await failed.json()]).toMatchObject([status, { code }]);
  expect((await ask(asked())).status).toBe(200);
});

test.each<[string, object]>([
  ["a tool that is none", { steps: [{ do: "delete-account" }] }],
  ["too many steps", { steps: Array(9).fill({ do: "remove-background" }) }],
  ["a layer that is not there", { steps: [{ do: "remove-layer", layerId: "elsewhere" }] }],
  ["an amount out of bounds", { steps: [{ do: "adjust", exposure: 4000 }] }],
  ["a text without an end", { steps: [{ do: "add-text", text: "x".repeat(201) }] }],
  ["nothing at all", { steps: [], cannot: [] }],
])("%s is sent back once and then refused", async (_, plan) => {
  provider.objects.plan = plan;
  provider.requests.length = 0;
  const failed = await ask(asked());
  provider.objects.plan = planOfServer;
  expect([failed.status, await failed.json()]).toMatchObject([502, { code: "plan_invalid" }]);
  expect(provider.requests).toHaveLength(2);
});

test("what is asked is one's own picture, and no longer than an instruction is", async () => {
  const eve = await newAccount(studio, "eve");
  expect((await ask(asked(), eve)).status).toBe(404);
  const question = { about: "image-instruction", asked: asked() };
  const device = (account: Account) =>
    account.call("/api/v1/device-questions", { method: "POST", json: question });
  expect((await device(eve)).status).toBe(404);
  const { system, schema } = (await (await device(ada)).json()) as DeviceQuestion;
  expect(system).toContain("image editor");
  expect(JSON.stringify(schema)).toContain("remove-background");

  provider.requests.length = 0;
  for (const wrong of [
    { instruction: "x".repeat(50_000) },
    { instruction: " \n " },
    { assetId: "../jobs/1" },
    { layers: Array(41).fill({ id: "a", kind: "text", says: "" }) },
  ]) {
    const refused = await ask({ ...asked(), ...wrong });
    expect([refused.status, await refused.json()]).toMatchObject([400, { code: "invalid_request" }]);
  }
  expect(provider.requests).toHaveLength(0);
});

test("an answer of the person's own browser meets the same checks; without any AI model it is the only one", async () => {
  const plain = await shareLocalStudio();
  const bo = await newAccount(plain, "bo");
  const own = { ...asked(), assetId: await upload(bo) };
  const none = await ask(own, bo);
  expect([none.status, await none.json()]).toMatchObject([503, { code: "model_not_configured" }]);
  const good = await ask({ ...own, answer: JSON.stringify(planOfServer) }, bo);
  expect([good.status, await good.json()]).toMatchObject([200, { steps: { length: 3 } }]);
  const forged = await ask({ ...own, answer: JSON.stringify({ steps: [{ do: "grant-credits" }] }) }, bo);
  expect([forged.status, await forged.json()]).toMatchObject([502, { code: "plan_invalid" }]);
});
