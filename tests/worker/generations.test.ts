import { afterAll, beforeAll, expect, test } from "vitest";
import type { JobEvent } from "../../app/domain/jobs/job";
import type { ImageResult } from "../../app/domain/jobs/kinds/images";
import { type OpenAiServer, startOpenAiServer } from "../fakes/openai-server";
import { assetFields, imageFields } from "../fixtures/fill-gallery";
import { writeAsService } from "../fixtures/write-as-service";
import {
  type Account,
  commitAs,
  type LocalStudio,
  modelsOf,
  newAccount,
  openLocalStudio,
  queryDocuments,
  readDocument,
  readEvents,
} from "./local-studio";
import { png } from "./sample-files";

/** Requests for images, from the press of the button to what is paid. A result of `openai/image` costs 2 credits. */

let provider: OpenAiServer;
let studio: LocalStudio;
const settled = { timeout: 60_000 };

beforeAll(async () => {
  provider = await startOpenAiServer();
  studio = await openLocalStudio({
    ...modelsOf(provider),
    OPENAI_IMAGE_MODEL: "image,dear",
    MODEL_OVERRIDES: JSON.stringify({
      "openai/image": { credits: 2, capabilities: ["text-to-image", "image-to-image", "mask-edit"] },
      "openai/dear": { credits: 130 },
    }),
  });
});
afterAll(async () => {
  await studio.remove();
  await provider.close();
});

/** What goes wrong with the results at these places, and only with those whose words are these. */
function failAt(words: string, fault: OpenAiServer["fault"], isAt: (index: number) => boolean): void {
  const before = provider.faultFor;
  provider.faultFor = (request) => {
    const index = Number(/:image:(\d+)$/.exec(String(request.headers["idempotency-key"]))?.[1]);
    return request.body.prompt === words && isAt(index) ? fault : (before?.(request) ?? null);
  };
}

const asked = {
  operation: "generate",
  modelId: "openai/image",
  prompt: "A cup",
  negativePrompt: "",
  references: [],
  sourceAssetId: null,
  maskAssetId: null,
  extend: null,
  ratio: "1:1",
  count: 1,
  seed: null,
  parameters: {},
  styleIds: [],
  steeringBoardId: null,
  boardId: null,
};

async function post(
  account: Account,
  changes: object,
  idempotencyKey: string = crypto.randomUUID(),
  staged?: boolean,
) {
  const json = { idempotencyKey, request: { ...asked, ...changes }, staged };
  const answer = await account.call("/api/v1/generations", { method: "POST", json });
  const body = (await answer.json()) as { jobId: string; code?: string } & Record<string, unknown>;
  return { status: answer.status, ...body };
}

interface Ledger {
  balance: number;
  reserved: number;
}
async function readLedger(account: Account): Promise<Ledger> {
  const { balance, reserved } = (await (await account.call("/api/v1/credits")).json()) as Ledger;
  return { balance, reserved };
}

interface Generation extends Record<string, unknown> {
  state: string;
  results: ImageResult[];
}
const readJob = async (account: Account, jobId: string) =>
  (await readDocument(studio, account, `jobs/${jobId}`)) as Generation | null;

const statesOf = (results: readonly ImageResult[] = []) => results.map(({ state }) => state);

test("results come one by one, each with its image; what is made is paid", async () => {
  const ada = await newAccount(studio, "ada");
  const { status, jobId } = await post(ada, {
    prompt: "Two  blue cups",
    count: 3,
    seed: 7,
    styleIds: ["noir"],
  });
  expect(status).toBe(201);
  const events: JobEvent[] = await readEvents(ada, jobId);
  const done = events.map(({ partsDone, partsTotal }) => `${partsDone}/${partsTotal}`);
  expect(done.filter((share, index) => share !== done[index - 1])).toEqual(["0/3", "1/3", "2/3", "3/3"]);
  expect(events.at(-1)).toMatchObject({ state: "done", stage: "done", error: null });

  await expect.poll(() => readJob(ada, jobId), settled).toMatchObject({ state: "done", creditsSpent: 6 });
  const job = (await readJob(ada, jobId))!;
  expect(statesOf(job.results)).toEqual(["done", "done", "done"]);
  expect(job.request).toMatchObject({ prompt: "Two  blue cups", seed: 7, styleIds: ["noir"] });
  const images = await Promise.all(
    job.results.map(({ imageId }) => readDocument(studio, ada, `images/${imageId}`)),
  );
  images.forEach((image, index) => {
    expect(image).toMatchObject({
      ownerId: ada.userId,
      generationId: jobId,
      credits: 2,
      index,
      title: "Two blue cups",
      shelf: "kept",
      request: { prompt: "Two  blue cups", seed: 7 },
      recipe: { modelId: "openai/image", seed: 7 + index, digitalSourceType: "trainedAlgorithmicMedia" },
      color: "#000000",
      words: expect.arrayContaining(["two", "blue", "cups", "noir"]),
    });
  });
  const file = await ada.call(`/media/assets/${job.results[0]!.imageId}`);
  expect([file.status, file.headers.get("content-type")]).toEqual([200, "image/png"]);
  await expect.poll(() => readLedger(ada), settled).toEqual({ balance: 994, reserved: 0 });
});

test("one that fails does not stop the others and is not paid; when all fail, nothing is", async () => {
  const ben = await newAccount(studio, "ben");
  failAt("One fails", "content-policy", (index) => index === 1);
  failAt("All fail", "content-policy", () => true);
  const [some, none] = await Promise.all([
    post(ben, { prompt: "One fails", count: 3 }),
    post(ben, { prompt: "All fail", count: 2 }),
  ]);
  await Promise.all([readEvents(ben, some.jobId), readEvents(ben, none.jobId)]);
  await expect
    .poll(() => readJob(ben, some.jobId), settled)
    .toMatchObject({
      state: "done",
      results: [
        { state: "done" },
        { state: "failed", error: { code: "provider_refused" } },
        { state: "done" },
      ],
      creditsSpent: 4,
    });
  await expect
    .poll(() => readJob(ben, none.jobId), settled)
    .toMatchObject({ state: "failed", error: { code: "provider_refused" }, creditsSpent: 0 });
  await expect.poll(() => readLedger(ben), settled).toEqual({ balance: 996, reserved: 0 });
  expect(await queryDocuments(studio, ben, "images", "generationId", none.jobId)).toEqual([]);
});

test("results that are the same to the last pixel are kept and paid once; the ledger has the rest back", async () => {
  const ida = await newAccount(studio, "ida");
  const { jobId } = await post(ida, { prompt: "All alike", count: 3 });
  await readEvents(ida, jobId);
  await expect
    .poll(() => readJob(ida, jobId), settled)
    .toMatchObject({ state: "done", partsDone: 3, creditsReserved: 6, creditsSpent: 2 });
  const { results } = (await readJob(ida, jobId))!;
  expect(statesOf(results).sort()).toEqual(["done", "duplicate", "duplicate"]);
  const kept = results.flatMap(({ imageId }) => imageId ?? []);
  const images = await queryDocuments(studio, ida, "images", "generationId", jobId);
  expect(images.map(({ id }) => id)).toEqual(kept);
  await expect.poll(() => readLedger(ida), settled).toEqual({ balance: 998, reserved: 0 });
});

test("sent twice it is one generation, paid once; another request under its key is refused", async () => {
  const cleo = await newAccount(studio, "cleo");
  const key = crypto.randomUUID();
  const answers = await Promise.all([1, 2, 3].map(() => post(cleo, { prompt: "Once" }, key)));
  expect(new Set(answers.map(({ jobId }) => jobId)).size).toBe(1);
  expect(await post(cleo, { prompt: "Other" }, key)).toMatchObject({
    status: 409,
    code: "idempotency_key_reused",
  });
  await readEvents(cleo, answers[0]!.jobId);
  expect((await post(cleo, { prompt: "Once" }, key)).status).toBe(200);
  await expect.poll(() => readLedger(cleo), settled).toEqual({ balance: 998, reserved: 0 });
  expect(provider.requests.filter(({ body }) => body.prompt === "Once")).toHaveLength(1);
});

test("cancelled: what is done stays and is paid, what runs is thrown away", async () => {
  const dan = await newAccount(studio, "dan");
  failAt("Half", "hang", (index) => index > 0);
  const { jobId } = await post(dan, { prompt: "Half", count: 4 });
  await readEvents(dan, jobId, { until: ({ partsDone }) => partsDone === 1 });
  const cancel = () => dan.call(`/api/v1/jobs/${jobId}/cancel`, { method: "POST" });
  const [first, second] = await Promise.all([cancel(), cancel()]);
  expect([first.status, second.status]).toEqual([200, 200]);
  await expect
    .poll(() => readJob(dan, jobId), settled)
    .toMatchObject({ state: "cancelled", creditsReserved: 8, creditsSpent: 2 });
  const job = (await readJob(dan, jobId))!;
  expect(statesOf(job.results)).toEqual(["done", "cancelled", "cancelled", "cancelled"]);
  await expect.poll(() => readLedger(dan), settled).toEqual({ balance: 998, reserved: 0 });
  const images = await queryDocuments(studio, dan, "images", "generationId", jobId);
  expect(images.map(({ id }) => id)).toEqual([job.results[0]!.imageId]);
});

test("cancelled before anything is made, nothing is paid", async () => {
  const eli = await newAccount(studio, "eli");
  failAt("None", "hang", () => true);
  const { jobId } = await post(eli, { prompt: "None", count: 2 });
  await eli.call(`/api/v1/jobs/${jobId}/cancel`, { method: "POST" });
  await expect.poll(() => readLedger(eli), settled).toEqual({ balance: 1000, reserved: 0 });
});

test("what cannot be done is refused before it costs, in words", async () => {
  const [fay, eve] = [await newAccount(studio, "fay"), await newAccount(studio, "eve")];
  const upload = async (account: Account, file: BodyInit) => {
    const answer = await account.call("/api/v1/assets", { method: "POST", body: file });
    return ((await answer.json()) as { asset: { id: string } }).asset.id;
  };
  const [own, mask, theirs] = await Promise.all([
    upload(fay, png(64, 48)),
    upload(fay, png(64, 64)),
    upload(eve, png(32, 32)),
  ]);
  const ask = { prompt: "my cup on the moon", products: [own, theirs] };
  const shown = await fay.call("/api/v1/subjects", { method: "POST", body: JSON.stringify(ask) });
  // Plain grey shows nothing to cut out; what is somebody else's is not looked at.
  expect(await shown.json()).toMatchObject({
    subject: { id: "product" },
    missing: "on the moon",
    uncut: [own],
    isPartial: true,
  });
  const edit = { operation: "instruct", sourceAssetId: own, prompt: "Make it blue" };
  const refusals: [object, number, string][] = [
    [{ prompt: " " }, 400, "prompt_missing"],
    [{ modelId: "openai/gone" }, 400, "model_missing"],
    [{ ...edit, operation: "upscale" }, 400, "not_possible"],
    [
      { references: [{ assetId: theirs, role: "style", weight: 1 }], modelId: "built-in/image-maker" },
      400,
      "asset_missing",
    ],
    [{ ...edit, sourceAssetId: theirs }, 400, "asset_missing"],
    [{ ...edit, operation: "fill", maskAssetId: mask }, 400, "mask_size_differs"],
    [{ boardId: "board-of-somebody" }, 400, "board_missing"],
    [{ count: 9 }, 400, "invalid_request"],
    [{ modelId: "openai/dear", count: 8 }, 402, "credits_short"],
    [{ modelId: "openai/dear", count: 4 }, 429, "daily_cap"],
  ];
  for (const [changes, status, code] of refusals) {
    expect(await post(fay, changes)).toMatchObject({ status, code, message: expect.any(String) });
  }
  expect(await post(fay, { modelId: "openai/dear", count: 8 })).toMatchObject({
    balance: 1000,
    needed: 1040,
  });
  expect(await readLedger(fay)).toEqual({ balance: 1000, reserved: 0 });

  const [{ jobId }, started] = await Promise.all([
    post(fay, edit, crypto.randomUUID(), true),
    post(fay, { ...edit, prompt: "Make it red" }),
  ]);
  const elsewhere = await eve.call(`/api/v1/jobs/${jobId}/cancel`, { method: "POST" });
  expect(elsewhere.status).toBe(404);
  await readEvents(fay, jobId);
  await expect.poll(() => readJob(fay, jobId), settled).toMatchObject({ state: "done" });
  const imageId = (await readJob(fay, jobId))?.results[0]?.imageId;
  expect(await readDocument(studio, fay, `images/${imageId}`)).toMatchObject({
    operation: "instruct",
    shelf: "staged",
    parentIds: [own],
  });
  // What is not asked for in the editor is kept at once, as what is made from words is.
  await readEvents(fay, started.jobId);
  await expect.poll(() => readJob(fay, started.jobId), settled).toMatchObject({ state: "done" });
  const keptId = (await readJob(fay, started.jobId))?.results[0]?.imageId;
  expect(await readDocument(studio, fay, `images/${keptId}`)).toMatchObject({ shelf: "kept" });
});

test("what is made in the browser is kept with where it comes from; after 30 days in the trash it is gone", async () => {
  const gus = await newAccount(studio, "gus");
  const upload = await gus.call("/api/v1/assets", { method: "POST", body: png(64, 48, 20) });
  const parentId = ((await upload.json()) as { asset: { id: string } }).asset.id;
  const derive = async (account: Account, name: string) => {
    const headers = {
      "X-Vitrine-Parent": parentId,
      "X-Vitrine-Name": encodeURIComponent(name),
      "X-Vitrine-Edits": "crop,adjust",
      "X-Vitrine-Lettering": encodeURIComponent("Crème, €14\nOrder now"),
    };
    const answer = await account.call("/api/v1/images", { method: "POST", body: png(32, 24, 90), headers });
    return { status: answer.status, ...((await answer.json()) as { image?: { id: string }; code?: string }) };
  };
  const [first, again] = [await derive(gus, "Café crop"), await derive(gus, "Café crop")];
  expect([first.status, again.status, again.image?.id]).toEqual([201, 200, first.image?.id]);
  expect(await derive(await newAccount(studio, "hal"), "Theirs")).toMatchObject({ code: "asset_missing" });
  const imageId = first.image?.id ?? "";
  expect(await readDocument(studio, gus, `images/${imageId}`)).toMatchObject({
    operation: "derive",
    handEdits: ["adjust", "crop"],
    title: "Café crop",
    lettering: "Crème, €14\nOrder now",
    words: expect.arrayContaining(["cafe", "crop", "creme"]),
    parentIds: [parentId],
    shelf: "kept",
    color: "#5a5a5a",
    recipe: { digitalSourceType: "humanEdits" },
  });
  const lineage = await (await gus.call(`/api/v1/images/${imageId}/lineage`)).json();
  expect(lineage).toMatchObject({
    ancestors: [{ assetId: parentId, operation: "upload" }],
    self: { assetId: imageId, operation: "derive" },
    children: [],
  });

  const since = new Date(Date.now() - 31 * 24 * 3600 * 1000).toISOString();
  await trash(gus, [`images/${imageId}`, `assets/${imageId}`], since);
  await trash(gus, [`assets/${parentId}`], new Date().toISOString());
  const old = { ...imageFields(gus.userId, 0, new Date(since)), boardIds: ["deleted"] };
  const candidate = { ...old, shelf: "staged", boardIds: [] };
  await writeAsService({ url: studio.url.origin, stateFolder: studio.stateFolder }, [
    ["boards/deleted", { ownerId: gus.userId, name: "Deleted", trashedAt: new Date(since) }],
    ["images/on-board", old],
    ["images/candidate", candidate],
    ["assets/candidate", assetFields(candidate)],
    // Whatever a person wrote into it, it goes; and so does what others saw of an image.
    ["assets/unreadable", { ...assetFields(old), tags: [1], trashedAt: new Date(since) }],
    ["images/shown", { ...old, boardIds: [], shelf: "trash", trashedAt: new Date(since) }],
    ["publicImages/shown", { ownerId: gus.userId }],
  ]);
  await studio.runSchedule();
  const read = (path: string) => readDocument(studio, gus, path);
  for (const gone of ["boards/deleted", "assets/unreadable", "images/shown", "publicImages/shown"])
    expect(await read(gone), gone).toBeNull();
  expect(await read("images/on-board")).toMatchObject({ shelf: "kept", boardIds: [] });
  // What was never accepted can be brought back for 30 days more.
  expect(await read("images/candidate")).toMatchObject({ shelf: "trash", trashedAt: expect.anything() });
  expect(await read("assets/candidate")).toMatchObject({ trashedAt: expect.anything(), hidden: true });
  const left = await Promise.all(
    [`images/${imageId}`, `assets/${imageId}`, `assets/${parentId}`].map((path) =>
      readDocument(studio, gus, path),
    ),
  );
  expect(left).toEqual([null, null, expect.anything()]);
  expect((await gus.call(`/media/assets/${imageId}`)).status).toBe(404);
});

/** As the owner's browser does it. */
async function trash(account: Account, paths: readonly string[], since: string): Promise<void> {
  const trashedAt = new Date(since);
  const changes = paths.map((path) => ({
    path,
    fields: path.startsWith("images/") ? { trashedAt, shelf: "trash" } : { trashedAt },
  }));
  expect(await commitAs(studio, account, changes)).toBe(200);
}
