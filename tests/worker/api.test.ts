import { beforeAll, expect, test } from "vitest";
import {
  type Account,
  type LocalStudio,
  makeContent,
  newAccount,
  openLocalStudio,
  readDocument,
  shareLocalStudio,
} from "./local-studio";
import { avif, clip, gif, html, jpeg, mp4, png, pngClaiming, svg, wav } from "./sample-files";

let studio: Pick<LocalStudio, "url">;
let ada: Account;
let eve: Account;

beforeAll(async () => {
  studio = await shareLocalStudio();
  ada = await newAccount(studio, "ada");
  eve = await newAccount(studio, "eve");
});

const at = (path: string) => new URL(path, studio.url);

test.each(["/api/v1/users/login/", "/api/v1/users/login"])("%s begins a session", async (path) => {
  const answer = await ada.call(path, { method: "POST" });
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({ data: { user_id: ada.userId } });
  const cookies = answer.headers.getSetCookie();
  const userId = cookies.find((cookie) => cookie.startsWith("userId="));
  const authToken = cookies.find((cookie) => cookie.startsWith("authToken="));
  expect(userId).toContain(`userId=${ada.userId};`);
  expect(userId).not.toMatch(/HttpOnly/i);
  expect(authToken).toContain(`authToken=${ada.token};`);
  expect(authToken).toMatch(/HttpOnly/i);
  for (const cookie of [userId, authToken]) expect(cookie).toMatch(/Path=\/;.*SameSite=Lax/i);
  expect(await readDocument(studio, ada, `users/${ada.userId}`)).toMatchObject({
    user_id: ada.userId,
    email: expect.stringMatching(/^ada-/),
    lastLoginAt: expect.any(String),
  });
});

test("a login takes the Bearer header and nothing else", async () => {
  const path = at("/api/v1/users/login/");
  const tries: Record<string, string>[] = [
    {},
    { Cookie: `authToken=${ada.token}` },
    { Authorization: "Bearer nonsense" },
    { Authorization: `Basic ${ada.token}` },
    { Authorization: "Bearer nonsense", Cookie: `authToken=${ada.token}` },
  ];
  for (const headers of tries) {
    const answer = await fetch(path, { method: "POST", headers });
    expect([headers, answer.status]).toEqual([headers, 401]);
    expect(answer.headers.get("content-type")).toBe("application/problem+json");
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(await answer.json()).toMatchObject({
      status: 401,
      code: expect.any(String),
      requestId: expect.any(String),
    });
  }
});

test("signing out clears the session's cookies and ends a view of an account", async () => {
  const answer = await fetch(at("/api/v1/users/logout/"), { method: "POST" });
  expect(answer.status).toBe(204);
  const cookies = answer.headers.getSetCookie();
  expect(cookies.map((cookie) => cookie.split("=")[0]).sort()).toEqual(["authToken", "userId", "viewAs"]);
  for (const cookie of cookies) expect(cookie).toContain("Max-Age=0");
});

test("user info tells who is asking", async () => {
  await ada.call("/api/v1/users/login/", { method: "POST" });
  const answer = await ada.call("/api/v1/user-info/");
  const { data } = (await answer.json()) as { data: Record<string, string> };
  expect(Object.keys(data).sort()).toEqual(["created_at", "display_name", "email", "role", "user_id"]);
  expect(data).toMatchObject({ user_id: ada.userId, role: "user", email: expect.stringMatching(/^ada-/) });
  expect(Date.now() - Date.parse(data.created_at!)).toBeLessThan(120_000);
  expect((await fetch(at("/api/v1/user-info/"))).status).toBe(401);
});

test("a login fails plainly where the database is away", async () => {
  const away = await openLocalStudio({ FIREBASE_SERVICE_ACCOUNT: "" });
  try {
    const somebody = await newAccount(away, "somebody");
    const answer = await somebody.call("/api/v1/users/login/", { method: "POST" });
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ code: "documents_unavailable" });
    expect(answer.headers.getSetCookie()).toEqual([]);
  } finally {
    await away.remove();
  }
});

test("other sites cannot change anything, and a method that is not offered says which are", async () => {
  const foreign = await ada.call("/api/v1/jobs", {
    method: "POST",
    headers: { Origin: "https://elsewhere.example" },
    json: {},
  });
  expect(foreign.status).toBe(403);
  expect(await foreign.json()).toMatchObject({ code: "cross_site" });
  const wrong = await ada.call("/api/v1/models", { method: "DELETE" });
  expect(wrong.status).toBe(405);
  expect(wrong.headers.get("allow")).toBe("GET");
});

test("models say what they are", async () => {
  const offered = (await (await ada.call("/api/v1/models")).json()) as Record<
    string,
    { id: string; about: string }[]
  >;
  expect(offered.scripts?.map(({ id }) => id)).toContain("built-in/script-writer");
  expect(offered.pictures?.map(({ id }) => id)).toContain("built-in/picture-maker");
  expect(offered.scripts?.[0]?.about).toMatch(/not an AI model/);
});

const upload = (account: Account, body: Uint8Array<ArrayBuffer>, name = "a picture.png") =>
  account.call("/api/v1/assets", {
    method: "POST",
    headers: { "Content-Type": "application/octet-stream", "X-Vitrine-Name": encodeURIComponent(name) },
    body,
  });

test.each([
  ["PNG", png(5, 3), { name: "Süße Tüte.png", mediaType: "image/png", width: 5, height: 3 }],
  ["JPEG", jpeg, { name: "Süße Tüte.jpg", mediaType: "image/jpeg", width: 4, height: 2 }],
  ["GIF", gif, { name: "Süße Tüte.gif", mediaType: "image/gif", width: 2, height: 3 }],
  ["AVIF", avif, { name: "Süße Tüte.avif", mediaType: "image/avif", width: 640, height: 480 }],
])("a %s becomes an asset of its size, named as what it is", async (_type, bytes, facts) => {
  const answer = await upload(ada, bytes, "Süße Tüte.png");
  expect(answer.status).toBe(201);
  const { asset } = (await answer.json()) as { asset: { id: string } };
  expect(asset).toMatchObject({
    ...facts,
    ownerId: ada.userId,
    sizeBytes: bytes.length,
  });
  expect(await readDocument(studio, ada, `assets/${asset.id}`)).toMatchObject({ ...facts, origin: "upload" });
});

test("the same bytes are one asset for one owner and another for the next", async () => {
  const bytes = png(9, 9, 77);
  const ids = [];
  for (const account of [ada, ada, eve]) {
    ids.push(((await (await upload(account, bytes)).json()) as { asset: { id: string } }).asset.id);
  }
  expect(ids[1]).toBe(ids[0]);
  expect(ids[2]).not.toBe(ids[0]);
});

test.each([
  ["SVG", svg, 415],
  ["HTML", html, 415],
  ["nothing", new Uint8Array(), 415],
  ["a PNG over 8192 pixels", pngClaiming(8193, 10), 413],
  ["more than 32 MB", new Uint8Array(32 * 1024 * 1024 + 1), 413],
])("%s is refused", async (_what, bytes, status) => {
  const answer = await upload(ada, bytes);
  expect(answer.status).toBe(status);
  expect(answer.headers.get("content-type")).toBe("application/problem+json");
});

const uploadTimed = (
  account: Account,
  body: Uint8Array<ArrayBuffer>,
  mediaType: string,
  headers: Record<string, string> = {},
) =>
  account.call("/api/v1/assets", {
    method: "POST",
    headers: { "Content-Type": mediaType, ...headers },
    body,
  });

test("clips and sounds become assets of what their bytes say, once per key", async () => {
  const headers = { "Idempotency-Key": "one" };
  const first = await uploadTimed(
    ada,
    await clip("mp4", { width: 320, height: 180, seconds: 3 }),
    "video/webm",
    headers,
  );
  expect(first.status).toBe(201);
  const { asset } = (await first.json()) as { asset: { id: string } };
  expect(asset).toMatchObject({ mediaType: "video/mp4", width: 320, height: 180, durationSeconds: 3 });
  const again = await uploadTimed(ada, wav(1), "audio/wav", headers);
  expect(((await again.json()) as { asset: { id: string } }).asset.id).toBe(asset.id);

  const sound = await uploadTimed(ada, wav(1.5), "audio/mpeg");
  expect(await sound.json()).toMatchObject({
    asset: { mediaType: "audio/wav", width: 0, durationSeconds: 1.5 },
  });
  const webm = await uploadTimed(ada, await clip("webm", { width: 64, height: 64, seconds: 3 }), "video/mp4");
  expect(await webm.json()).toMatchObject({ asset: { mediaType: "video/webm", width: 64 } });

  const part = await ada.call(`/media/assets/${asset.id}`, { headers: { Range: "bytes=4-7" } });
  expect([part.status, await part.text()]).toEqual([206, "ftyp"]);
  expect((await eve.call(`/media/assets/${asset.id}`)).status).toBe(404);
});

test.each([
  ["HTML", async () => html, 415],
  ["an MP4 that only begins like one", async () => mp4(5000), 415],
  ["a picture said to be a clip", async () => png(4, 4), 415],
  ["eleven minutes", () => clip("webm", { width: 64, height: 64, seconds: 660 }), 413],
  ["a clip over 4096 pixels", () => clip("mp4", { width: 5000, height: 64, seconds: 1 }), 413],
])("%s is refused as a clip", async (_what, file, status) => {
  const answer = await uploadTimed(ada, await file(), "video/mp4");
  expect(answer.status).toBe(status);
  expect(answer.headers.get("content-type")).toBe("application/problem+json");
});

test("a work can be copied and deleted by its owner only", async () => {
  const contentId = await makeContent(studio, ada);
  expect((await eve.call(`/api/v1/content/${contentId}/duplicate`, { method: "POST" })).status).toBe(404);
  expect((await eve.call(`/api/v1/content/${contentId}`, { method: "DELETE" })).status).toBe(404);

  const copied = await ada.call(`/api/v1/content/${contentId}/duplicate`, { method: "POST" });
  expect(copied.status).toBe(201);
  const { contentId: copyId } = (await copied.json()) as { contentId: string };
  const original = await readDocument(studio, ada, `content/${contentId}`);
  const copy = await readDocument(studio, ada, `content/${copyId}`);
  expect(copy).toMatchObject({ title: `${original!.title} (copy)`, jobId: null, status: "draft" });
  expect((copy!.storyboard as { scenes: unknown }).scenes).toEqual(
    (original!.storyboard as { scenes: unknown }).scenes,
  );

  expect((await ada.call(`/api/v1/content/${copyId}`, { method: "DELETE" })).status).toBe(204);
  expect(await readDocument(studio, ada, `content/${copyId}`)).toBeNull();
  expect((await ada.call(`/api/v1/content/${copyId}`, { method: "DELETE" })).status).toBe(404);
});
