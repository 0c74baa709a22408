import "../fakes/reconnect.ts";
import { readdirSync, readFileSync } from "node:fs";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Fact } from "~/domain/facts/fact";
import { mostViewsPerAddress } from "~/domain/publications/publication-gate";
import { bindFacts } from "~/scene/bind-facts";
import { setSlotText } from "~/scene/edit-storyboard";
import type { Storyboard } from "~/scene/storyboard";
import { withFacts } from "~/scene/with-facts";
import { encodeFields, encodeValue } from "~/stores/firestore/firestore-values.server";
import { plainSharing } from "~/stores/publications/sharing";
import { type OpenAiServer, startOpenAiServer } from "../fakes/openai-server";
import { emptyProduct } from "../firebase/product-changes";
import {
  type Account,
  type LocalStudio,
  makeContent,
  modelsOf,
  newAccount,
  openLocalStudio,
  readDocument,
  sampleBrief,
  signInStaff,
} from "./local-studio";
import { gif, jpeg, mp4 } from "./sample-files";

let provider: OpenAiServer;
let studio: LocalStudio;
let ada: Account;
let eve: Account;
let contentId: string;
let assetId: string;

beforeAll(async () => {
  provider = await startOpenAiServer();
  studio = await openLocalStudio(modelsOf(provider));
  ada = await newAccount(studio, "ada");
  eve = await newAccount(studio, "eve");
});
beforeEach(async () => {
  contentId = await makeContent(studio, ada);
  const content = await readDocument(studio, ada, `content/${contentId}`);
  const { scenes } = content!.storyboard as { scenes: { slots: Record<string, { assetId?: string }> }[] };
  assetId = scenes.flatMap(({ slots }) => slots.picture?.assetId ?? [])[0]!;
});
afterAll(async () => {
  await studio.remove();
  await provider.close();
});

const browserName = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

/** Somebody without an account, with the cookies they were given, at an address of their own or one that is shared. */
function visitor(address = `203.0.113.${++visitors % 250}`) {
  const cookies = new Map<string, string>();
  return async (path: string, init: RequestInit = {}) => {
    const headers = new Headers({ "User-Agent": browserName, "CF-Connecting-IP": address });
    for (const [name, value] of new Headers(init.headers)) headers.set(name, value);
    headers.set("Cookie", [...cookies].map(([name, value]) => `${name}=${value}`).join("; "));
    const answer = await fetch(new URL(path, studio.url), { redirect: "manual", ...init, headers });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    return answer;
  };
}

let visitors = 0;

const publish = (options: object) =>
  ada.call(`/api/v1/content/${contentId}/publish`, { method: "POST", json: options });
const unpublish = () => ada.call(`/api/v1/content/${contentId}/publish`, { method: "DELETE" });
const oembedPath = () =>
  `/api/v1/oembed?url=${encodeURIComponent(`${studio.url.origin}/v1/videos/${contentId}`)}`;
const pictureAddress = () => `/media/assets/${assetId}?in=${contentId}`;

async function statuses(visit: ReturnType<typeof visitor>) {
  const paths = [oembedPath(), pictureAddress(), `/media/posters/${contentId}`];
  return Promise.all(paths.map(async (path) => (await visit(path)).status));
}

/** As the owner's own program writes it under the rules. */
async function changeWork(field: string, value: unknown): Promise<void> {
  const name = `projects/demo-vitrine/databases/(default)/documents/content/${contentId}`;
  const answer = await fetch(
    new URL("/v1/projects/demo-vitrine/databases/(default)/documents:commit", studio.url),
    {
      method: "POST",
      headers: { Authorization: `Bearer ${ada.token}`, "Content-Type": "application/json" },
      body: JSON.stringify({
        writes: [
          {
            update: { name, fields: { [field]: encodeValue(value) } },
            updateMask: { fieldPaths: [field] },
            updateTransforms: [{ fieldPath: "updatedAt", setToServerValue: "REQUEST_TIME" }],
            currentDocument: { exists: true },
          },
        ],
      }),
    },
  );
  expect([answer.status, await answer.text()]).toEqual([200, expect.any(String)]);
}

test("publishing opens link, embed and media to all; unpublishing shuts them at once", async () => {
  const visit = visitor();
  const poster = await ada.call(`/api/v1/content/${contentId}/poster`, { method: "PUT", body: jpeg });
  expect(poster.status).toBe(204);
  expect(await statuses(visit)).toEqual([404, 404, 404]);

  expect((await publish({ mode: "pin" })).status).toBe(200);
  expect(await statuses(visit)).toEqual([200, 200, 200]);
  expect(await readDocument(studio, eve, `publications/${contentId}`)).toMatchObject({
    ownerId: ada.userId,
    mode: "pin",
    visibility: "public",
    version: 1,
    mediaIds: expect.arrayContaining([assetId]),
    posterKey: expect.any(String),
  });
  expect(await readDocument(studio, ada, `content/${contentId}`)).toMatchObject({ status: "published" });
  expect((await visit(`/media/assets/${assetId}`)).status).toBe(404);

  expect((await unpublish()).status).toBe(204);
  expect(await statuses(visit)).toEqual([404, 404, 404]);
  expect(await readDocument(studio, ada, `content/${contentId}`)).toMatchObject({ status: "draft" });
});

test("a page brings its first frame small, as long as it shows what was published", async () => {
  const openingPicture = `data:image/jpeg;base64,${Buffer.from(jpeg).toString("base64")}`;
  const page = async () => (await visitor()(`/v1/videos/${contentId}`)).text();
  expect((await publish({ mode: "pin", openingPicture: "https://example.com/a.jpg" })).status).toBe(400);
  expect((await publish({ mode: "pin", openingPicture })).status).toBe(200);
  expect(await page()).toContain(`<img src="${openingPicture}"`);
  expect((await publish({ mode: "follow", openingPicture })).status).toBe(200);
  expect(await page()).not.toContain(openingPicture);
  expect((await publish({ mode: "pin" })).status).toBe(200);
  expect(await page()).not.toContain(openingPicture);
});

test("oEmbed describes a published video for any size asked for", async () => {
  await publish({ mode: "follow" });
  const answer = await visitor()(`${oembedPath()}&maxwidth=300&maxheight=400`);
  expect(answer.headers.get("access-control-allow-origin")).toBe("*");
  const embed = (await answer.json()) as { width: number; height: number; html: string };
  expect(embed).toMatchObject({
    version: "1.0",
    type: "video",
    provider_name: "Vitrine",
    width: 225,
    height: 400,
  });
  expect(embed.html).toContain(`src="${studio.url.origin}/v0/videos/${contentId}"`);
  const elsewhere = `/api/v1/oembed?url=${encodeURIComponent(`https://elsewhere.example/content/${contentId}`)}`;
  expect((await visitor()(elsewhere)).status).toBe(404);
});

test("a password locks embed and media until it is given, and a new one locks again", async () => {
  await publish({ mode: "pin", password: "open sesame" });
  const visit = visitor();
  expect(await statuses(visit)).toEqual([401, 404, 404]);
  const unlock = (password: string) =>
    visit(`/api/v1/publications/${contentId}/unlock`, { method: "POST", body: JSON.stringify({ password }) });
  expect((await unlock("open barley")).status).toBe(403);
  expect((await visit(pictureAddress())).status).toBe(404);
  expect((await unlock("open sesame")).status).toBe(204);
  expect((await visit(pictureAddress())).status).toBe(200);
  expect((await visitor()(pictureAddress())).status).toBe(404);

  await publish({ mode: "pin" });
  expect((await visit(pictureAddress())).status).toBe(200);
  await publish({ mode: "pin", password: "another word" });
  expect((await visit(pictureAddress())).status).toBe(404);
  await publish({ mode: "pin", password: null });
  expect((await visitor()(pictureAddress())).status).toBe(200);
});

test("the password is nowhere a browser can read", async () => {
  await publish({ mode: "pin", password: "open sesame" });
  await expect(readDocument(studio, ada, `publicationSecrets/${contentId}`)).rejects.toThrow(
    /403|PERMISSION/,
  );
  await expect(readDocument(studio, eve, `publications/${contentId}`)).rejects.toThrow(/403|PERMISSION/);
  expect(JSON.stringify(await readDocument(studio, ada, `publications/${contentId}`))).not.toContain(
    "sesame",
  );
});

async function unlockFrom(address: string, password: string): Promise<number> {
  const body = JSON.stringify({ password });
  const answer = await visitor(address)(`/api/v1/publications/${contentId}/unlock`, { method: "POST", body });
  await answer.body?.cancel();
  return answer.status;
}

test("ten guesses at once are as many as one after another; the password itself costs none", async () => {
  await publish({ mode: "pin", password: "open sesame" });
  const address = "198.51.100.7";
  const unlock = (password: string, from = address) => unlockFrom(from, password);
  for (let times = 0; times < 12; times++) expect(await unlock("open sesame")).toBe(204);
  const guesses = await Promise.all(Array.from({ length: 300 }, (_, index) => unlock(`guess ${index}`)));
  // 403 says that a password was evaluated.
  expect(guesses.filter((status) => status === 403)).toHaveLength(10);
  expect(guesses.filter((status) => status === 429)).toHaveLength(290);
  expect(await unlock("open sesame")).toBe(429);
  expect(await unlock("open sesame", "198.51.100.8")).toBe(204);
});

test.each([
  ["IPv6 networks of one /48", (index: number) => `2001:db8:1:${index.toString(16)}::1`, "2001:db8:2::1"],
  ["IPv4 addresses of one /24", (index: number) => `192.0.2.${index}`, "192.0.3.1"],
])("guesses from many %s are fifty; a right password costs none of them", async (_, addressOf, elsewhere) => {
  await publish({ mode: "pin", password: "open sesame" });
  expect(await unlockFrom(addressOf(200), "open sesame")).toBe(204);
  const guesses = await Promise.all(
    Array.from({ length: 60 }, (_, index) => unlockFrom(addressOf(index), `guess ${index}`)),
  );
  expect(guesses.filter((status) => status === 403)).toHaveLength(50);
  expect(guesses.filter((status) => status === 429)).toHaveLength(10);
  expect(await unlockFrom(addressOf(201), "open sesame")).toBe(429);
  expect(await unlockFrom(elsewhere, "open sesame")).toBe(204);
});

test("a new password has eight characters or more", async () => {
  expect((await publish({ mode: "pin", password: "1234567" })).status).toBe(400);
  expect((await publish({ mode: "pin", password: "12345678" })).status).toBe(200);
});

test("its owner is not asked for the password anywhere; others who are signed in are", async () => {
  await publish({ mode: "pin", password: "open sesame" });
  const staff = await signInStaff(studio);
  for (const path of [`/v1/videos/${contentId}`, `/v0/videos/${contentId}`, `/content/${contentId}`]) {
    const as = (account: Account) =>
      fetch(new URL(path, studio.url), { headers: { Cookie: `authToken=${account.token}` } });
    expect([path, (await as(ada)).status, (await as(eve)).status, (await as(staff)).status]).toEqual([
      path,
      200,
      403,
      403,
    ]);
  }
});

async function views(): Promise<number> {
  const answer = await ada.call(`/api/v1/content/${contentId}/publish`);
  return ((await answer.json()) as { views: number }).views;
}

test("a view counts once per viewer and day, without a cookie; not the owner's, nor a program's", async () => {
  await publish({ mode: "pin" });
  const view = async (visit: ReturnType<typeof visitor>, headers: HeadersInit = {}) => {
    const answer = await visit(`/api/v1/publications/${contentId}/view`, { method: "POST", headers });
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([204, []]);
  };
  const [one, two] = [visitor(), visitor()];
  for (const visit of [one, one, two, one]) await view(visit);
  expect(await views()).toBe(2);
  await view(visitor(), { Authorization: `Bearer ${ada.token}` });
  await view(visitor(), { "User-Agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" });
  await view(visitor(), { "User-Agent": "" });
  expect(await views()).toBe(2);
  await view(visitor(), { Authorization: `Bearer ${eve.token}` });
  expect(await views()).toBe(3);
});

test("many views from one address, whatever their browsers, count up to a limit", async () => {
  await publish({ mode: "pin" });
  await Promise.all(
    Array.from({ length: 60 }, (_, index) =>
      visitor(`2001:db8:1:2::${index}`)(`/api/v1/publications/${contentId}/view`, {
        method: "POST",
        headers: { "User-Agent": `${browserName} ${index}` },
      }),
    ),
  );
  expect(await views()).toBe(mostViewsPerAddress);
});

async function counts() {
  const answer = await ada.call(`/api/v1/content/${contentId}/publish`);
  const { views, completions, clicks, days } = (await answer.json()) as Record<string, number> & {
    days: { day: string; views: number; completions: number; clicks: number }[];
  };
  return { views, completions, clicks, today: days.at(-1), before: days.slice(0, -1) };
}

const action = { label: "Shop wool", address: "https://shop.example/wool?utm_source=vitrine" };

test("an end counts where its start did, a press where there is a button, each once however often", async () => {
  await publish({ mode: "pin" });
  const step = async (visit: ReturnType<typeof visitor>, name: string) => {
    const body = JSON.stringify({ step: name });
    return (await visit(`/api/v1/publications/${contentId}/view`, { method: "POST", body })).status;
  };
  const [one, two] = [visitor(), visitor()];
  expect(await step(one, "end")).toBe(204);
  expect(await step(one, "action")).toBe(404);
  expect(await step(one, "everything")).toBe(400);
  await publish({ mode: "pin", sharing: { callToAction: action } });
  for (const name of ["start", "end", "end", "action", "start", "action"]) await step(one, name);
  await step(two, "start");
  const { before, today, ...total } = await counts();
  expect(total).toEqual({ views: 2, completions: 1, clicks: 1 });
  expect(today).toEqual({ day: new Date().toISOString().slice(0, 10), ...total });
  expect(before).toHaveLength(29);
  expect(before.every(({ views }) => views === 0)).toBe(true);
});

test("a button leads to public https addresses alone, and stands as text on the page", async () => {
  for (const address of ["javascript:alert(1)", "http://shop.example", "https://localhost/"]) {
    const sharing = { callToAction: { ...action, address } };
    expect((await publish({ mode: "pin", sharing })).status).toBe(400);
  }
  const label = "<img src=x onerror=alert(1)>";
  expect((await publish({ mode: "pin", sharing: { callToAction: { ...action, label } } })).status).toBe(200);
  const page = await (await visitor()(`/v1/videos/${contentId}`)).text();
  expect(page).toContain('href="https://shop.example/wool?utm_source=vitrine"');
  expect(page).toContain('rel="noopener ugc nofollow"');
  expect(page).not.toContain("<img src=x");
  const frame = await (await visitor()(`/v0/videos/${contentId}`)).text();
  expect(frame).not.toContain("<img src=x");
  // What is not said again stays.
  await publish({ mode: "pin" });
  expect(await (await visitor()(`/v1/videos/${contentId}`)).text()).toContain("https://shop.example/wool");
});

test("a link ends by itself: page, player, media, oEmbed and direct reads, but not for its owner", async () => {
  const soon = new Date(Date.now() + 2500).toISOString();
  const past = new Date(Date.now() - 1000).toISOString();
  expect((await publish({ mode: "pin", expiresAt: past })).status).toBe(400);
  expect((await publish({ mode: "pin", expiresAt: soon })).status).toBe(200);
  const pages = () =>
    Promise.all(
      ["v0/videos", "v1/videos", "content"].map(
        async (path) => (await visitor()(`/${path}/${contentId}`)).status,
      ),
    );
  // They are kept at the edge from now on.
  expect(await pages()).toEqual([200, 200, 200]);
  await expect.poll(pages, { timeout: 10_000 }).toEqual([410, 410, 410]);
  expect((await statuses(visitor())).slice(0, 2)).toEqual([404, 404]);
  expect(await (await visitor()(`/v1/videos/${contentId}`)).text()).toContain("This link has ended");
  await expect(readDocument(studio, eve, `publications/${contentId}`)).rejects.toThrow(/403|PERMISSION/);
  const own = (path: string) =>
    fetch(new URL(`/${path}/${contentId}`, studio.url), { headers: { Cookie: `authToken=${ada.token}` } });
  expect((await own("v1/videos")).status).toBe(200);
  // Its owner is not told that others can see it.
  expect(await (await own("content")).text()).toContain("The link has ended. Only you can see this");
  expect((await publish({ mode: "pin", expiresAt: null })).status).toBe(200);
  expect(await pages()).toEqual([200, 200, 200]);
  expect(await (await own("content")).text()).toContain("Anyone with the link can see this");
});

test("only the sites that may embed the video stand in the player's policy, kept at the edge or not", async () => {
  const ancestors = async (path: string) => {
    const policy = (await visitor()(path)).headers.get("content-security-policy") ?? "";
    return /frame-ancestors ([^;]*)/.exec(policy)?.[1];
  };
  const player = `/v0/videos/${contentId}`;
  await publish({ mode: "pin" });
  expect([await ancestors(player), await ancestors(player)]).toEqual(["*", "*"]);
  const embed = (by: string, domains: string[] = []) =>
    publish({ mode: "pin", sharing: { embedding: { by, domains } } });
  expect((await embed("domains", ["shop.example; script-src *"])).status).toBe(400);
  await embed("domains", ["shop.example", "*.shop.example"]);
  const some = "'self' shop.example *.shop.example";
  expect([await ancestors(player), await ancestors(player)]).toEqual([some, some]);
  expect(await ancestors(`/v1/videos/${contentId}`)).toBe("'self'");
  expect((await visitor()(oembedPath())).status).toBe(200);

  // A page that is not for it is told so in the frame, where the browser would show nothing.
  const framed = async (around: string, search = "") => {
    const headers = { "Sec-Fetch-Dest": "iframe", Referer: around };
    const answer = await fetch(new URL(player + search, studio.url), { headers });
    return [answer.status, (await answer.text()).includes('"code":"site-not-allowed"')];
  };
  expect(await framed("https://www.shop.example/a")).toEqual([200, false]);
  expect(await framed("https://evil.example/")).toEqual([403, true]);
  expect(await framed("https://shop.example/", "?origin=https://evil.example")).toEqual([403, true]);
  await embed("nobody");
  expect(await ancestors(player)).toBe("'self'");
  expect((await visitor()(oembedPath())).status).toBe(401);
  expect((await visitor()(`${oembedPath()}&format=xml`)).status).toBe(501);
});

test("the client for other sites is a module that any page may load, with its types", async () => {
  for (const [path, type] of [
    ["/embed/v1.js", "text/javascript"],
    ["/embed/v1.d.ts", "text/plain"],
  ] as const) {
    const answer = await visitor()(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toContain(type);
    expect(answer.headers.get("access-control-allow-origin")).toBe("*");
    expect(answer.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
    expect(await answer.text()).toContain("createPlayer");
  }
});

test.each(["pin", "follow"])(
  "a link keeps its poster and preview while publishing anew fails, and has those that were sent once it is done: %s",
  async (mode) => {
    const otherJpeg = new Uint8Array([...jpeg, 1]);
    const otherGif = new Uint8Array([...gif, 1]);
    const send = async (poster: Uint8Array<ArrayBuffer>, preview: Uint8Array<ArrayBuffer>) => {
      for (const [kind, body] of [
        ["poster", poster],
        ["preview", preview],
      ] as const) {
        const sent = await ada.call(`/api/v1/content/${contentId}/${kind}`, { method: "PUT", body });
        expect(sent.status).toBe(204);
      }
    };
    const shown = async () => {
      const files = ["posters", "previews"].map((kind) => visitor()(`/media/${kind}/${contentId}`));
      const bytes = (await Promise.all(files)).map(async (file) => (await file.arrayBuffer()).byteLength);
      return Promise.all(bytes);
    };
    const before = [jpeg.length, gif.length];
    await send(jpeg, gif);
    expect((await publish({ mode, hasPreview: true })).status).toBe(200);
    await send(otherJpeg, otherGif);
    expect((await publish({ mode, hasPreview: true, exportId: "gone" })).status).toBe(400);
    expect(await shown()).toEqual(before);
    // Settings of a pinned link, where no other moment was chosen, say nothing of what it shows.
    const path = `/api/v1/content/${contentId}/publish`;
    const save = (json: object) => ada.call(path, { method: "PUT", json });
    if (mode === "pin") {
      expect((await save({ hasPreview: true, sharing: plainSharing })).status).toBe(200);
      expect(await shown()).toEqual(before);
    }
    expect((await publish({ mode, hasPreview: true })).status).toBe(200);
    expect(await shown()).toEqual([otherJpeg.length, otherGif.length]);

    await send(jpeg, gif);
    expect((await save({ hasPreview: true, sharing: { ...plainSharing, posterSeconds: 1 } })).status).toBe(
      200,
    );
    expect(await shown()).toEqual([jpeg.length, mode === "pin" ? otherGif.length : gif.length]);
  },
);

test("a moving preview is shown once it is published with, and goes with the link", async () => {
  const gif = Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64");
  const path = `/api/v1/content/${contentId}/preview`;
  expect((await ada.call(path, { method: "PUT", body: jpeg })).status).toBe(415);
  expect((await eve.call(path, { method: "PUT", body: gif })).status).toBe(404);
  expect((await ada.call(path, { method: "PUT", body: gif })).status).toBe(204);
  const shown = async () => (await visitor()(`/media/previews/${contentId}`)).status;
  await publish({ mode: "pin" });
  expect(await shown()).toBe(404);
  await publish({ mode: "pin", hasPreview: true });
  expect(await shown()).toBe(200);
  const share = (options: object) =>
    ada.call(`/api/v1/content/${contentId}/publish`, { method: "PUT", json: options });
  expect((await share({ expiresAt: null })).status).toBe(200);
  expect(await shown()).toBe(200);
  expect((await share({ hasPreview: false })).status).toBe(200);
  expect(await shown()).toBe(404);
  await publish({ mode: "pin", hasPreview: true, password: "open sesame" });
  expect(await shown()).toBe(404);
  await unpublish();
  expect(await shown()).toBe(404);
});

test("where its owner allows it, a viewer makes the video a draft of their own, with files of their own", async () => {
  const duplicate = () =>
    eve.call(`/api/v1/publications/${contentId}/duplicate`, { method: "POST", json: {} });
  expect((await duplicate()).status).toBe(404);
  await publish({ mode: "pin" });
  expect((await duplicate()).status).toBe(403);
  await publish({ mode: "pin", sharing: { mayDuplicate: true } });
  const answer = await duplicate();
  expect(answer.status).toBe(201);
  const made = (await answer.json()) as { contentId: string; missing: number };
  expect(made.missing).toBe(0);
  const copy = (await readDocument(studio, eve, `content/${made.contentId}`))!;
  expect(copy).toMatchObject({ ownerId: eve.userId, status: "draft", brief: null });
  const { scenes } = copy.storyboard as { scenes: { slots: Record<string, { assetId?: string }> }[] };
  const ids = scenes.flatMap(({ slots }) => Object.values(slots).flatMap(({ assetId }) => assetId ?? []));
  expect(ids.length).toBeGreaterThan(0);
  expect(ids).not.toContain(assetId);
  for (const id of new Set(ids)) {
    expect(await readDocument(studio, eve, `assets/${id}`)).toMatchObject({ ownerId: eve.userId });
  }
});

test("the offered export can be downloaded by all, others cannot", async () => {
  const put = async () => {
    const headers = { "X-Vitrine-Width": "4", "X-Vitrine-Height": "4", "X-Vitrine-Frames": "1" };
    const answer = await ada.call(`/api/v1/content/${contentId}/exports`, {
      method: "PUT",
      headers: { ...headers, "X-Vitrine-Fps": "30", "X-Vitrine-Duration": "1", "X-Vitrine-Variant": "0" },
      body: mp4(1000),
    });
    return ((await answer.json()) as { exportId: string }).exportId;
  };
  const [offered, kept] = [await put(), await put()];
  expect((await publish({ mode: "pin", exportId: offered })).status).toBe(200);
  expect((await visitor()(`/media/exports/${offered}`)).status).toBe(200);
  expect((await visitor()(`/media/exports/${kept}`)).status).toBe(404);
  expect((await publish({ mode: "pin", exportId: "none" })).status).toBe(400);
});

test("publishing is for the owner, and a deleted work takes its link with it", async () => {
  const foreign = await eve.call(`/api/v1/content/${contentId}/publish`, {
    method: "POST",
    json: { mode: "pin" },
  });
  expect(foreign.status).toBe(404);
  await publish({ mode: "pin" });
  expect((await visitor()(oembedPath())).status).toBe(200);
  expect((await ada.call(`/api/v1/content/${contentId}`, { method: "DELETE" })).status).toBe(204);
  expect(await statuses(visitor())).toEqual([404, 404, 404]);
});

test("a work that no page can show is told so, and is taken down and deleted all the same", async () => {
  await publish({ mode: "pin" });
  const { storyboard } = (await readDocument(studio, ada, `content/${contentId}`))!;
  await changeWork("storyboard", { ...(storyboard as object), scenes: [{ bad: 1 }] });
  const refused = await publish({ mode: "pin", password: "long enough" });
  expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([
    422,
    "content_unreadable",
  ]);
  const page = await ada.call(`/videos/${contentId}.data`);
  expect([page.status, await page.text()]).toEqual([422, expect.stringContaining("content_unreadable")]);
  expect((await ada.call(`/api/v1/content/${contentId}/publish`)).status).toBe(200);
  expect((await unpublish()).status).toBe(204);
  expect(await statuses(visitor())).toEqual([404, 404, 404]);
  expect((await ada.call(`/api/v1/content/${contentId}`, { method: "DELETE" })).status).toBe(204);
});

test("a link that follows shows the work as it is now, one that is pinned as it was", async () => {
  const rename = (title: string) => changeWork("title", title);
  const title = async () => ((await (await visitor()(oembedPath())).json()) as { title: string }).title;
  await publish({ mode: "pin" });
  const pinned = await title();
  await rename("Changed afterwards");
  expect(await title()).toBe(pinned);
  await publish({ mode: "follow" });
  await rename("Changed again");
  expect(await title()).toBe("Changed again");
  // What only a program of the owner's own can write, visitors do not get to see.
  const work = await readDocument(studio, ada, `content/${contentId}`);
  await changeWork("storyboard", { ...(work!.storyboard as object), scenes: ["none"] });
  expect(await title()).toBe("Changed afterwards");
});

test("how a link is shared changes without what was edited since, even where that may not be published", async () => {
  const share = (options: object) =>
    ada.call(`/api/v1/content/${contentId}/publish`, { method: "PUT", json: options });
  expect((await share({ password: null })).status).toBe(404);
  await publish({ mode: "pin" });
  const before = await readDocument(studio, ada, `publications/${contentId}`);
  const { storyboard } = (await readDocument(studio, ada, `content/${contentId}`)) as {
    storyboard: Storyboard;
  };
  const scene = storyboard.scenes[0]!;
  await changeWork(
    "storyboard",
    setSlotText(storyboard, scene.id, "headline", "Voted the best of 94,512 cafés"),
  );
  expect((await publish({ mode: "pin" })).status).toBe(409);

  const sharing = { ...plainSharing, embedding: { by: "nobody", domains: [] } };
  expect((await share({ password: "open sesame", sharing })).status).toBe(200);
  expect(await statuses(visitor())).toEqual([401, 404, 404]);
  const after = await readDocument(studio, ada, `publications/${contentId}`);
  expect(after).toMatchObject({ visibility: "password", version: 2, sharing });
  for (const field of ["mode", "title", "storyboard", "publishedAt", "mediaIds"]) {
    expect(after?.[field]).toEqual(before?.[field]);
  }
  expect((await share({ expiresAt: "2020-01-01T00:00:00Z" })).status).toBe(400);
  expect((await share({ password: null })).status).toBe(200);
  const page = await (await visitor()(`/v1/videos/${contentId}`)).text();
  expect(page).not.toContain("94,512");
  const foreign = await eve.call(`/api/v1/content/${contentId}/publish`, { method: "PUT", json: {} });
  expect(foreign.status).toBe(404);
});

test("publishing finds the collections of layouts and templates filled from the product's files", async () => {
  expect((await publish({ mode: "pin" })).status).toBe(200);
  expect(await readDocument(studio, eve, "layouts/cover")).toMatchObject({ id: "cover", name: "Cover" });
  expect(await readDocument(studio, eve, "templates/minimal")).toMatchObject({ id: "minimal" });
});

test("the page of a version is rendered once; what is published or unpublished shows at once", async () => {
  const visit = visitor();
  const path = () => `/v1/videos/${contentId}`;
  const read = async (ask: (path: string) => Promise<Response> = visit, search = "") => {
    const answer = await ask(path() + search);
    const nonce = /'nonce-([^']+)'/.exec(answer.headers.get("content-security-policy") ?? "")?.[1] ?? "";
    const html = await answer.text();
    for (const [, other] of html.matchAll(/nonce="([^"]+)"/g)) expect(other).toBe(nonce);
    return { answer, html, nonce, edge: answer.headers.get("server-timing") };
  };

  await publish({ mode: "pin" });
  const first = await read();
  expect(first.edge).toBe("edge;desc=miss");
  // It is put into the cache after the first answer.
  await expect.poll(async () => (await read()).edge).toBe("edge;desc=hit");
  const again = await read();
  expect(again.html.replaceAll(again.nonce, "N").length).toBe(first.html.replaceAll(first.nonce, "N").length);
  expect(again.nonce).not.toBe(first.nonce);
  expect(again.html).toContain(again.answer.headers.get("x-request-id"));
  expect(again.html).not.toContain(first.answer.headers.get("x-request-id"));

  // What no page reads of the address makes no other document.
  expect((await read(visit, "?utm=1")).edge).toBe("edge;desc=hit");
  expect((await read(visit, "?t=2")).edge).toBe("edge;desc=miss");

  // Whoever is signed in gets a page of their own.
  const cookie = { Cookie: `authToken=${ada.token}` };
  expect((await read((at) => fetch(new URL(at, studio.url), { headers: cookie }))).edge).toBeNull();

  await publish({ mode: "pin" });
  expect((await read()).edge).toBe("edge;desc=miss");
  await publish({ mode: "pin", password: "longenough" });
  const locked = await read();
  expect([locked.answer.status, locked.edge]).toEqual([403, null]);
  await unpublish();
  expect((await read()).answer.status).toBe(404);
});

test("the worst video that the rules let an owner write costs a view little more than an ordinary one", async () => {
  await publish({ mode: "pin" });
  const ordinary = await costOfViews(`/v1/videos/${contentId}`);
  const work = await readDocument(studio, ada, `content/${contentId}`);
  const storyboard = work!.storyboard as { scenes: { slots: object }[] };
  const text = { kind: "text", text: Array.from({ length: 200 }, () => "x").join("\n") };
  // As many as a document of Firestore's holds.
  const words = Array.from({ length: 250 }, (_, index) => ({
    text: "w",
    startSeconds: index * 0.08,
    endSeconds: index * 0.08 + 0.07,
  }));
  const scenes = Array.from({ length: 40 }, (_, index) => ({
    id: `s${index}`,
    role: "point",
    durationSeconds: 2,
    slots: { headline: text, body: text, label: text, action: text },
    voice: { assetId, durationSeconds: 20, text: "", words },
  }));
  await changeWork("storyboard", { ...storyboard, scenes, captions: { show: true, style: "karaoke" } });
  expect((await publish({ mode: "follow" })).status).toBe(200);
  for (const path of [`/v0/videos/${contentId}`, `/v1/videos/${contentId}.data`, `/v1/videos/${contentId}`]) {
    const sizeBytes = await bytesOf(path);
    expect(sizeBytes).toBeGreaterThan(40_000);
    expect(sizeBytes).toBeLessThan(2_500_000);
  }
  const worst = await costOfViews(`/v1/videos/${contentId}`);
  expect(worst).toBeLessThan(25 * Math.max(6, ordinary));
});

async function bytesOf(path: string): Promise<number> {
  return (await (await visitor()(path)).arrayBuffer()).byteLength;
}

/** The processor's time for views of a video that was seen before, of which none is answered from what is kept. */
async function costOfViews(path: string): Promise<number> {
  await bytesOf(path);
  const before = workerTicks();
  for (const second of [1, 2, 3]) await bytesOf(`${path}?t=${second}`);
  return workerTicks() - before;
}

/** What the processes of the studio have had of the processor (proc(5)): other files run beside. */
function workerTicks(): number {
  const processes = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  return processes.reduce((sum, id) => {
    const stat = readStat(id);
    const [, parent, ...fields] = stat
      .slice(stat.lastIndexOf(")") + 2)
      .split(" ")
      .map(Number);
    return parent === process.pid ? sum + (fields[9] ?? 0) + (fields[10] ?? 0) : sum;
  }, 0);
}

function readStat(id: string): string {
  try {
    return readFileSync(`/proc/${id}/stat`, "utf8");
  } catch {
    // It ended meanwhile.
    return "";
  }
}

describe("a video of a product", () => {
  let productId: string;
  const price = (amount: string): Fact => ({
    ...{ id: "price", kind: "price", value: { type: "money", amount, currency: "GBP" }, language: null },
    ...{ sources: [{ from: "you", at: "2026-11-23T09:00:00Z" }], confidence: 1 },
  });
  const sheet = (amount: string) => ({ facts: [price(amount)], decisions: [] });
  const storyboardNow = async () =>
    (await readDocument(studio, ada, `content/${contentId}`))!.storyboard as Storyboard;
  /** Its first headline says this, bound to the price. */
  const say = async (headline: string, amount: string) => {
    const storyboard = await storyboardNow();
    const said = setSlotText(storyboard, storyboard.scenes[0]!.id, "headline", headline);
    await changeWork("storyboard", bindFacts(said, [price(amount)]));
  };
  const publicWords = async () => {
    const page = await (await visitor()(`/v1/videos/${contentId}`)).text();
    return /Now £\d+(?:\.\d+)?/.exec(page)?.[0];
  };
  const published = async (json?: object) => {
    const path = `/api/v1/products/${productId}/published`;
    const answer = await ada.call(path, json ? { method: "POST", json } : {});
    return ((await answer.json()) as { works: { differences?: object[] }[] }).works;
  };
  const saveProduct = (fields: object) => writeProduct(fields, ["updatedAt"]);

  async function writeProduct(data: object, times: string[]): Promise<void> {
    const { fields } = encodeFields({ ...data });
    const name = `projects/demo-vitrine/databases/(default)/documents/products/${productId}`;
    const write = {
      update: { name, fields },
      ...(times.length === 1 && { updateMask: { fieldPaths: Object.keys(fields) } }),
      updateTransforms: times.map((fieldPath) => ({ fieldPath, setToServerValue: "REQUEST_TIME" })),
    };
    const address = new URL("/v1/projects/demo-vitrine/databases/(default)/documents:commit", studio.url);
    const answer = await fetch(address, {
      method: "POST",
      headers: { Authorization: `Bearer ${ada.token}`, "Content-Type": "application/json" },
      body: JSON.stringify({ writes: [write] }),
    });
    expect([answer.status, await answer.text()]).toEqual([200, expect.any(String)]);
  }

  beforeEach(async () => {
    productId = `beans-of-${contentId}`;
    const product = { ...emptyProduct, ownerId: ada.userId, facts: sheet("9") };
    await writeProduct(product, ["createdAt", "updatedAt"]);
    contentId = await makeContent(studio, ada, { ...sampleBrief, productId, facts: [price("9")] });
    const work = await readDocument(studio, ada, `content/${contentId}`);
    expect(work).toMatchObject({ productId, facts: sheet("9") });
    await say("Now £9", "9");
  });

  test.each(["follow", "pin"])("shows the price of before until it is brought up: %s", async (mode) => {
    await ada.call(`/api/v1/content/${contentId}/poster`, { method: "PUT", body: jpeg });
    expect((await publish({ mode })).status).toBe(200);
    await saveProduct({ facts: sheet("8.50") });
    // An edit stores the words of today. Its owner sees them; others go on seeing what was published.
    await changeWork("storyboard", withFacts(await storyboardNow(), [price("8.50")]));
    expect(await publicWords()).toBe("Now £9");
    const differences = [{ factId: "price", kind: "price", shown: "£9", now: "£8.50" }];
    expect(await published()).toMatchObject([{ contentId, mode, differences }]);
    // Saving it brings nothing up as long as the product asks.
    expect(await published({ saved: true })).toEqual([]);
    expect(await publicWords()).toBe("Now £9");
    const shown = { scenes: expect.any(Array) };
    // Also of a product in the trash: its works go on stating its facts.
    await saveProduct({ trashedAt: new Date() });
    expect(await published({ contentIds: [contentId] })).toMatchObject([
      { kind: "brought-up", storyboard: shown },
    ]);
    expect(await publicWords()).toBe("Now £8.50");
    expect(await published({ contentIds: [contentId] })).toMatchObject([{ kind: "up-to-date" }]);
    const publication = await readDocument(studio, ada, `publications/${contentId}`);
    expect(publication).toMatchObject({ version: 2, mode, posterKey: null });
    // The poster shows the price of before: nobody sees it until it is drawn anew.
    const posterStatus = async () => (await visitor()(`/media/posters/${contentId}`)).status;
    expect(await posterStatus()).toBe(404);
    await ada.call(`/api/v1/content/${contentId}/poster`, { method: "PUT", body: jpeg });
    expect(await posterStatus()).toBe(200);
  });

  test("follows by itself where its owner chose that, unless it would state what nothing backs", async () => {
    await publish({ mode: "pin" });
    await saveProduct({ facts: sheet("8.50"), published: "follow" });
    expect(await published({ saved: true })).toMatchObject([{ kind: "brought-up" }]);
    expect(await published({ saved: true })).toEqual([]);
    expect(await publicWords()).toBe("Now £8.50");
    const byEve = await eve.call(`/api/v1/products/${productId}/published`);
    expect(await byEve.json()).toEqual({ works: [], pages: [] });
    // Its owner vouched for other words than it would state now.
    const said = "Was £20, now £8.50";
    await say(said, "8.50");
    const accept = { method: "POST", json: { accept: [said] } };
    expect((await ada.call(`/api/v1/content/${contentId}/claims`, accept)).status).toBe(200);
    expect((await publish({ mode: "pin" })).status).toBe(200);
    await saveProduct({ facts: sheet("8") });
    const heldUp = { contentId, kind: "held-up", statement: "Was £20, now £8.00" };
    expect(await published({ saved: true })).toMatchObject([heldUp]);
    const publication = await readDocument(studio, ada, `publications/${contentId}`);
    expect(publication).toMatchObject({ version: 3 });
  });
});
