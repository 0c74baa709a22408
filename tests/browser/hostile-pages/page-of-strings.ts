import type { Fact } from "~/domain/facts/fact";
import type { SlotDeclaration, SlotDeclarations } from "~/sections/define-section";
import { newPage, newSection } from "~/sections/new-page";
import type { Section, SlotContent, Slots } from "~/sections/page";
import type { PageHead } from "~/sections/page-head";
import { type PageContext, resolvePage } from "~/sections/resolve-page";
import { safeHref } from "~/sections/safe-href";
import { sectionTypes } from "~/sections/section-types";
import type { PageVideo, ShownPage } from "~/sections/shown-page";
import { harmless, hostileStrings } from "../../fixtures/hostile-strings.ts";

/** A section whose every field is one string. */
export interface StringSection {
  /** Of the section, and of the fact and the video that it shows. */
  id: string;
  text: string;
  href: string;
  /** Decides what is not a string: variant, kind of fact, number, switch. It repeats after `turnsOf` of the type. */
  turn: number;
  /** Its texts come from a fact. */
  isOfFact: boolean;
}

const image = { src: "/picture.avif", width: 800, height: 600, files: [], color: "#808080" };

/** The hostile strings, each in a section of its own; every fifth once more as a fact. */
export function hostileSections(): StringSection[] {
  return hostileStrings.flatMap((text, turn) => {
    const section = { text, href: text, turn };
    return [
      { ...section, id: `s${turn}`, isOfFact: false },
      ...(turn % 5 === 0 ? [{ ...section, id: `f${turn}`, isOfFact: true }] : []),
    ];
  });
}

/** The same section with a string that can do no harm. Many have the same, which then has the same id. */
export function calmSection({ text, href, turn, isOfFact }: StringSection, type: string): StringSection {
  const calm = {
    text: harmless(text).replaceAll(/q+/g, "q").replaceAll(/ +/g, " "),
    href: harmlessHref(href),
    turn: turn % turnsOf(type),
    isOfFact,
  };
  return { ...calm, id: `calm-${JSON.stringify(calm)}` };
}

/** A link that is shown where the hostile one is, and left out where it is not. */
function harmlessHref(text: string): string {
  const href = safeHref(text);
  if (href === null) return "";
  return href.startsWith("#") ? "#x" : "https://shop.example/";
}

/** After as many sections everything but their strings is the same again: 12 for what fields differ in, and the variants. */
function turnsOf(type: string): number {
  return 12 * definitionOf(type).variants.length;
}

/** As long as the sections need, which may be far longer than a stored page. */
export function pageOfStrings(
  type: string,
  sections: readonly StringSection[],
): { shown: ShownPage; head: PageHead } {
  const label = sections[0]?.text ?? "";
  const page = {
    ...newPage({ language: "en" }),
    action: { href: "https://shop.example/", label },
    order: sections.map(({ id }) => id),
    sections: Object.fromEntries(sections.map((section) => [section.id, sectionOf(type, section)])),
  };
  return { shown: resolvePage(page, contextOf(sections)), head: headOf(label) };
}

/** What a page knows whose every word is one of the strings. */
export function contextOf(sections: readonly StringSection[]): PageContext {
  return {
    facts: sections.map(factOf),
    images: new Map([["image", image]]),
    videos: new Map(sections.map(({ id, text }) => [id, videoOf(text)])),
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

function videoOf(title: string): PageVideo {
  return {
    title,
    posterSrc: "/picture.avif",
    ratio: 16 / 9,
    durationSeconds: 5,
    playerHref: "/v",
    watchHref: "/v",
  };
}

export function factOf({ id, text, turn }: Pick<StringSection, "id" | "text" | "turn">): Fact {
  const values: readonly Fact["value"][] = [
    { type: "text", text },
    { type: "quantity", amount: "5", unit: text },
    { type: "table", rows: [{ cells: [text, text] }, { cells: [text, text] }] },
  ];
  return {
    id,
    kind: "feature",
    label: text,
    value: values[turn % values.length] as Fact["value"],
    language: null,
    sources: [{ from: "you", at: "2026-01-01T00:00:00Z" }],
    confidence: 1,
  };
}

function definitionOf(type: string) {
  const definition = sectionTypes.get(type);
  if (!definition) throw new Error(`There is no section of the type "${type}".`);
  return definition;
}

function sectionOf(type: string, section: StringSection): Section {
  const definition = definitionOf(type);
  const { slots, blocks, variants } = definition;
  const count = blocks ? Math.max(2, blocks.least) : 0;
  const ids = Array.from({ length: count }, (_, block) => `b${block}`);
  return {
    ...newSection(definition),
    variant: variants[section.turn % variants.length]?.value ?? "plain",
    slots: fill(slots, section),
    blocks: Object.fromEntries(ids.map((id) => [id, { slots: fill(blocks?.slots ?? {}, section) }])),
    blockOrder: ids,
  };
}

function fill(declarations: SlotDeclarations, section: StringSection): Slots {
  return Object.fromEntries(
    Object.entries(declarations).map(([name, declaration]) => [name, contentOf(declaration, section)]),
  );
}

function contentOf({ kind }: SlotDeclaration, section: StringSection): SlotContent {
  const { id, text, href, turn, isOfFact } = section;
  switch (kind) {
    case "text":
      return isOfFact ? { kind: "fact", factId: id } : { kind, text };
    case "fact":
      return { kind, factId: id };
    case "image":
      return { kind, assetId: "image", alt: text, focusX: 0.5, focusY: 0.5 };
    case "video":
      return { kind, contentId: id };
    case "link":
      return { kind, href };
    case "choice":
    case "date":
      return { kind, value: text };
    case "icon":
      return { kind, name: text };
    case "number":
      return { kind, value: turn % 12 };
    case "switch":
      return { kind, value: turn % 2 === 0 };
    case "table":
      return { kind, rows: [0, 1, 2].map(() => ({ cells: [text, text, text] })) };
  }
}
