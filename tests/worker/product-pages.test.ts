import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { ClientDetail } from "~/domain/clients/client-detail";
import type { Fact } from "~/domain/facts/fact";
import { newPage, newSection } from "~/sections/new-page";
import type { Page, SlotContent } from "~/sections/page";
import { sectionTypes } from "~/sections/section-types";
import { emptyProduct } from "../firebase/product-changes";
import {
  type Account,
  commitAs,
  type LocalStudio,
  newAccount,
  openLocalStudio,
  readDocument,
  signInStaff,
} from "./local-studio";
import { avif, png } from "./sample-files";

let studio: LocalStudio;
let ada: Account;
let eve: Account;
let projectId: string;

beforeAll(async () => {
  studio = await openLocalStudio();
  ada = await newAccount(studio, "ada");
  eve = await newAccount(studio, "eve");
});
beforeEach(async () => {
  projectId = `page-${crypto.randomUUID()}`;
  await makeProject({ page: pageSaying("Morning light in a jar") });
});
afterAll(() => studio.remove());

const noFacts = { facts: [], decisions: [] };
const text = (words: string, facts?: object[]) =>
  ({ kind: "text", text: words, ...(facts && { facts }) }) as SlotContent;

/** A page of one section with these words in its heading. */
function pageSaying(heading: string | SlotContent, slots: Record<string, SlotContent> = {}): Page {
  const hero = newSection(sectionTypes.get("hero")!);
  const said = typeof heading === "string" ? text(heading) : heading;
  return {
    ...newPage({ language: "en" }),
    order: ["top"],
    sections: { top: { ...hero, slots: { ...hero.slots, heading: said, ...slots } } },
  };
}

async function makeProject(fields: object): Promise<void> {
  const project = { title: "Honey", productId: null, facts: noFacts, trashedAt: null, ...fields };
  const path = `projects/${projectId}`;
  const write = { path, fields: { ownerId: ada.userId, ...project }, times: ["createdAt", "updatedAt"] };
  expect(await commitAs(studio, ada, [write])).toBe(200);
}

async function changeProject(fields: Record<string, unknown>): Promise<void> {
  expect(await commitAs(studio, ada, [{ path: `projects/${projectId}`, fields, times: ["updatedAt"] }])).toBe(
    200,
  );
}

/** Somebody without an account; with the cookie of a visit where one is given. */
const visit = (path = `/pages/${projectId}`, init: RequestInit = {}) =>
  fetch(new URL(path, studio.url), { redirect: "manual", ...init });
const textOf = async (path?: string) => (await visit(path)).text();
const statusOf = async (path?: string, init?: RequestInit) => (await visit(path, init)).status;

const address = () => `/api/v1/projects/${projectId}/publish`;
const order = (json: object) => ada.call(address(), { method: "POST", json });
const publish = (options: object = {}) => order({ do: "publish", ...options });
const unpublish = () => ada.call(address(), { method: "DELETE" });
const state = async () => (await ada.call(address())).json() as Promise<PublishState>;

/** Projects that lists mark as published. */
const marked = async () => {
  const answer = await ada.call("/api/v1/projects/published");
  return ((await answer.json()) as { pages: { projectId: string }[] }).pages.map((page) => page.projectId);
};

interface PublishState {
  published: { version: number; isDown: boolean; earlier: { version: number }[] } | null;
  shown: Page | null;
  open: { statement: string }[];
  missingImages: { assetId: string; fileId: string; width: number }[];
}

test("a page is complete HTML with a policy of its own, and gone as soon as it is taken down", async () => {
  expect(await statusOf()).toBe(404);
  expect((await publish()).status).toBe(200);
  const answer = await visit();
  expect(answer.status).toBe(200);
  const html = await answer.text();
  expect(html).toMatch(/^<!doctype html>/);
  expect(html).toContain("Morning light in a jar");
  expect(html).toContain(`<link rel="canonical" href="${studio.url.origin}/pages/${projectId}"/>`);
  expect(html).not.toMatch(/<script(?! type="(module|application\/ld\+json)")/);
  const policy = answer.headers.get("content-security-policy") ?? "";
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toMatch(/script-src[^;]*(unsafe|nonce|self|https)/);
  expect(answer.headers.get("set-cookie")).toBeNull();
  expect(await marked()).toContain(projectId);

  expect((await unpublish()).status).toBe(204);
  expect(await statusOf()).toBe(404);
  expect(await marked()).not.toContain(projectId);
});

test("every spelling of the address and every method answers as it should", async () => {
  await publish();
  expect(await statusOf(`/pages/${projectId}/`)).toBe(200);
  expect(await statusOf(`/PAGES/${projectId}`)).toBe(200);
  expect(await statusOf(`/pages/${projectId}?utm_source=x#y`)).toBe(200);
  const head = await visit(undefined, { method: "HEAD" });
  expect([head.status, await head.text()]).toEqual([200, ""]);
  const tag = head.headers.get("etag") ?? "";
  expect(tag).toMatch(/^"1-[0-9a-f]{16}"$/);
  for (const given of [tag, `W/${tag}`, `"x", ${tag}`]) {
    expect(await statusOf(undefined, { headers: { "If-None-Match": given } })).toBe(304);
  }
  expect(await statusOf(undefined, { headers: { "If-None-Match": '"other"' } })).toBe(200);
  expect(await statusOf(undefined, { method: "POST" })).not.toBe(200);
  expect(await statusOf(`/pages/${projectId}.data`)).toBe(404);
  const hostile = ["..%2f..", "%00", "__proto__", "constructor", "a".repeat(200), "<script>", "a%20b", "é"];
  for (const id of hostile) expect([400, 404]).toContain(await statusOf(`/pages/${id}`));
});

test("an absent page says nothing of why it is", async () => {
  const never = await textOf("/pages/never-there");
  await publish({ visibleFrom: new Date(Date.now() + 3_600_000).toISOString() });
  const waiting = await visit();
  expect([waiting.status, await waiting.text()]).toEqual([404, never]);
  await order({ do: "set", visibleFrom: null, visibleUntil: new Date(Date.now() - 1000).toISOString() });
  expect(await textOf()).toBe(never);
  await order({ do: "set", visibleUntil: null });
  expect(await statusOf()).toBe(200);
  await changeProject({ trashedAt: new Date() });
  await expect.poll(() => textOf(), { timeout: 55_000, interval: 1000 }).toBe(never);
}, 60_000);

test("a page begins and ends at its times, whatever is kept of it", async () => {
  const from = Date.now() + 1500;
  const until = from + 2000;
  await publish({ visibleFrom: new Date(from).toISOString(), visibleUntil: new Date(until).toISOString() });
  expect(await statusOf()).toBe(404);
  await expect.poll(() => statusOf(), { timeout: 3000, interval: 50 }).toBe(200);
  expect(Date.now()).toBeGreaterThanOrEqual(from);
  await expect.poll(() => statusOf(), { timeout: 4000, interval: 50 }).toBe(404);
  expect(Date.now()).toBeGreaterThanOrEqual(until);
  const turned = { visibleFrom: "2026-11-24T00:00:00Z", visibleUntil: "2026-11-23T00:00:00Z" };
  expect((await publish(turned)).status).toBe(400);
});

test("staff see of an account which of its pages are public", async () => {
  const staff = await signInStaff(studio);
  expect((await ada.call("/api/v1/users/login", { method: "POST" })).status).toBe(200);
  const seen = async () => {
    const answer = await staff.call(`/api/v1/staff/clients/${ada.userId}`);
    return ((await answer.json()) as ClientDetail).works.find(({ id }) => id === projectId);
  };
  expect(await seen()).toMatchObject({ kind: "page", isPublic: false });
  expect((await publish()).status).toBe(200);
  expect(await seen()).toMatchObject({ kind: "page", isPublic: true });
  expect((await unpublish()).status).toBe(204);
  expect(await seen()).toMatchObject({ kind: "page", isPublic: false });
});

test("nobody but its owner publishes, takes down or looks at how it is published", async () => {
  await publish();
  expect((await eve.call(address(), { method: "POST", json: { do: "publish" } })).status).toBe(404);
  expect((await eve.call(address(), { method: "DELETE" })).status).toBe(404);
  expect((await eve.call(address())).status).toBe(404);
  expect(await statusOf(address())).toBe(401);
  expect(await statusOf()).toBe(200);
  for (const path of [`publishedPages/${projectId}`, `publishedPageSecrets/${projectId}`]) {
    await expect(readDocument(studio, ada, path)).rejects.toThrow("403");
  }
});

test("edits are seen when they are published, and every version can be shown again as it was", async () => {
  await publish();
  const first = await textOf();
  await changeProject({ page: pageSaying("Evening light in a jar") });
  expect(await textOf()).toBe(first);
  expect(await state()).toMatchObject({
    published: { version: 1 },
    shown: pageSaying("Morning light in a jar"),
  });
  await publish();
  expect(await textOf()).toContain("Evening light");
  expect((await order({ do: "put-back", version: 1 })).status).toBe(200);
  expect(await textOf()).toBe(first);
  expect(await state()).toMatchObject({ published: { version: 1, earlier: [{ version: 2 }] } });
  await unpublish();
  expect(await statusOf()).toBe(404);
  expect((await order({ do: "put-back", version: 1 })).status).toBe(200);
  expect(await textOf()).toBe(first);
  // A number is never given twice.
  await publish();
  expect(await state()).toMatchObject({ published: { version: 3 } });
  expect((await order({ do: "put-back", version: 9 })).status).toBe(409);
});

test("a statement that nothing backs stops it, with nothing published", async () => {
  await changeProject({ page: pageSaying("Sold 12,000 times since 2020") });
  expect(await state()).toMatchObject({
    published: null,
    open: [{ statement: "Sold 12,000 times since 2020" }],
  });
  const refused = await publish();
  expect([refused.status, await refused.json()]).toMatchObject([409, { code: "open_claims" }]);
  expect(await statusOf()).toBe(404);
});

describe("behind a password", () => {
  const unlockAt = () => `/api/v1/pages/${projectId}/unlock`;
  const tryWith = (password: string, from = "203.0.113.7") =>
    visit(unlockAt(), {
      method: "POST",
      headers: { "Content-Type": "application/x-www-form-urlencoded", "CF-Connecting-IP": from },
      body: new URLSearchParams({ password }),
    });
  const cookieOf = (answer: Response) => answer.headers.getSetCookie()[0]?.split(";")[0] ?? "";

  test("it asks by a form that needs no script, and is open to whoever knows it", async () => {
    await publish({ password: "open sesame" });
    const locked = await visit();
    expect([locked.status, locked.headers.get("cache-control")]).toEqual([403, "no-store"]);
    const form = await locked.text();
    expect(form).toContain(`<form method="post" action="${unlockAt()}">`);
    expect(form).not.toContain("<script");
    expect(form).not.toContain("Morning light");

    const wrong = await tryWith("open says me");
    expect([wrong.status, await wrong.text()]).toEqual([403, expect.stringContaining("not the password")]);
    const right = await tryWith("open sesame");
    expect([right.status, right.headers.get("location")]).toEqual([303, `/pages/${projectId}`]);
    const headers = { Cookie: cookieOf(right) };
    const open = await visit(undefined, { headers });
    expect([open.status, open.headers.get("cache-control")]).toEqual([200, "private, no-cache"]);
    expect(open.headers.get("x-robots-tag")).toBe("noindex");
    expect(await statusOf()).toBe(403);
    // Its owner is not asked.
    const own = await ada.call(`/pages/${projectId}`);
    expect([own.status, (await eve.call(`/pages/${projectId}`)).status]).toEqual([200, 403]);

    await order({ do: "set", password: "another one" });
    expect(await statusOf(undefined, { headers })).toBe(403);
    await order({ do: "set", password: null });
    expect(await statusOf()).toBe(200);
    expect((await tryWith("another one")).status).toBe(404);
  });

  test("ten wrong tries of one address are enough, and no others suffer", async () => {
    await publish({ password: "open sesame" });
    for (let count = 0; count < 10; count++) expect((await tryWith("no", "198.51.100.1")).status).toBe(403);
    const refused = await tryWith("open sesame", "198.51.100.1");
    expect([refused.status, refused.headers.getSetCookie()]).toEqual([429, []]);
    expect((await tryWith("open sesame", "198.51.100.200")).status).toBe(303);
  });

  test("another site cannot send the form", async () => {
    await publish({ password: "open sesame" });
    const headers = { Origin: "https://elsewhere.example", "Sec-Fetch-Site": "cross-site" };
    expect(await statusOf(unlockAt(), { method: "POST", headers, body: "password=open+sesame" })).toBe(403);
  });
});

describe("its images", () => {
  let assetId: string;
  const filePath = (name: string, fileId = assetId) => `/media/pages/${projectId}/${fileId}/${name}`;
  const send = (files: Record<string, Uint8Array<ArrayBuffer>>, who = ada, fileId = assetId) => {
    const form = new FormData();
    form.set("fileId", fileId);
    for (const [name, bytes] of Object.entries(files)) form.set(name, new Blob([bytes]));
    return who.call(`/api/v1/assets/${assetId}/page-images`, { method: "POST", body: form });
  };

  beforeEach(async () => {
    const answer = await ada.call("/api/v1/assets", {
      method: "POST",
      headers: { "Content-Type": "image/png" },
      body: png(600, 300),
    });
    assetId = ((await answer.json()) as { asset: { id: string } }).asset.id;
    const image = { kind: "image", assetId, alt: "A jar", focusX: 0.5, focusY: 0.5 } as const;
    await changeProject({ page: pageSaying("Morning light in a jar", { image }) });
  });

  test("are seen by all while the page shows them, at addresses that stay", async () => {
    expect((await state()).missingImages).toEqual([{ assetId, fileId: assetId, width: 600, height: 300 }]);
    await publish();
    const html = await textOf();
    expect(html).toContain(`src="${filePath("original")}"`);
    const answer = await visit(filePath("original"));
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/png"]);
    expect(await statusOf(filePath("480.webp"))).toBe(404);
    expect(await statusOf(filePath("original", "another"))).toBe(404);
    await order({ do: "set", password: "open sesame" });
    expect(await statusOf(filePath("original"))).toBe(404);
    await order({ do: "set", password: null });
    await unpublish();
    expect(await statusOf(filePath("original"))).toBe(404);
  });

  test("are taken from their owner alone, in the type and size their names promise", async () => {
    const small = png(480, 240);
    expect((await send({ "480.webp": small })).status).toBe(415);
    expect((await send({ "480.avif": avif })).status).toBe(422);
    expect((await send({}, eve)).status).toBe(404);
    expect((await send({}, ada, "other")).status).toBe(409);
    expect(await readDocument(studio, ada, `assets/${assetId}`)).not.toHaveProperty("pageImages");
  });
});

describe("of a product", () => {
  test("nothing is published of one that is not there yet, or is somebody else’s", async () => {
    const of = async (id: string, who = ada) => {
      const answer = await who.call(`/api/v1/products/${id}/published`);
      return [answer.status, await answer.json()];
    };
    expect(await of("made-just-now")).toEqual([200, { works: [], pages: [] }]);
    expect(await of(productId, eve)).toEqual([200, { works: [], pages: [] }]);
    const follow = { method: "POST", json: { saved: true } } as const;
    expect((await eve.call(`/api/v1/products/${productId}/published`, follow)).status).toBe(404);
  });

  let productId: string;
  const price = (amount: string): Fact => ({
    ...{ id: "price", kind: "price", value: { type: "money", amount, currency: "GBP" }, language: null },
    ...{ sources: [{ from: "you", at: "2026-11-23T09:00:00Z" }], confidence: 1 },
  });
  const sheet = (amount: string) => ({ facts: [price(amount)], decisions: [] });
  const saveProduct = async (fields: object, times = ["updatedAt"]) => {
    const path = `products/${productId}`;
    expect(await commitAs(studio, ada, [{ path, fields: { ...fields }, times }])).toBe(200);
  };
  const published = async (json?: object) => {
    const answer = await ada.call(
      `/api/v1/products/${productId}/published`,
      json ? { method: "POST", json } : {},
    );
    return ((await answer.json()) as { pages: object[] }).pages;
  };
  const wordsOfPrice = async () => /Now £\d+(?:\.\d+)?/.exec(await textOf())?.[0];

  beforeEach(async () => {
    productId = `jar-of-${projectId}`;
    await saveProduct({ ...emptyProduct, ownerId: ada.userId, facts: sheet("9") }, [
      "createdAt",
      "updatedAt",
    ]);
    const bound = text("Now £9", [{ factId: "price", start: 4, end: 6, words: "£9" }]);
    await changeProject({ productId, page: pageSaying(await bindingOf(bound)) });
  });

  /** As the builder binds it. */
  async function bindingOf(slot: SlotContent): Promise<SlotContent> {
    const { bindPageFacts } = await import("~/sections/bind-page-facts");
    const { facts: _facts, ...plain } = slot as SlotContent & { facts?: unknown };
    const page = bindPageFacts(pageSaying(plain as SlotContent), [price("9")]);
    return page.sections.top!.slots.heading!;
  }

  test("shows the price of before until it is brought up, and never what is only being edited", async () => {
    await publish();
    expect(await wordsOfPrice()).toBe("Now £9");
    await saveProduct({ facts: sheet("8.50") });
    await changeProject({ title: "Being edited" });
    expect(await wordsOfPrice()).toBe("Now £9");
    const differences = [{ factId: "price", kind: "price", shown: "£9", now: "£8.50" }];
    expect(await published()).toMatchObject([{ pageId: projectId, differences }]);
    expect(await published({ saved: true })).toEqual([]);
    expect(await published({ contentIds: [projectId] })).toMatchObject([{ kind: "brought-up" }]);
    expect(await wordsOfPrice()).toBe("Now £8.50");
    expect(await published({ contentIds: [projectId] })).toMatchObject([{ kind: "up-to-date" }]);
    expect(await state()).toMatchObject({ published: { version: 2, earlier: [{ version: 1 }] } });
  });

  test("follows by itself where its owner chose that", async () => {
    await publish();
    await saveProduct({ facts: sheet("8.50"), published: "follow" });
    expect(await published({ saved: true })).toMatchObject([{ kind: "brought-up" }]);
    expect(await wordsOfPrice()).toBe("Now £8.50");
    expect(await published({ saved: true })).toEqual([]);
    await unpublish();
    expect(await published()).toEqual([]);
  });
});
