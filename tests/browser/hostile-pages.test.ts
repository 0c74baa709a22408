import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newPage } from "~/sections/new-page";
import { resolvePage } from "~/sections/resolve-page";
import { sectionTypes } from "~/sections/section-types";
import { policyOf } from "~/server/product-pages/kept-page.server";
import { type RenderedPage, renderPage } from "~/server/product-pages/render-page.server";
import { harmless, hostileStrings } from "../fixtures/hostile-strings.ts";
import { launchChromium } from "./chromium.ts";
import { contextOf, headOf, pageOfStrings } from "./hostile-pages/page-of-strings.ts";
import { readDocuments, readPage } from "./hostile-pages/read-page.ts";

const origin = "https://pages.example";
let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

/** Opens a page under its own policy; nothing but the page itself is there to be loaded. */
async function openPage({ html, scriptHashes }: RenderedPage) {
  const context = await browser.newContext();
  const strangeRequests: string[] = [];
  const complaints: string[] = [];
  await context.route("**/*", (route) => {
    const url = new URL(route.request().url());
    if (url.href === `${origin}/page`) {
      const headers = {
        "Content-Security-Policy": policyOf(scriptHashes),
        "Content-Type": "text/html; charset=utf-8",
      };
      // Laying out a thousand sections would take most of the time, and nothing of it is looked at.
      return route.fulfill({ body: html.replace("</style>", "main>*{display:none}</style>"), headers });
    }
    if (url.origin !== origin) strangeRequests.push(url.href);
    return route.fulfill({ status: 404, body: "" });
  });
  const page = await context.newPage();
  page.on("console", (message) => {
    if (/Content Security Policy|Trusted/i.test(message.text())) complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("dialog", (dialog) => complaints.push(`dialog ${dialog.message()}`));
  await page.goto(`${origin}/page`);
  const read = await page.evaluate(readPage);
  await context.close();
  return { ...read, strangeRequests, complaints };
}

test("there are more than 600 hostile strings, each once", () => {
  expect(new Set(hostileStrings).size).toBeGreaterThan(600);
});

test.each([...sectionTypes.keys()])(
  "no hostile string in any field of the section %s runs, loads or adds anything",
  async (type) => {
    const hostile = pageOfStrings(type, "hostile");
    const calm = pageOfStrings(type, "harmless");
    const opened = await openPage(renderPage(hostile.shown, hostile.head));
    const expected = await openPage(renderPage(calm.shown, calm.head));
    expect(opened.complaints).toEqual([]);
    expect(opened.hasRun).toBe(false);
    expect(opened.strangeRequests).toEqual([]);
    expect(opened.strangeAddresses).toEqual([]);
    expect(opened.canParseData).toBe(true);
    expect(opened.head).toBe(expected.head);
    expect(opened.sections.length).toBeGreaterThan(0);
    const ids = hostile.shown.sections.map(({ id }) => Number(id.slice(1)));
    const changed = opened.sections.flatMap((section, index) =>
      section === expected.sections[index] ? [] : [hostileStrings[ids[index] as number]],
    );
    expect(changed).toEqual([]);
    expect(opened.sections).toHaveLength(expected.sections.length);
  },
);

test("no hostile string in what a page says of itself leaves its place", async () => {
  const documentOf = (text: string) => {
    const page = { ...newPage({ language: text.slice(0, 35) }), action: { href: text, label: text } };
    const price = { type: "money", amount: "5.00", currency: "EUR" } as const;
    const kinds = ["name", "brand", "description", "category", "material", "identifier"] as const;
    const [fact] = contextOf([text]).facts;
    const facts = kinds.map((kind) => ({ ...(fact as NonNullable<typeof fact>), kind, label: text }));
    const priced = { ...(fact as NonNullable<typeof fact>), kind: "price", value: price } as const;
    const shown = resolvePage(page, { ...contextOf([]), facts: [...facts, priced] });
    const theme = { ...shown.theme, style: { headlineFamily: text, bodyFamily: text } };
    return renderPage({ ...shown, theme }, headOf(text)).html;
  };
  const context = await browser.newContext();
  const page = await context.newPage();
  const [expected] = await page.evaluate(readDocuments, [documentOf("x")]);
  const read = await page.evaluate(readDocuments, hostileStrings.map(documentOf));
  const changed = hostileStrings.filter(
    (text, index) => read[index] !== expected && harmless(text).trim() !== "",
  );
  expect(changed).toEqual([]);
  await context.close();
});
