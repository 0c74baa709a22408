import { createHash, randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ApiError } from "~/client/call-api";
import { uploadPartBytes } from "~/domain/assets/upload";
import { createRandom } from "~/domain/random/seeded-random";
import { encodeFields } from "~/stores/firestore/firestore-values.server";
import { sendFile, type UploadedAsset, type UploadTransport } from "~/uploads/send-file";
import { type CuttableProxy, openCuttableProxy } from "../fakes/cuttable-proxy";
import { type OpenHttpServer, openHttpServer } from "../fakes/open-http-server";
import { isSoaking, seedsOr } from "../fixtures/seeds";
import { turnedPhoto } from "../fixtures/turned-photo";
import { type Account, type LocalStudio, newAccount, openLocalStudio, readDocument } from "./local-studio";
import { clip, html, jpeg, png, pngClaiming, svg, wav } from "./sample-files";

let studio: LocalStudio;
let ada: Account;
let eve: Account;
let proxy: CuttableProxy;
let site: OpenHttpServer;
const picture = png(900, 600, 77);

beforeAll(async () => {
  site = await openHttpServer((request, answer) => {
    const files: Record<string, Uint8Array> = { "/a%20cup.png": picture, "/page": html };
    const redirects: Record<string, string> = {
      "/moved": "/a%20cup.png",
      "/inside": "http://169.254.169.254/",
    };
    const target = redirects[request.url ?? ""];
    if (target) return answer.writeHead(302, { location: target }).end();
    const file = files[request.url ?? ""];
    answer.writeHead(file ? 200 : 404).end(file);
  });
  studio = await openLocalStudio({ LOCAL_FETCH_ORIGIN: site.origin });
  ada = await newAccount(studio, "ada");
  eve = await newAccount(studio, "eve");
  proxy = await openCuttableProxy(studio.url.origin);
});
afterAll(async () => {
  await site?.close();
  await proxy?.close();
  await studio?.remove();
});

const sha256Of = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

/** The API as the page calls it, through the proxy and on connections of its own. */
function transportOf(account: Account, onPart: (part: string) => void = () => {}): UploadTransport {
  const call = async <Answer>(path: string, init: RequestInit & { json?: unknown } = {}): Promise<Answer> => {
    let response: Response;
    try {
      response = await account.call(`http://127.0.0.1:${proxy.port}${path}`, init);
      const text = await response.text();
      if (response.ok) return (text ? JSON.parse(text) : undefined) as Answer;
      const { code, message } = JSON.parse(text) as { code: string; message: string };
      throw new ApiError(code, message, response.status, null);
    } catch (error) {
      if (error instanceof ApiError) throw error;
      throw new ApiError("offline", String(error), 0, null);
    }
  };
  return {
    begin: (request, signal) => call("/api/v1/uploads", { method: "POST", json: request, signal }),
    listParts: async (uploadId, signal) =>
      (await call<{ parts: number[] }>(`/api/v1/uploads/${uploadId}`, { signal })).parts,
    putPart: ({ uploadId, number, bytes }, signal) => {
      onPart(`${uploadId} ${number}`);
      const headers = { "X-Vitrine-Sha256": sha256Of(new Uint8Array(bytes)) };
      return call(`/api/v1/uploads/${uploadId}/parts/${number}`, {
        method: "PUT",
        headers,
        body: bytes,
        signal,
      });
    },
    complete: (uploadId, signal) =>
      call(`/api/v1/uploads/${uploadId}/complete`, { method: "POST", json: {}, signal }),
    wait: (ms) => new Promise((later) => setTimeout(later, Math.min(ms, 5))),
  };
}

function send(
  account: Account,
  bytes: Uint8Array<ArrayBuffer>,
  more: Partial<Parameters<typeof sendFile>[1]> = {},
) {
  const request = { name: "file.bin", sizeBytes: bytes.length, sha256: sha256Of(bytes), mediaType: "" };
  return sendFile(
    new Blob([bytes]),
    { ...request, folderId: null, versionOf: null, ...more },
    transportOf(account),
    { signal: AbortSignal.timeout(150_000), onProgress: () => {} },
  );
}

const bytesOf = async (account: Account, assetId: string, query = "", headers = {}) =>
  new Uint8Array(await (await account.call(`/media/assets/${assetId}${query}`, { headers })).arrayBuffer());

async function usedBytes(account: Account): Promise<number> {
  const storage = (await (await account.call("/api/v1/assets/storage")).json()) as { usedBytes: number };
  return storage.usedBytes;
}

/** A film of so many bytes: what it shows is noise, what it is can be read. */
async function film(sizeBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const start = await clip("mp4", { width: 320, height: 180, seconds: 2 });
  const bytes = new Uint8Array(sizeBytes);
  bytes.set(start);
  const rest = bytes.subarray(start.length);
  new DataView(rest.buffer, rest.byteOffset).setUint32(0, rest.length);
  rest.set([0x66, 0x72, 0x65, 0x65], 4);
  for (let at = 8; at < rest.length; at += 65_536)
    rest.set(randomBytes(Math.min(65_536, rest.length - at)), at);
  return bytes;
}

const mostCuts = isSoaking ? 100 : 40;
test.each(seedsOr(4711))(
  `${mostCuts} cuts end with the file as it was, and each costs one part at most; seed %i`,
  {
    timeout: 170_000,
  },
  async (seed) => {
    const random = createRandom(seed);
    const draw = (most: number) => Math.floor(random() * most);
    let cuts = 0;
    const sent = new Set<string>();
    const sentAgain: number[] = [];
    // A cut comes so many bytes after the last one, wherever that falls: within a part, its answer or another call. Most
    // come soon; one in seven lets a part through, else nothing would ever arrive.
    const stretch = () => draw(draw(7) === 0 ? 1.5 * uploadPartBytes : uploadPartBytes / 8);
    proxy.cutAfter(
      () => (cuts < mostCuts ? stretch() : null),
      () => cuts++,
    );
    while (cuts < mostCuts) {
      const bytes = await film(uploadPartBytes + draw(uploadPartBytes));
      const request = {
        name: "film.mp4",
        sizeBytes: bytes.length,
        sha256: sha256Of(bytes),
        mediaType: "video/mp4",
      };
      const { asset } = await sendFile(
        new Blob([bytes]),
        { ...request, folderId: null, versionOf: null },
        transportOf(ada, (part) => {
          if (sent.has(part)) sentAgain[cuts] = (sentAgain[cuts] ?? 0) + 1;
          sent.add(part);
        }),
        { signal: AbortSignal.timeout(150_000), onProgress: () => {} },
      );
      expect(asset.sha256).toBe(request.sha256);
      expect(sha256Of(await bytesOf(ada, asset.id))).toBe(request.sha256);
    }
    proxy.setMode("whole");
    expect(cuts).toBe(mostCuts);
    // Some were lost on their way, and between two cuts never more than one is sent again.
    expect(sentAgain.filter(Boolean).length).toBeGreaterThan(mostCuts / 5);
    expect(Math.max(...sentAgain.filter(Boolean))).toBe(1);
  },
);

test("a file that is there already is not sent again, and comes back from the trash", async () => {
  const first = await send(ada, picture, { name: "C:\\photos\\cup.png" });
  expect(first).toMatchObject({ isDuplicate: false, asset: { name: "cup.png", width: 900, height: 600 } });
  const again = await send(ada, picture);
  expect(again).toMatchObject({ isDuplicate: true, asset: { id: first.asset.id } });
  const byBody = await ada.call("/api/v1/assets", { method: "POST", body: picture });
  expect(byBody.status).toBe(200);
  const hers = await send(eve, picture);
  expect(hers.isDuplicate).toBe(false);
  expect(hers.asset.id).not.toBe(first.asset.id);
});

/** A JPEG of whose 9,000 pixels only the header speaks. */
function tallPhoto(): Uint8Array<ArrayBuffer> {
  const bytes = turnedPhoto("image/jpeg", 64);
  const frame = bytes.findIndex((byte, at) => byte === 0xff && bytes[at + 1] === 0xc0);
  new DataView(bytes.buffer).setUint16(frame + 7, 9000);
  return bytes;
}

test.each([
  ["an SVG", svg, "svg_refused"],
  ["a page", html, "html_refused"],
  ["words", new TextEncoder().encode("hello"), "not_media"],
  ["a film in name only", new Uint8Array([0, 0, 0, 8, 102, 116, 121, 112, 1, 2, 3]), "not_media"],
  ["a picture too wide", pngClaiming(8193, 10), "picture_too_large"],
  ["a picture too high, turned by its camera", tallPhoto(), "picture_too_large"],
  ["a picture without area", pngClaiming(0, 10), "not_media"],
  ["a sound too long", wav(601), "too_long"],
])("%s is refused with its reason", async (_what, bytes, code) => {
  await expect(
    send(ada, new Uint8Array(bytes), { name: "innocent.png", mediaType: "image/png" }),
  ).rejects.toMatchObject({
    code,
  });
});

test("what was said of a file has to be true", async () => {
  const other = png(20, 20, 3);
  await expect(send(ada, other, { sha256: "0".repeat(64) })).rejects.toMatchObject({ code: "file_damaged" });
  const begun = await ada.call("/api/v1/uploads", {
    method: "POST",
    json: { name: "x", sizeBytes: other.length, sha256: sha256Of(other) },
  });
  const { uploadId } = (await begun.json()) as { uploadId: string };
  const put = (account: Account, number: string, body: Uint8Array<ArrayBuffer>, sha256: string) =>
    account.call(`/api/v1/uploads/${uploadId}/parts/${number}`, {
      method: "PUT",
      body,
      headers: { "X-Vitrine-Sha256": sha256 },
    });
  const statuses = [
    await put(ada, "1", other, "0".repeat(64)),
    await put(ada, "1", other.slice(1), sha256Of(other.slice(1))),
    await put(ada, "1", other, "no hash"),
    await put(ada, "2", other, sha256Of(other)),
    await put(ada, "0", other, sha256Of(other)),
    await put(eve, "1", other, sha256Of(other)),
    await eve.call(`/api/v1/uploads/${uploadId}`),
    await eve.call(`/api/v1/uploads/${uploadId}/complete`, { method: "POST", json: {} }),
    await ada.call(`/api/v1/uploads/${uploadId}/complete`, { method: "POST", json: {} }),
  ].map(({ status }) => status);
  expect(statuses).toEqual([422, 400, 400, 404, 404, 404, 404, 404, 409]);
  expect((await ada.call(`/api/v1/uploads/${uploadId}`, { method: "DELETE" })).status).toBe(204);
  expect((await ada.call(`/api/v1/uploads/${uploadId}`)).status).toBe(404);
});

test("more than the plan keeps is refused before anything is sent", async () => {
  const answers = await Promise.all(
    [2 ** 30 + 1, 6 * 2 ** 30].map((sizeBytes) =>
      ada.call("/api/v1/uploads", { method: "POST", json: { name: "x", sizeBytes, sha256: "a".repeat(64) } }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual([413, 413]);
  const storage = (await (await ada.call("/api/v1/assets/storage")).json()) as Record<string, number>;
  expect(storage).toMatchObject({ plan: "free", quotaBytes: 5_000_000_000 });
  expect(storage.usedBytes).toBeGreaterThan(picture.length);
});

test("uploads begun at once share what is left; one that is called off makes room", async () => {
  const zoe = await newAccount(studio, "zoe");
  const sizeBytes = 2 ** 30;
  const begin = async (number: number) => {
    const sha256 = String(number).padStart(64, "0");
    const json = { name: "x.mp4", sizeBytes, sha256, mediaType: "video/mp4" };
    const answer = await zoe.call("/api/v1/uploads", { method: "POST", json });
    return { status: answer.status, ...((await answer.json()) as { uploadId?: string; code?: string }) };
  };
  const all = await Promise.all(Array.from({ length: 16 }, (_, number) => begin(number)));
  const open = all.filter(({ status }) => status === 201);
  // Asked at once they may each be refused for the other; never is there more than fits.
  expect(open.length).toBeLessThanOrEqual(4);
  expect(all.find(({ status }) => status !== 201)).toMatchObject({ status: 413, code: "storage_full" });
  for (let number = 16; open.length < 4; number++) open.push(await begin(number));
  expect((await begin(98)).status).toBe(413);
  // The same file again is the same upload, and needs no more.
  const again = await begin(all.indexOf(open[0]!) >= 0 ? all.indexOf(open[0]!) : 16);
  expect(again).toMatchObject({ status: 201, uploadId: open[0]!.uploadId });
  await zoe.call(`/api/v1/uploads/${open[0]!.uploadId}`, { method: "DELETE" });
  const statuses = [await begin(99), await begin(98)].map(({ status }) => status);
  expect(statuses).toEqual([201, 413]);
});

test("an address is fetched like an upload, and all that goes wrong there looks alike", async () => {
  const fetchFrom = (url: string) => eve.call("/api/v1/uploads/from-url", { method: "POST", json: { url } });
  const moved = await fetchFrom(`${site.origin}/moved`);
  expect(moved.status).toBe(200);
  expect(await moved.json()).toMatchObject({ isDuplicate: true, asset: { width: 900 } });
  expect((await fetchFrom(`${site.origin}/page`)).status).toBe(415);
  const answers = await Promise.all(
    [
      `${site.origin}/none`,
      `${site.origin}/inside`,
      "http://127.0.0.1:1/",
      "http://localhost/",
      studio.url.href,
      "nonsense",
    ].map(fetchFrom),
  );
  const problems = await Promise.all(
    answers.map(async (answer) => ({ ...((await answer.json()) as object), requestId: "" })),
  );
  expect(new Set(problems.map((problem: object) => JSON.stringify(problem))).size).toBe(1);
  expect(problems[0]).toMatchObject({ status: 422, code: "address_unreachable" });
});

test("a typeface is kept for its owner alone, and what is none is refused", async () => {
  const send = (bytes: Uint8Array<ArrayBuffer>) =>
    eve.call("/api/v1/assets", {
      method: "POST",
      body: bytes,
      headers: { "Content-Type": "font/woff2", "X-Vitrine-Name": "Acme-Bold.otf" },
    });
  const bytes = new Uint8Array(
    readFileSync("node_modules/@fontsource/anton/files/anton-latin-400-normal.woff2"),
  );
  const kept = await send(bytes);
  expect(kept.status).toBe(201);
  const { asset } = (await kept.json()) as { asset: { id: string } };
  expect(asset).toMatchObject({ mediaType: "font/woff2", name: "Acme-Bold.woff2", hidden: true });
  const served = await eve.call(`/media/assets/${asset.id}`);
  expect([served.status, served.headers.get("content-type")]).toEqual([200, "font/woff2"]);
  expect((await ada.call(`/media/assets/${asset.id}`)).status).toBe(404);
  const cutOff = await send(bytes.slice(0, -4));
  expect([cutOff.status, await cutOff.json()]).toMatchObject([415, { code: "not_a_typeface" }]);
});

function formOf(
  fileId: string,
  files: Record<string, Uint8Array<ArrayBuffer>>,
  facts: object = {},
): FormData {
  const form = new FormData();
  form.set("facts", JSON.stringify({ fileId, ...facts }));
  for (const [width, bytes] of Object.entries(files)) form.set(width, new Blob([bytes]), width);
  return form;
}

/** The header of a WebP of this size. */
function webp(width: number, height: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(40);
  bytes.set(new TextEncoder().encode("RIFF\x20\0\0\0WEBPVP8X\x0a\0\0\0"));
  new DataView(bytes.buffer).setUint32(24, (width - 1) | 0, true);
  new DataView(bytes.buffer).setUint16(27, height - 1, true);
  return bytes;
}

test("smaller pictures are taken where they fit, and served to those who may see the file", async () => {
  const { asset } = await send(ada, png(1000, 500, 9));
  const post = (account: Account, body: FormData) =>
    account.call(`/api/v1/assets/${asset.id}/renditions`, { method: "POST", body });
  const statuses = [
    await post(eve, formOf(asset.id, { 320: webp(320, 160) })),
    await post(ada, formOf("other", { 320: webp(320, 160) })),
    await post(ada, formOf(asset.id, { 320: webp(320, 320) })),
    await post(ada, formOf(asset.id, { 320: webp(640, 320) })),
    await post(ada, formOf(asset.id, { 320: png(320, 160) })),
    await post(ada, formOf(asset.id, { 320: webp(320, 160) }, { color: "red" })),
    await post(ada, formOf(asset.id, { 320: webp(320, 160), 640: webp(640, 320) }, { color: "#102030" })),
  ].map(({ status }) => status);
  expect(statuses).toEqual([404, 409, 422, 422, 415, 400, 200]);
  expect(await readDocument(studio, ada, `assets/${asset.id}`)).toMatchObject({ color: "#102030" });
  const small = await ada.call(`/media/assets/${asset.id}?w=320`);
  expect(Object.fromEntries(small.headers)).toMatchObject({
    "content-type": "image/webp",
    "x-content-type-options": "nosniff",
    "content-security-policy": "sandbox; default-src 'none'",
  });
  expect(new Uint8Array(await small.arrayBuffer())).toEqual(webp(320, 160));
  expect(await bytesOf(ada, asset.id, "?w=1280")).toEqual(webp(640, 320));
  const again = await ada.call(`/media/assets/${asset.id}?w=320`, {
    headers: { "If-None-Match": small.headers.get("etag") ?? "" },
  });
  expect(again.status).toBe(304);
  expect((await eve.call(`/media/assets/${asset.id}?w=320`)).status).toBe(404);
  expect(await bytesOf(ada, asset.id, "", { Range: "bytes=0-7" })).toEqual(png(1000, 500, 9).slice(0, 8));
});

test("a new version takes the file's place, the old one can come back, and deleting leaves nothing", async () => {
  const { asset } = await send(ada, png(30, 30, 1));
  const newer = await send(ada, png(40, 20, 2), { versionOf: asset.id });
  expect(newer.asset).toMatchObject({ id: asset.id, width: 40, versions: [{ fileId: asset.id, width: 30 }] });
  expect(await bytesOf(ada, asset.id)).toEqual(png(40, 20, 2));
  await expect(send(eve, png(40, 20, 2), { versionOf: asset.id })).rejects.toMatchObject({ status: 404 });
  // What is of another kind would break every place that shows it; a sound is told from a clip once it is there.
  const other = { status: 415, code: "other_kind" };
  const movie = await clip("mp4", { width: 320, height: 180, seconds: 1 });
  await expect(send(ada, movie, { versionOf: asset.id })).rejects.toMatchObject(other);
  const filmed = await send(ada, movie);
  await expect(send(ada, wav(1), { versionOf: filmed.asset.id })).rejects.toMatchObject(other);
  const back = await ada.call(`/api/v1/assets/${asset.id}/versions`, {
    method: "POST",
    json: { fileId: asset.id },
  });
  const { asset: restored } = (await back.json()) as { asset: UploadedAsset };
  expect(restored).toMatchObject({ width: 30, versions: [{ width: 40 }] });
  expect(await bytesOf(ada, asset.id)).toEqual(png(30, 30, 1));

  const remove = (account: Account) => account.call(`/api/v1/assets/${asset.id}`, { method: "DELETE" });
  expect((await remove(eve)).status).toBe(404);
  expect((await remove(ada)).status).toBe(409);
});

test("copies count for storage once each, and go with the file they are of", async () => {
  const original = webp(40, 20);
  const { asset } = await send(ada, original);
  const before = await usedBytes(ada);
  const copy = png(40, 20, 5);
  const put = (kind: string) =>
    ada.call(`/api/v1/assets/${asset.id}/copies/${kind}`, {
      method: "PUT",
      headers: { "X-Vitrine-File": asset.id },
      body: copy,
    });
  const statuses = [await put("small"), await put("whole"), await put("small")].map(({ status }) => status);
  expect(statuses).toEqual([201, 201, 201]);
  expect((await usedBytes(ada)) - before).toBe(2 * copy.length);
  const newer = png(41, 20, 6);
  await send(ada, newer, { versionOf: asset.id });
  expect((await usedBytes(ada)) - before).toBe(newer.length);
});

/** Shares a board with these files, as its owner's browser does. */
async function shareBoard(account: Account, assetIds: string[]): Promise<string> {
  const boardId = crypto.randomUUID();
  const { fields } = encodeFields({
    ownerId: account.userId,
    name: "Shared",
    assetIds,
    palette: [],
    words: [],
    typography: "minimal",
    edited: [],
    sharing: "link",
    trashedAt: null,
  });
  const documents = "projects/demo-vitrine/databases/(default)/documents";
  const answer = await fetch(new URL(`/v1/${documents}:commit`, studio.url), {
    method: "POST",
    headers: { Authorization: `Bearer ${account.token}`, "Content-Type": "application/json" },
    body: JSON.stringify({
      writes: [
        {
          update: { name: `${documents}/boards/${boardId}`, fields },
          updateTransforms: ["createdAt", "updatedAt"].map((fieldPath) => ({
            fieldPath,
            setToServerValue: "REQUEST_TIME",
          })),
        },
      ],
    }),
  });
  if (!answer.ok) throw new Error(await answer.text());
  return boardId;
}

test("others see a file without where it was taken, its owner has it as it is", async () => {
  const place = new TextEncoder().encode("Exif\0\0GPS 51.4545N 2.5879W");
  const photo = new Uint8Array([0xff, 0xd8, 0xff, 0xe1, 0, place.length + 2, ...place, ...jpeg.subarray(2)]);
  const plain = await clip("mp4", { width: 64, height: 64, seconds: 1 });
  const uuid = new TextEncoder().encode("uuidGPS 51.4545N 2.5879W");
  const film = new Uint8Array([...plain, 0, 0, 0, uuid.length + 4, ...uuid]);
  const { id: photoId, name } = (await send(ada, photo, { name: "Harbour 2.5.png" })).asset;
  expect(name).toBe("Harbour 2.5.jpg");
  const filmId = (await send(ada, film)).asset.id;
  const boardId = await shareBoard(ada, [photoId, filmId]);
  const usedBefore = await usedBytes(ada);
  const words = (bytes: Uint8Array) => String.fromCharCode(...bytes);

  expect(await bytesOf(ada, photoId)).toEqual(photo);
  expect(await bytesOf(ada, filmId)).toEqual(film);
  const shown = await bytesOf(eve, photoId, `?board=${boardId}`);
  expect(shown.length).toBeGreaterThan(10);
  expect(words(shown)).not.toContain("GPS");
  expect(await bytesOf(eve, photoId, `?board=${boardId}`)).toEqual(shown);
  // The copy she sees is a file of the account like any other.
  expect((await usedBytes(ada)) - usedBefore).toBe(shown.length);
  const played = await bytesOf(eve, filmId, `?board=${boardId}`);
  expect(played.length).toBe(film.length);
  expect(words(played)).not.toContain("GPS");
  const end = { Range: `bytes=-${uuid.length}` };
  expect(words(await bytesOf(eve, filmId, `?board=${boardId}`, end))).toMatch(/^free\0+$/);
  expect((await eve.call(`/media/assets/${photoId}`)).status).toBe(404);
});
