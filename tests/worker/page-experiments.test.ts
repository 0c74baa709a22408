import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { newPage, newSection } from "~/sections/new-page";
import type { Page, SlotContent } from "~/sections/page";
import { sectionTypes } from "~/sections/section-types";
import { type Account, commitAs, type LocalStudio, newAccount, openLocalStudio } from "./local-studio";

let studio: LocalStudio;
let ada: Account;
let projectId: string;

const shop = "https://shop.example.com/jar?size=1&color=2";
const browser = "Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0";

beforeAll(async () => {
  studio = await openLocalStudio();
  ada = await newAccount(studio, "ada");
});
afterAll(() => studio.remove());
beforeEach(async () => {
  projectId = `page-${crypto.randomUUID()}`;
  const project = { title: "Honey", productId: null, facts: { facts: [], decisions: [] }, trashedAt: null };
  const fields = { ownerId: ada.userId, ...project, page: pageSaying("Morning light in a jar") };
  await save(fields, ["createdAt", "updatedAt"]);
  expect((await order("publish", { do: "publish" })).status).toBe(200);
});

function pageSaying(words: string): Page {
  const hero = newSection(sectionTypes.get("hero")!);
  const heading = { kind: "text", text: words } as SlotContent;
  return {
    ...newPage({ language: "en" }),
    action: { href: shop, label: "Buy it" },
    order: ["top"],
    sections: { top: { ...hero, slots: { ...hero.slots, heading } } },
  } as Page;
}

async function save(fields: Record<string, unknown>, times = ["updatedAt"]): Promise<void> {
  expect(await commitAs(studio, ada, [{ path: `projects/${projectId}`, fields, times }])).toBe(200);
}
const order = (what: string, json: object) =>
  ada.call(`/api/v1/projects/${projectId}/${what}`, { method: "POST", json });
const get = (path: string, address: string, headers: Record<string, string> = {}, method = "GET") =>
  fetch(new URL(path, studio.url), {
    method,
    redirect: "manual",
    headers: { "CF-Connecting-IP": address, "User-Agent": browser, ...headers },
  });
const visit = (address: string, headers?: Record<string, string>, method?: string) =>
  get(`/pages/${projectId}`, address, headers, method);
const goPath = (to = shop) => `/api/v1/pages/${projectId}/go?to=${encodeURIComponent(to)}`;

interface State {
  visits: { total: { views: number; clicks: number } };
  running: { counts: Record<"a" | "b", { views: number; clicks: number }> } | null;
  ended: { kept: string; counts: Record<"a" | "b", { views: number; clicks: number }> } | null;
}
const state = async () =>
  (await ada.call(`/api/v1/projects/${projectId}/experiment`)).json() as Promise<State>;
const totalIs = (views: number, clicks: number) =>
  expect.poll(async () => (await state()).visits.total, { timeout: 5000 }).toEqual({ views, clicks });

async function startAgainstProject(): Promise<void> {
  await save({ page: pageSaying("Evening light in a jar") });
  const plan = { do: "start", against: "project", shareB: 0.5, mostViewers: 1000, days: 14 };
  expect((await order("experiment", plan)).status).toBe(200);
}

test("each viewer counts once; programs, what is fetched ahead and the owner count for nothing", async () => {
  for (let reload = 0; reload < 5; reload++) await visit("203.0.113.1");
  await visit("203.0.113.2");
  for (const agent of ["Googlebot/2.1", "Mozilla/5.0 HeadlessChrome/126.0 Safari/537.36", ""]) {
    await visit("203.0.113.3", { "User-Agent": agent });
  }
  await visit("203.0.113.4", { "Sec-Purpose": "prefetch" });
  await visit("203.0.113.5", {}, "HEAD");
  await ada.call(`/pages/${projectId}`, { headers: { "User-Agent": browser } });
  await totalIs(2, 0);
  for (let click = 0; click < 3; click++) {
    const answer = await get(goPath(), "203.0.113.1");
    expect([answer.status, answer.headers.get("location")]).toEqual([303, shop]);
  }
  await get(goPath(), "203.0.113.99");
  await totalIs(2, 1);
});

test("the way out leads to the page's own links alone", async () => {
  expect(await (await visit("203.0.113.1")).text()).toContain(goPath().replaceAll("&", "&amp;"));
  for (const to of ["https://evil.example/", `${shop}x`, "//evil.example", "javascript:alert(1)", ""]) {
    expect((await get(goPath(to), "203.0.113.1")).headers.get("location")).toBe(`/pages/${projectId}`);
  }
});

test("two hundred visitors each see one version, again and again, with nothing set in their browser", async () => {
  await startAgainstProject();
  const shown: string[] = [];
  for (let visitor = 0; visitor < 200; visitor++) {
    const address = `198.51.${100 + (visitor >> 7)}.${visitor & 127}`;
    const first = await visit(address);
    expect([first.headers.get("set-cookie"), first.headers.get("cache-control")]).toEqual([
      null,
      "private, no-cache",
    ]);
    const tag = first.headers.get("etag") ?? "";
    const isEvening = (await first.text()).includes("Evening light");
    expect((await visit(address)).headers.get("etag")).toBe(tag);
    expect((await visit(address, { "If-None-Match": tag })).status).toBe(304);
    shown.push(isEvening ? "b" : "a");
  }
  const ofB = shown.filter((edition) => edition === "b").length;
  expect(ofB).toBeGreaterThan(60);
  expect(ofB).toBeLessThan(140);
  const counted = async () => {
    const { a, b } = (await state()).running!.counts;
    return [a.views, b.views];
  };
  await expect.poll(counted, { timeout: 5000 }).toEqual([200 - ofB, ofB]);

  expect((await order("experiment", { do: "end", keep: "b" })).status).toBe(200);
  expect(await state()).toMatchObject({ running: null, ended: { kept: "b", counts: { b: { views: ofB } } } });
  const after = await visit("198.51.100.1");
  expect(await after.text()).toContain("Evening light");
  expect(after.headers.get("cache-control")).toBe("public, no-cache");
}, 60_000);

test("publishing something else ends the experiment", async () => {
  await startAgainstProject();
  expect((await order("publish", { do: "put-back", version: 1 })).status).toBe(200);
  expect((await state()).running).toBeNull();
  expect(await (await visit("203.0.113.1")).text()).toContain("Morning light");
});
