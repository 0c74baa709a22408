import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newPage } from "~/sections/new-page";
import { resolvePage } from "~/sections/resolve-page";
import { sectionTypes } from "~/sections/section-types";
import { policyOf } from "~/server/product-pages/kept-page.server";
import { type RenderedPage, renderPage } from "~/server/product-pages/render-page.server";
import { harmless, hostileStrings } from "../fixtures/hostile-strings.ts";
import { launchChromium } from "./chromium.ts";
import {
  calmSection,
  contextOf,
  factOf,
  headOf,
  hostileSections,
  pageOfStrings,
} from "./hostile-pages/page-of-strings.ts";
import { readFrames, readPage } from "./hostile-pages/read-page.ts";

const origin = "https://pages.example";
let browser: Browser;
let page: Page;
/** Without a policy, for documents that are only parsed. */
let reader: Page;
let served: RenderedPage;
let strangeRequests: string[];
let complaints: string[];

/** Nothing but the page itself, under its own policy, is there to be loaded. */
beforeAll(async () => {
  browser = await launchChromium();
  const context = await browser.newContext();
  await context.route("**/*", (route) => {
    const url = new URL(route.request().url());
    if (url.href === `${origin}/page`) {
      const headers = {
        "Content-Security-Policy": policyOf(served.scriptHashes),
        "Content-Type": "text/html; charset=utf-8",
      };
      // Laying out a thousand sections would take most of the time, and nothing of it is looked at.
      const body = served.html.replace("</style>", "main>*{display:none}</style>");
      return route.fulfill({ body, headers });
    }
    if (url.origin !== origin) strangeRequests.push(url.href);
    return route.fulfill({ status: 404, body: "" });
  });
  page = await context.newPage();
  reader = await context.newPage();
  page.on("console", (message) => {
    if (/Content Security Policy|Trusted/i.test(message.text())) complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("dialog", (dialog) => {
    complaints.push(`dialog ${dialog.message()}`);
    return dialog.dismiss();
  });
});
afterAll(() => browser.close());

test("there are more than 600 hostile strings, each once", () => {
  expect(new Set(hostileStrings).size).toBeGreaterThan(600);
});

test.each([...sectionTypes.keys()])(
  "no hostile string in any field of the section %s runs, loads or adds anything",
  async (type) => {
    const hostile = hostileSections();
    const calmOnes = hostile.map((section) => calmSection(section, type));
    const calm = [...new Map(calmOnes.map((section) => [section.id, section])).values()];
    const first = calm.slice(0, 1).map((section) => ({ ...section, id: "first" }));
    const { shown, head } = pageOfStrings(type, [...first, ...hostile, ...calm]);
    const numbers = new Map(shown.sections.map(({ id }, index) => [id, index]));
    const calmIds = new Map(hostile.map(({ id }, index) => [id, calmOnes[index]?.id ?? ""]));
    const models = shown.sections.map(({ id }) => numbers.get(calmIds.get(id) ?? id) ?? -1);
    const calmPage = pageOfStrings(type, calm.slice(0, 1));
    const calmDocument = renderPage(calmPage.shown, calmPage.head).html;

    served = renderPage(shown, head);
    strangeRequests = [];
    complaints = [];
    await page.goto(`${origin}/page`);
    const read = await page.evaluate(readPage, models);
    const [frame] = await reader.evaluate(readFrames, [calmDocument]);

    expect(complaints).toEqual([]);
    expect(read.hasRun).toBe(false);
    expect(strangeRequests).toEqual([]);
    expect(read.strangeAddresses).toEqual([]);
    expect(read.canParseData).toBe(true);
    expect(read.frame).toBe(frame);
    expect(read.sectionCount).toBe(shown.sections.length);
    const texts = new Map(hostile.map(({ id, text }) => [id, text]));
    expect(read.changed.map((index) => texts.get(shown.sections[index]?.id ?? ""))).toEqual([]);
    const isShown = ({ id }: { id: string }) => numbers.has(id);
    expect(hostile.filter(isShown).length).toBeGreaterThan(0);
    expect(hostile.map(isShown)).toEqual(calmOnes.map(isShown));
  },
);

test("no hostile string in what a page says of itself leaves its place", async () => {
  const documentOf = (text: string) => {
    const stored = { ...newPage({ language: text.slice(0, 35) }), action: { href: text, label: text } };
    const price = { type: "money", amount: "5.00", currency: "EUR" } as const;
    const kinds = ["name", "brand", "description", "category", "material", "identifier"] as const;
    const fact = factOf({ id: "fact", text, turn: 0 });
    const facts = kinds.map((kind) => ({ ...fact, kind, label: text }));
    const priced = { ...fact, kind: "price", value: price } as const;
    const shown = resolvePage(stored, { ...contextOf([]), facts: [...facts, priced] });
    const theme = { ...shown.theme, style: { headlineFamily: text, bodyFamily: text } };
    return renderPage({ ...shown, theme }, headOf(text)).html;
  };
  const [expected] = await reader.evaluate(readFrames, [documentOf("x")]);
  const read = await reader.evaluate(readFrames, hostileStrings.map(documentOf));
  const changed = hostileStrings.filter(
    (text, index) => read[index] !== expected && harmless(text).trim() !== "",
  );
  expect(changed).toEqual([]);
});
