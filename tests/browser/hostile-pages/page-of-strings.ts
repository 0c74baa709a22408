import type { Fact } from "~/domain/facts/fact";
import type { SlotDeclaration, SlotDeclarations } from "~/sections/define-section";
import { newPage, newSection } from "~/sections/new-page";
import type { Section, SlotContent, Slots } from "~/sections/page";
import type { PageHead } from "~/sections/page-head";
import { type PageContext, resolvePage } from "~/sections/resolve-page";
import { safeHref } from "~/sections/safe-href";
import { sectionTypes } from "~/sections/section-types";
import type { ShownPage } from "~/sections/shown-page";
import { harmless, hostileStrings } from "../../fixtures/hostile-strings.ts";

/** Whether a page is to have the hostile strings, or harmless ones of the same shape. */
export type Temper = "hostile" | "harmless";

const image = { src: "/picture.avif", width: 800, height: 600, files: [], color: "#808080" };

/** Far longer than a stored page may be: a section of the type for each string, which stands in every one of its fields. */
export function pageOfStrings(type: string, temper: Temper): { shown: ShownPage; head: PageHead } {
  const words = hostileStrings.map((text) => (temper === "hostile" ? text : harmless(text)));
  const sections = hostileStrings.map((text, index) => [`s${index}`, sectionOf(type, text, index, temper)]);
  const page = {
    ...newPage({ language: "en" }),
    action: { href: "https://shop.example/", label: words[0] as string },
    order: sections.map(([id]) => id as string),
    sections: Object.fromEntries(sections) as Record<string, Section>,
  };
  const shown = resolvePage(page, contextOf(words));
  return { shown, head: headOf(words[0] as string) };
}

/** What a page knows where every word of it is one string. */
export function contextOf(words: readonly string[]): PageContext {
  const video = {
    posterSrc: "/picture.avif",
    ratio: 16 / 9,
    durationSeconds: 5,
    playerHref: "/v",
    watchHref: "/v",
  };
  return {
    facts: words.map((text, index) => factOf(text, index)),
    images: new Map([["image", image]]),
    videos: new Map(words.map((title, index) => [`video${index}`, { title, ...video }])),
    isEditing: false,
    formHref: "/form",
  };
}

export function headOf(text: string): PageHead {
  return {
    url: "https://pages.example/pages/p1",
    title: text,
    description: text,
    imageUrl: null,
    isUnlisted: false,
    formHref: "/form",
    goHref: null,
    publishedAt: null,
  };
}

function factOf(text: string, index: number): Fact {
  const values: readonly Fact["value"][] = [
    { type: "text", text },
    { type: "quantity", amount: "5", unit: text },
    { type: "table", rows: [{ cells: [text, text] }, { cells: [text, text] }] },
  ];
  return {
    id: `f${index}`,
    kind: "feature",
    label: text,
    value: values[index % values.length] as Fact["value"],
    language: null,
    sources: [{ from: "you", at: "2026-01-01T00:00:00Z" }],
    confidence: 1,
  };
}

function sectionOf(type: string, text: string, index: number, temper: Temper): Section {
  const definition = sectionTypes.get(type);
  if (!definition) throw new Error(`There is no section of the type "${type}".`);
  const { slots, blocks, variants } = definition;
  const count = blocks ? Math.max(2, blocks.least) : 0;
  const ids = Array.from({ length: count }, (_, block) => `b${block}`);
  const filled = ids.map((id) => [id, { slots: fill(blocks?.slots ?? {}, text, index, temper) }]);
  return {
    ...newSection(definition),
    variant: variants[index % variants.length]?.value ?? "plain",
    slots: fill(slots, text, index, temper),
    blocks: Object.fromEntries(filled),
    blockOrder: ids,
  };
}

function fill(declarations: SlotDeclarations, text: string, index: number, temper: Temper): Slots {
  return Object.fromEntries(
    Object.entries(declarations).map(([name, declaration]) => [
      name,
      contentOf(declaration, text, index, temper),
    ]),
  );
}

function contentOf({ kind }: SlotDeclaration, text: string, index: number, temper: Temper): SlotContent {
  const words = temper === "hostile" ? text : harmless(text);
  switch (kind) {
    case "text":
      return index % 7 === 0 ? { kind: "fact", factId: `f${index}` } : { kind, text: words };
    case "fact":
      return { kind, factId: `f${index}` };
    case "image":
      return { kind, assetId: "image", alt: words, focusX: 0.5, focusY: 0.5 };
    case "video":
      return { kind, contentId: `video${index}` };
    case "link":
      return { kind, href: temper === "hostile" ? text : harmlessHref(text) };
    case "choice":
    case "date":
      return { kind, value: words };
    case "icon":
      return { kind, name: words };
    case "number":
      return { kind, value: index };
    case "switch":
      return { kind, value: index % 2 === 0 };
    case "table":
      return { kind, rows: [0, 1, 2].map(() => ({ cells: [words, words, words] })) };
  }
}

/** A link that is shown where the hostile one is, and left out where it is not. */
function harmlessHref(text: string): string {
  const href = safeHref(text);
  if (href === null) return "";
  return href.startsWith("#") ? "#x" : "https://shop.example/";
}
