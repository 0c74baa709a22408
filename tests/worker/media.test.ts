import { beforeAll, expect, test } from "vitest";
import { type Account, type LocalStudio, makeContent, newAccount, shareLocalStudio } from "./local-studio";
import { html, jpeg, mp4, png } from "./sample-files";

let studio: Pick<LocalStudio, "url">;
let ada: Account;
let eve: Account;
let contentId: string;
let exportId: string;
const file = mp4(300_000);

const facts = {
  "X-Vitrine-Width": "1080",
  "X-Vitrine-Height": "1920",
  "X-Vitrine-Frames": "450",
  "X-Vitrine-Fps": "30",
  "X-Vitrine-Duration": "15",
  "X-Vitrine-Variant": "0",
};
const putExport = (account: Account, body: Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}) =>
  account.call(`/api/v1/content/${contentId}/exports`, {
    method: "PUT",
    headers: { ...facts, ...headers },
    body,
  });

beforeAll(async () => {
  studio = await shareLocalStudio();
  ada = await newAccount(studio, "ada");
  eve = await newAccount(studio, "eve");
  contentId = await makeContent(studio, ada);
  const answer = await putExport(ada, file);
  expect(answer.status).toBe(201);
  ({ exportId } = (await answer.json()) as { exportId: string });
});

const get = (headers: Record<string, string> = {}, query = "", method = "GET") =>
  ada.call(`/media/exports/${exportId}${query}`, { headers, method });

test("an export comes back byte for byte, as a file and nothing else", async () => {
  const answer = await get();
  expect(answer.status).toBe(200);
  expect(new Uint8Array(await answer.arrayBuffer())).toEqual(file);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "content-type": "video/mp4",
    "accept-ranges": "bytes",
    "cache-control": "private, no-cache",
    "x-content-type-options": "nosniff",
    "content-security-policy": "sandbox; default-src 'none'",
  });
});

test.each([
  ["bytes=0-99", 0, 100],
  ["bytes=299990-", 299_990, 10],
  ["bytes=-10", 299_990, 10],
  ["bytes=100000-100499", 100_000, 500],
])("%s is answered with that part", async (range, offset, length) => {
  const answer = await get({ Range: range });
  expect(answer.status).toBe(206);
  expect(answer.headers.get("content-range")).toBe(`bytes ${offset}-${offset + length - 1}/300000`);
  expect(answer.headers.get("content-length")).toBe(String(length));
  expect(new Uint8Array(await answer.arrayBuffer())).toEqual(file.slice(offset, offset + length));
});

test("a range beyond the end is 416; a range of an older file is the whole", async () => {
  const beyond = await get({ Range: "bytes=300000-" });
  expect(beyond.status).toBe(416);
  expect(beyond.headers.get("content-range")).toBe("bytes */300000");
  const older = await get({ Range: "bytes=0-9", "If-Range": '"another"' });
  expect(older.status).toBe(200);
  expect((await older.arrayBuffer()).byteLength).toBe(300_000);
});

test("an unchanged file is 304, and HEAD tells without sending", async () => {
  const head = await get({}, "", "HEAD");
  expect(head.status).toBe(200);
  expect(head.headers.get("content-length")).toBe("300000");
  const again = await get({ "If-None-Match": head.headers.get("etag") ?? "" });
  expect(again.status).toBe(304);
});

test("a download is named after the work", async () => {
  const answer = await get({}, "?download=1");
  expect(answer.headers.get("content-disposition")).toMatch(
    /^attachment; filename="[^"]+\.mp4"; filename\*=UTF-8''/,
  );
  await answer.body?.cancel();
});

test("what is not yours looks like what is not there", async () => {
  const answers = await Promise.all([
    eve.call(`/media/exports/${exportId}`),
    fetch(new URL(`/media/exports/${exportId}`, studio.url)),
    ada.call("/media/exports/nothing"),
    eve.call(`/media/posters/${contentId}`),
    ada.call("/media/assets/..%2Fusers"),
    ada.call("/media/assets/a%2E%2Eb"),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, expect.any(Number), 404]);
  expect(answers[4]!.status).toBeGreaterThanOrEqual(400);
  const [foreign, , absent] = await Promise.all(answers.map((answer) => answer.text()));
  expect(foreign).toBe(absent);
});

test.each([
  ["a page", html, {}, 415],
  ["a picture", png(2, 2), {}, 415],
  ["a width that is no number", mp4(100), { "X-Vitrine-Width": "wide" }, 400],
])("%s is not taken as an export", async (_what, bytes, headers, status) => {
  const answer = await putExport(ada, bytes, headers);
  expect(answer.status).toBe(status);
  expect(answer.headers.get("content-type")).toBe("application/problem+json");
});

test("only the owner of a work adds exports to it", async () => {
  expect((await putExport(eve, mp4(100))).status).toBe(404);
});

test("an export sent twice under one key is one export", async () => {
  const key = { "Idempotency-Key": crypto.randomUUID() };
  const ids = [];
  for (let times = 0; times < 2; times++) {
    ids.push(((await (await putExport(ada, mp4(500), key)).json()) as { exportId: string }).exportId);
  }
  expect(ids[1]).toBe(ids[0]);
});

const storageOf = async (account: Account) =>
  (await (await account.call("/api/v1/assets/storage")).json()) as { usedBytes: number; quotaBytes: number };

test("exports, posters and duplicates count for the storage, and what is deleted does not any more", async () => {
  const zoe = await newAccount(studio, "zoe");
  const work = await makeContent(studio, zoe);
  const { usedBytes: before } = await storageOf(zoe);
  const put = (body: Uint8Array<ArrayBuffer>) =>
    zoe.call(`/api/v1/content/${work}/exports`, { method: "PUT", headers: facts, body });
  const kept = (await (await put(mp4(70_000))).json()) as { exportId: string };
  expect((await storageOf(zoe)).usedBytes - before).toBe(70_000);

  const poster = jpeg;
  await zoe.call(`/api/v1/content/${work}/poster`, { method: "PUT", body: poster });
  await zoe.call(`/api/v1/content/${work}/poster`, { method: "PUT", body: poster });
  expect((await storageOf(zoe)).usedBytes - before).toBe(70_000 + poster.length);

  const copy = await zoe.call(`/api/v1/content/${work}/duplicate`, { method: "POST" });
  const { contentId: copyId } = (await copy.json()) as { contentId: string };
  expect((await storageOf(zoe)).usedBytes - before).toBeGreaterThan(70_000 + poster.length + 500);
  await zoe.call(`/api/v1/content/${copyId}`, { method: "DELETE" });

  const address = `/api/v1/content/${work}/exports/${kept.exportId}`;
  expect((await eve.call(address, { method: "DELETE" })).status).toBe(404);
  expect((await zoe.call(address, { method: "DELETE" })).status).toBe(204);
  expect((await zoe.call(`/media/exports/${kept.exportId}`)).status).toBe(404);
  expect((await storageOf(zoe)).usedBytes - before).toBe(poster.length);
});

test("where storage is full, neither an export nor a duplicate is kept", async () => {
  const max = await newAccount(studio, "max");
  const work = await makeContent(studio, max);
  const { usedBytes, quotaBytes } = await storageOf(max);
  // Uploads that were begun take all the room that is left.
  let leftBytes = quotaBytes - usedBytes - 100;
  for (let number = 0; leftBytes > 0; number++) {
    const sizeBytes = Math.min(leftBytes, 2 ** 30);
    const json = { name: "x", sizeBytes, sha256: String(number).padStart(64, "0"), mediaType: "video/mp4" };
    expect((await max.call("/api/v1/uploads", { method: "POST", json })).status).toBe(201);
    leftBytes -= sizeBytes;
  }
  const answers = [
    await max.call(`/api/v1/content/${work}/exports`, { method: "PUT", headers: facts, body: mp4(5_000) }),
    await max.call(`/api/v1/content/${work}/duplicate`, { method: "POST" }),
  ];
  for (const answer of answers) {
    expect([answer.status, await answer.json()]).toMatchObject([413, { code: "storage_full" }]);
  }
});

test("an export that the link offers is not deleted from under it", async () => {
  const publish = (body: unknown) =>
    ada.call(`/api/v1/content/${contentId}/publish`, { method: "POST", json: body });
  const { exportId: offered } = (await (await putExport(ada, mp4(600))).json()) as { exportId: string };
  const published = await publish({ mode: "pin", exportId: offered });
  expect(published.status).toBe(200);
  const address = `/api/v1/content/${contentId}/exports/${offered}`;
  const refused = await ada.call(address, { method: "DELETE" });
  expect([refused.status, await refused.json()]).toMatchObject([409, { code: "export_offered" }]);
  await publish({ mode: "pin", exportId: null });
  expect((await ada.call(address, { method: "DELETE" })).status).toBe(204);
});
