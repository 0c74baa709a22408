import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { newPage, newSection } from "~/sections/new-page";
import type { Page } from "~/sections/page";
import type { PageHead } from "~/sections/page-head";
import { resolvePage } from "~/sections/resolve-page";
import { sectionTypes } from "~/sections/section-types";
import { renderPage } from "~/server/product-pages/render-page.server";

const head: PageHead = {
  url: "https://shop.example/pages/p1",
  title: "Lamp",
  description: "A lamp",
  imageUrl: null,
  isUnlisted: false,
  formHref: null,
  goHref: null,
  publishedAt: null,
};

function pageWith(text: string, changes: Partial<Page> = {}) {
  const section = newSection(sectionTypes.get("benefits") as never);
  section.blocks = { a: { slots: { title: { kind: "text", text } } } };
  section.blockOrder = ["a"];
  const page = { ...newPage({ language: "en" }), order: ["s1"], sections: { s1: section }, ...changes };
  const context = { facts: [], images: new Map(), videos: new Map(), isEditing: false, formHref: null };
  return resolvePage(page, context);
}

test("a page is a whole document with its language, its words and no script", () => {
  const { html, scriptHashes } = renderPage(pageWith("Bright"), head);
  expect(html).toMatch(/^<!doctype html><html lang="en" dir="ltr"><head>/);
  expect(html).toContain("<title>Lamp</title>");
  expect(html).toContain(">Bright</h2>");
  expect(html).toContain('<link rel="canonical" href="https://shop.example/pages/p1"/>');
  expect(html.match(/<script/g)).toBeNull();
  expect(scriptHashes).toEqual([]);
});

test("a page in Arabic is written from the right", () => {
  const { html } = renderPage(pageWith("ضوء", { language: "ar" }), head);
  expect(html).toContain('<html lang="ar" dir="rtl">');
});

test("only the CSS of its own sections comes with a page", () => {
  const { html } = renderPage(pageWith("Bright"), head);
  const others = [...sectionTypes.keys()].filter((type) => type !== "benefits");
  expect(html).toContain(".s-benefits");
  expect(others.filter((type) => html.includes(`.s-${type} `))).toEqual([]);
});

test("every script of a page stands in its hashes", () => {
  const type = [...sectionTypes.values()].find(({ islands }) => islands?.length);
  const shown = pageWith("Bright");
  const section = { ...(shown.sections[0] as NonNullable<(typeof shown.sections)[0]>) };
  const { html, scriptHashes } = renderPage(
    {
      ...shown,
      sections: type ? [section, { ...section, type: type.type, slots: {}, blocks: [] }] : [section],
    },
    head,
  );
  const scripts = [...html.matchAll(/<script type="module">(.*?)<\/script>/gs)].map(
    ([, code]) => code as string,
  );
  expect(scripts.map((code) => `sha256-${createHash("sha256").update(code).digest("base64")}`)).toEqual(
    scriptHashes,
  );
});

test("what search engines read cannot end the element it stands in", () => {
  const shown = pageWith("Bright");
  const price = {
    id: "f",
    kind: "price",
    value: { type: "money", amount: "9.00", currency: "EUR" },
  } as const;
  const { html } = renderPage(
    { ...shown, facts: [price] },
    { ...head, title: "</script><script>alert(1)</script>" },
  );
  const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  expect(JSON.parse(json as string)["@graph"][0].name).toBe("</script><script>alert(1)</script>");
  expect(html.match(/<script/g)).toHaveLength(1);
});
