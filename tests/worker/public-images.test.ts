import { afterAll, beforeAll, expect, test } from "vitest";
import { sha256Hex } from "../../app/stores/media/sha256.server";
import { type OpenAiServer, startOpenAiServer } from "../fakes/openai-server";
import { writeAsService } from "../fixtures/write-as-service";
import {
  type Account,
  commitAs,
  type LocalStudio,
  makeContent,
  modelsOf,
  newAccount,
  openLocalStudio,
  readDocument,
  readEvents,
  signInStaff,
} from "./local-studio";
import { png } from "./sample-files";

/** What others see of an image: who may show, count, report and take it away, and that nothing shows it again by itself. */

const hiddenPath = "Q7x_hidden-gallery-2MfPz9";

let provider: OpenAiServer;
let studio: LocalStudio;
let ada: Account;
let ben: Account;
let cleo: Account;
let staff: Account;

beforeAll(async () => {
  provider = await startOpenAiServer();
  studio = await openLocalStudio({
    ...modelsOf(provider),
    OPENAI_IMAGE_MODEL: "gpt-image-1",
    HIDDEN_PATH_TOKEN: hiddenPath,
    MODEL_OVERRIDES: JSON.stringify({ "openai/gpt-image-1": { credits: 1 } }),
  });
  ada = await newAccount(studio, "ada");
  ben = await newAccount(studio, "ben");
  cleo = await newAccount(studio, "cleo");
  staff = await signInStaff(studio);
});
afterAll(async () => {
  await studio.remove();
  await provider.close();
});

async function makeImage(): Promise<string> {
  const upload = await ada.call("/api/v1/assets", { method: "POST", body: png(64, 48) });
  const { asset } = (await upload.json()) as { asset: { id: string } };
  const references = [{ assetId: asset.id, role: "style", weight: 0.5 }];
  const job = await generate(ada, { prompt: "A cup on a sill", references });
  expect(job.state).toBe("done");
  return job.results[0]!.imageId;
}

interface ImagesJob {
  state: string;
  results: { imageId: string }[];
}

/** Makes one image of some words, perhaps begun from a public one; answers with the job once it is over. */
async function generate(
  account: Account,
  { prompt, references = [], remixOf }: { prompt: string; references?: object[]; remixOf?: string },
): Promise<ImagesJob> {
  const request = {
    operation: "generate",
    modelId: "openai/gpt-image-1",
    prompt,
    negativePrompt: "",
    references,
    sourceAssetId: null,
    maskAssetId: null,
    extend: null,
    ratio: "1:1",
    count: 1,
    seed: 7,
    parameters: {},
    styleIds: ["noir"],
    steeringBoardId: null,
    boardId: null,
  };
  const json = { idempotencyKey: crypto.randomUUID(), request, remixOf };
  const answer = await account.call("/api/v1/generations", { method: "POST", json });
  const started = await answer.text();
  expect(answer.status, started).toBe(201);
  const { jobId } = JSON.parse(started) as { jobId: string };
  await readEvents(account, jobId);
  let job: ImagesJob | null = null;
  const read = async () => {
    job = (await readDocument(studio, account, `jobs/${jobId}`)) as ImagesJob | null;
    return job?.state;
  };
  await expect.poll(read, { timeout: 20_000 }).toMatch(/^(done|failed)$/);
  return job!;
}

/** Keeps a picture as cut out of another one; answers its id. */
async function derive(account: Account, parentId: string, shade: number, lettering = ""): Promise<string> {
  const answer = await account.call("/api/v1/images", {
    method: "POST",
    body: png(32, 32, shade),
    headers: { "X-Vitrine-Parent": parentId, "X-Vitrine-Lettering": encodeURIComponent(lettering) },
  });
  return ((await answer.json()) as { image: { id: string } }).image.id;
}

/** Takes a copy of a public image; answers the id of the file. */
async function copy(account: Account, id: string): Promise<string> {
  const answer = await account.call(`/api/v1/public-images/${id}`, { method: "POST", json: { do: "copy" } });
  return ((await answer.json()) as { assetId: string }).assetId;
}

async function ask(account: Account, path: string, json: unknown): Promise<string> {
  const answer = await account.call(`/api/v1/${path}`, { method: "POST", json });
  const { code } = (await answer.json()) as { code?: string };
  return code ? `${answer.status} ${code}` : String(answer.status);
}
const setVisibility = (account: Account, id: string, visibility: string) =>
  ask(account, `images/${id}/visibility`, { visibility });
const act = (account: Account, id: string, json: object) => ask(account, `public-images/${id}`, json);
const decide = (account: Account, id: string, json: object) =>
  ask(account, `staff/public-images/${id}`, json);
const shown = (account: Account, id: string) => readDocument(studio, account, `publicImages/${id}`);
const fileStatus = async (account: Account, id: string) =>
  (await account.call(`/media/assets/${id}?public`)).status;

test("an image is shown by its owner alone, with what made it, and taken back", async () => {
  const id = await makeImage();
  expect(await fileStatus(ben, id)).toBe(404);
  expect(await setVisibility(ben, id, "public")).toBe("404 not_found");
  expect(await setVisibility(ada, id, "everybody")).toBe("400 invalid_request");
  expect(await setVisibility(ada, "..%2Fusers", "public")).toBe("400 bad_path");
  expect(await setVisibility(ada, id, "public")).toBe("200");
  expect(await setVisibility(ada, id, "public")).toBe("200");
  expect(await shown(ben, id)).toMatchObject({
    ownerId: ada.userId,
    request: {
      prompt: "A cup on a sill",
      negativePrompt: "",
      seed: 7,
      ratio: "1:1",
      styleIds: ["noir"],
    },
    inputsKeptBack: 1,
    heat: 0,
  });
  expect((await shown(ben, id))?.request).toMatchObject({ references: [] });
  expect(await fileStatus(ben, id)).toBe(200);
  expect((await fetch(new URL(`/media/assets/${id}?public`, studio.url))).status).toBe(404);
  expect(await setVisibility(ada, id, "private")).toBe("200");
  expect([await shown(ben, id), await fileStatus(ben, id)]).toEqual([null, 404]);
  expect(await readDocument(studio, ada, `images/${id}`)).toMatchObject({ visibility: "private" });
});

test("what the lettering of an image states is backed or accepted before others see it", async () => {
  const id = await derive(ada, await makeImage(), 90, "The best mug\nNow £19\nOrder today");
  const settle = (account: Account, json: object) => ask(account, `images/${id}/claims`, json);
  expect(await setVisibility(ada, id, "public")).toBe("409 open_claims");
  expect(await settle(ben, { accept: ["The best mug"] })).toBe("404 not_found");
  expect(await settle(ada, { accept: ["The best cup"] })).toBe("409 claim_changed");
  expect(await settle(ada, {})).toBe("400 invalid_request");
  expect(await settle(ada, { accept: ["The best mug"] })).toBe("200");
  expect(await setVisibility(ada, id, "public")).toBe("409 open_claims");
  expect(await settle(ada, { facts: ["The mug costs €19"] })).toBe("200");
  expect(await setVisibility(ada, id, "public")).toBe("409 open_claims");
  expect(await settle(ada, { facts: ["Our shop sells the mug at 19 pounds"] })).toBe("200");
  expect(await setVisibility(ada, id, "public")).toBe("200");
  expect(await commitAs(studio, ada, [{ path: `images/${id}`, fields: { acceptedClaims: [] } }])).toBe(403);
});

test("the hidden path shows what is public, images and videos, to whoever knows it and to nobody else", async () => {
  const [open, closed] = [await makeImage(), await makeImage()];
  expect(await setVisibility(ada, open, "public")).toBe("200");
  const [published, locked] = [await makeContent(studio, ben), await makeContent(studio, ben)];
  const publish = (id: string, json: object) =>
    ben.call(`/api/v1/content/${id}/publish`, { method: "POST", json });
  expect((await publish(published, { mode: "follow" })).status).toBe(200);
  expect((await publish(locked, { mode: "pin", password: "open sesame" })).status).toBe(200);
  const get = (path: string) => fetch(new URL(path, studio.url), { redirect: "manual" });

  const html = await (await get(`/${hiddenPath}`)).text();
  expect(html).toContain(`/v1/videos/${published}`);
  expect(html).not.toContain(locked);
  expect(html).toContain(`/media/assets/${open}?w=640&amp;gallery=${hiddenPath}`);
  expect(html).not.toContain(closed);
  for (const [address, status] of [
    [`/media/assets/${open}?w=640&gallery=${hiddenPath}`, 200],
    [`/media/assets/${open}?w=640&gallery=${hiddenPath.toLowerCase()}`, 404],
    [`/media/assets/${open}?w=640&gallery=`, 404],
    [`/media/assets/${closed}?w=640&gallery=${hiddenPath}`, 404],
    [`/${hiddenPath.toLowerCase()}`, 404],
  ] as const) {
    const answer = await get(address);
    expect(answer.status, address).toBe(status);
    await answer.body?.cancel();
  }

  await writeAsService({ url: studio.url.origin, stateFolder: studio.stateFolder }, [
    [`content/${published}`, { trashedAt: new Date() }],
  ]);
  await setVisibility(ada, open, "private");
  const later = await (await get(`/${hiddenPath}`)).text();
  expect(later).not.toContain(`/v1/videos/${published}`);
  expect(later).not.toContain(open);
});

test("with another file an image is taken back from others, and is not shown until it has its first one", async () => {
  const id = await makeImage();
  await setVisibility(ada, id, "public");
  const bytes = png(80, 48);
  const json = { name: "Other.png", sizeBytes: bytes.length, sha256: await sha256Hex(bytes), versionOf: id };
  const { uploadId } = await (await ada.call("/api/v1/uploads", { method: "POST", json })).json<{
    uploadId: string;
  }>();
  const headers = { "X-Vitrine-Sha256": json.sha256 };
  await ada.call(`/api/v1/uploads/${uploadId}/parts/1`, { method: "PUT", body: bytes, headers });
  expect(await ask(ada, `uploads/${uploadId}/complete`, {})).toBe("201");
  expect([await shown(ben, id), await fileStatus(ben, id)]).toEqual([null, 404]);
  expect(await setVisibility(ada, id, "public")).toBe("409 file_replaced");
  expect(await ask(ada, `assets/${id}/versions`, { fileId: id })).toBe("200");
  expect(await setVisibility(ada, id, "public")).toBe("200");
  expect(await fileStatus(ben, id)).toBe(200);
});

test("each person counts once for each deed, the owner never; nothing is lost or gained by hiding it", async () => {
  const id = await makeImage();
  await setVisibility(ada, id, "public");
  const count = (account: Account, kind: string) => act(account, id, { do: "count", kind });
  // A wish is no remix, and neither is what failed.
  expect(await count(ben, "remix")).toBe("400 invalid_request");
  expect((await generate(ben, { prompt: "A cup fault=refused", remixOf: id })).state).toBe("failed");
  expect(await shown(ben, id)).toMatchObject({ remixes: 0, heat: 0 });
  const makers = [ben, ben, ben, cleo, cleo, ada];
  await Promise.all(makers.map((maker) => generate(maker, { prompt: "A cup, at night", remixOf: id })));
  await Promise.all([count(ben, "star"), count(ben, "star"), count(cleo, "open")]);
  await expect.poll(async () => (await shown(ben, id))?.remixes, { timeout: 20_000 }).toBe(2);
  const earned = await shown(ben, id);
  expect(earned).toMatchObject({ remixes: 2, stars: 1, opens: 1, reports: 0 });
  const heat = Number(earned?.heat);
  expect(heat / 2 ** ((Date.now() - Date.UTC(2036, 0, 1)) / (7 * 86_400_000))).toBeCloseTo(14, 2);

  for (let times = 0; times < 2; times++)
    expect(await act(cleo, id, { do: "report", reason: "My photo" })).toBe("200");
  await setVisibility(ada, id, "private");
  expect(await count(ben, "star")).toBe("404 not_found");
  await setVisibility(ada, id, "public");
  await Promise.all([count(ben, "star"), act(cleo, id, { do: "report", reason: "My photo" })]);
  const present = await shown(ben, id);
  expect(present).toMatchObject({ remixes: 2, stars: 1, opens: 1, reports: 1 });
  expect(Number(present?.heat) / heat).toBeCloseTo(1, 6);
});

test("what is hostile is refused, and people who are not staff decide nothing", async () => {
  const id = await makeImage();
  await setVisibility(ada, id, "public");
  const refusals: [object, string][] = [
    [{}, "400 invalid_request"],
    [{ do: "count", kind: "heat" }, "400 invalid_request"],
    [{ do: "count", kind: "star", by: 1000 }, "200"],
    [{ do: "report", reason: "  x " }, "400 invalid_request"],
    [{ do: "report", reason: "x".repeat(501) }, "400 invalid_request"],
    [{ do: "remove", reason: "Not mine" }, "400 invalid_request"],
    [{ do: "keep" }, "400 invalid_request"],
    [{ do: "put-back" }, "400 invalid_request"],
  ];
  for (const [body, answer] of refusals) expect([body, await act(ben, id, body)]).toEqual([body, answer]);
  expect(await shown(ben, id)).toMatchObject({ stars: 1, reports: 0 });
  for (const missing of ["nothing", "..%2Fusers", "a%00b"]) {
    expect((await act(ben, missing, { do: "count", kind: "open" })).slice(0, 3)).toMatch(/40[04]/);
  }
  for (const decision of [{ do: "remove", reason: "Not mine" }, { do: "keep" }, { do: "put-back" }]) {
    expect([decision, await decide(ben, id, decision)]).toEqual([decision, "403 staff_only"]);
  }
});

test("staff read the reports and decide; what they take down its owner keeps, and shows to nobody", async () => {
  const [id, other] = [await makeImage(), await makeImage()];
  await Promise.all([id, other].map((each) => setVisibility(ada, each, "public")));
  const copied = await copy(ben, id);
  expect(await copy(ben, id)).toBe(copied);
  expect(await copy(ada, id)).toBe(id);
  await act(ben, id, { do: "report", reason: "Shows a logo" });
  await act(cleo, id, { do: "report", reason: "<b>Not theirs</b>" });
  await act(ben, other, { do: "report", reason: "Dull" });
  const reported = async () => {
    const answer = await staff.call("/api/v1/staff/reported-images");
    const { reported } = (await answer.json()) as {
      reported: { image: { id: string }; reasons: string[] }[];
    };
    return reported.filter(({ image }) => [id, other].includes(image.id));
  };
  expect(await reported()).toEqual([
    { image: expect.objectContaining({ id, reports: 2 }), reasons: ["<b>Not theirs</b>", "Shows a logo"] },
    { image: expect.objectContaining({ id: other }), reasons: ["Dull"] },
  ]);

  expect(await decide(staff, other, { do: "keep" })).toBe("200");
  expect(await decide(staff, id, { do: "remove", reason: "" })).toBe("400 invalid_request");
  expect(await decide(staff, id, { do: "remove", reason: "A logo of somebody else" })).toBe("200");
  expect(await reported()).toEqual([]);
  expect([await shown(ben, id), await fileStatus(ben, id), await fileStatus(ada, id)]).toEqual([
    null,
    404,
    200,
  ]);
  expect(await readDocument(studio, ada, `images/${id}`)).toMatchObject({
    shelf: "kept",
    visibility: "private",
    removedReason: "A logo of somebody else",
  });
  expect(await setVisibility(ada, id, "private")).toBe("200");
  expect(await setVisibility(ada, id, "public")).toBe("403 removed_by_staff");
  // Nor what is made of it, nor what is made of that.
  const cut = await derive(ada, id, 1);
  const cutAgain = await derive(ada, cut, 2);
  for (const each of [cut, cutAgain])
    expect(await setVisibility(ada, each, "public")).toBe("403 made_of_removed");
  expect(await setVisibility(ben, await derive(ben, copied, 4), "public")).toBe("403 made_of_removed");
  expect(await act(cleo, id, { do: "copy" })).toBe("404 not_found");
  expect(await setVisibility(ada, await derive(ada, other, 3), "public")).toBe("200");
  expect(await decide(staff, id, { do: "put-back" })).toBe("200");
  expect(await shown(ben, id)).toMatchObject({ reports: 0 });
  expect(await setVisibility(ada, cutAgain, "public")).toBe("200");
  expect(await decide(staff, other, { do: "put-back" })).toBe("404 not_found");
});

test("the trash takes it from others, and bringing it back shows it to nobody", async () => {
  const id = await makeImage();
  await setVisibility(ada, id, "public");
  const trashedAt = new Date(Date.now() - 31 * 86_400_000);
  const shelve = (changes: Record<string, unknown>) =>
    commitAs(studio, ada, [
      { path: `images/${id}`, fields: changes },
      { path: `publicImages/${id}`, fields: null },
    ]);
  expect(await shelve({ shelf: "trash", trashedAt })).toBe(403);
  expect(await shelve({ shelf: "trash", trashedAt, visibility: "private" })).toBe(200);
  expect([await shown(ben, id), await fileStatus(ben, id)]).toEqual([null, 404]);
  expect(await setVisibility(ada, id, "public")).toBe("409 not_kept");
  expect(await shelve({ shelf: "kept", trashedAt: null })).toBe(200);
  expect(await commitAs(studio, ada, [{ path: `images/${id}`, fields: { visibility: "public" } }])).toBe(403);
  expect(await shown(ben, id)).toBeNull();

  await setVisibility(ada, id, "public");
  await commitAs(studio, ada, [{ path: `assets/${id}`, fields: { trashedAt } }]);
  expect((await ada.call(`/api/v1/assets/${id}`, { method: "DELETE" })).status).toBe(204);
  expect(await shown(ben, id)).toBeNull();
});

test("a board that cannot be read is one that is not there", async () => {
  const id = await makeImage();
  const board = { ownerId: ada.userId, name: "Autumn", assetIds: [id], sharing: "copy" };
  const times = { createdAt: new Date(), updatedAt: new Date() };
  await writeAsService({ url: studio.url.origin, stateFolder: studio.stateFolder }, [
    ["boards/sparse", { ...board, ...times }],
    ["boards/odd", { ...board, name: 5 }],
  ]);
  const see = async (boardId: string) => (await ben.call(`/media/assets/${id}?board=${boardId}`)).status;
  expect([await see("sparse"), await see("odd")]).toEqual([200, 404]);
  expect(await ask(ben, "boards/odd/pictures", { assetId: id })).toBe("404 not_found");
});
