import { Liquid } from "liquidjs";
import { expect, test } from "vitest";
import {
  headOf,
  hostileSections,
  pageOfStrings,
} from "../../../../tests/browser/hostile-pages/page-of-strings";
import { readZip } from "../../../../tests/fixtures/read-zip";
import { exampleSection } from "../../../sections/examples";
import { exampleFacts, exampleImages, exampleVideos } from "../../../sections/examples/example-context";
import { newPage } from "../../../sections/new-page";
import { resolvePage } from "../../../sections/resolve-page";
import { sectionTypes } from "../../../sections/section-types";
import type { ShownPage } from "../../../sections/shown-page";
import { renderPage } from "../render-page.server";
import { exportShopify } from "./export-shopify.server";

const types = [...sectionTypes.keys()];

const engine = new Liquid({ strictVariables: false, strictFilters: true });
engine.registerFilter("asset_url", (name: string) => `/${name}`);
engine.registerFilter("stylesheet_tag", () => "");
engine.registerFilter("image_url", (image: string) => image);
/** Shopify reads it apart and shows nothing in its place. */
engine.registerTag("schema", {
  parse(_tag, tokens) {
    while (tokens.length > 0) {
      const next = tokens.shift() as { name?: string };
      if (next.name === "endschema") return;
    }
    throw new Error("A schema does not end.");
  },
  render: () => "",
});

async function exported(shown: ShownPage) {
  const page = newPage({ language: "en" });
  const bytes = await exportShopify({ shown, files: [], page } as never);
  return readZip(Buffer.from(bytes));
}

/** What a shop with the exported theme shows. */
async function shownInShop(files: Map<string, Buffer>): Promise<string[]> {
  const template = JSON.parse(files.get("templates/product.vitrine.json")?.toString() ?? "");
  return Promise.all(
    (template.order as string[]).map((id) => {
      const { type, settings } = template.sections[id];
      const liquid = files.get(`sections/${type}.liquid`)?.toString() ?? "";
      return engine.parseAndRender(liquid, { section: { settings } });
    }),
  );
}

const sectionsIn = (html: string) =>
  html.match(/<section class="s s-.*?(?=<section class="s s-|<\/main>|$)/gs) ?? [];
/** Images come from the theme, whose files are not among those of the page. */
const withoutImages = (html: string) =>
  html
    .replaceAll(/<source[^>]*>/g, "")
    .replaceAll(/ (?:src|href)="[^"]*"/g, "")
    .replaceAll("<br />\n", "\n");

test("a shop shows the words of the page in its own markup", async () => {
  const page = {
    ...newPage({ language: "en" }),
    action: { href: "https://shop.example/", label: "Order" },
    order: types,
    sections: Object.fromEntries(types.map((type) => [type, exampleSection(type, "usual")])),
  };
  const context = { facts: exampleFacts, images: exampleImages, videos: exampleVideos, isEditing: false };
  const shown = resolvePage(page, { ...context, formHref: null });
  const files = await exported(shown);
  const inShop = await shownInShop(files);
  expect(inShop).toHaveLength(shown.sections.length);
  const published = sectionsIn(renderPage(shown, { ...headOf("Page"), formHref: null }).html);
  for (const [index, html] of inShop.entries()) {
    const type = shown.sections[index]?.type ?? "";
    const own = beforeScripts(sectionsIn(html)[0] ?? "");
    expect(wordsOf(own), type).toBe(wordsOf(beforeScripts(published[index] ?? "")));
  }
  for (const [name, content] of files) {
    if (!name.startsWith("sections/")) continue;
    const schema = /\{% schema %\}(.*)\{% endschema %\}/s.exec(content.toString())?.[1] ?? "";
    const { name: label, settings } = JSON.parse(schema);
    expect(label.length).toBeLessThanOrEqual(25);
    const ids = settings.flatMap((setting: { id?: string }) => setting.id ?? []);
    expect(new Set(ids).size).toBe(ids.length);
  }
});

const beforeScripts = (html: string) => html.split('<script type="module">')[0] ?? "";

function wordsOf(html: string): string {
  return withoutImages(html)
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/&#12[35];|&#x27;|&#39;|&quot;|&amp;|&lt;|&gt;/g, "?")
    .replaceAll(/["'&<>{}]/g, "?")
    .replaceAll(/\s+/g, " ")
    .trim();
}

test.each(types)("nothing typed into %s is Liquid or markup in a shop", async (type) => {
  const turn = types.indexOf(type);
  const some = hostileSections().filter((_, index) => index % 24 === turn % 24);
  const { shown } = pageOfStrings(type, some);
  // The first section asks for its image early, by a link of React's own.
  const sections = shown.sections.map((section) => ({ ...section, isFirst: false }));
  const files = await exported({ ...shown, sections });
  for (const html of await shownInShop(files)) {
    const tags = html.replaceAll(/<script type="module">.*?<\/script>/gs, "").match(/<[a-z/][^>]*/gi) ?? [];
    expect(
      tags.filter((tag) => /^<\/?(?:script|iframe|object|embed|style|base|meta|link)/i.test(tag)),
    ).toEqual([]);
    expect(tags.filter((tag) => /\son\w+=/i.test(tag.replaceAll(/"[^"]*"/g, '""')))).toEqual([]);
  }
});
