import { writeDate, writeDecimal } from "~/domain/facts/write-value";
import type { SectionDefinition, ShownSection, SlotDeclarations } from "~/sections/define-section";
import { sectionTypes } from "~/sections/section-types";
import type { PageImage, ShownPage, ShownSlot } from "~/sections/shown-page";

/** A page as a text with headings, images and tables: what editors of other systems hold. */
export type ContentNode =
  /** Level 1 is the page's own. */
  | { kind: "heading"; level: 1 | 2 | 3; text: string }
  /** An empty line parts paragraphs. */
  | { kind: "text"; text: string }
  | { kind: "list"; items: string[] }
  | { kind: "image"; image: PageImage; assetId: string; alt: string }
  /** What each is about, and what it says. */
  | { kind: "fields"; rows: { label: string; text: string }[] }
  /** The first row names the columns. */
  | { kind: "table"; rows: string[][] }
  | { kind: "quote"; text: string; by: string }
  | { kind: "question"; question: string; answer: string }
  | { kind: "video"; title: string; href: string }
  | { kind: "link"; text: string; href: string; isAction: boolean };

/** Sections that only repeat what stands elsewhere, or work on a published page alone. */
const leftOut = new Set(["sticky-bar", "newsletter"]);

/** A section each, in their order. */
export function contentNodes(page: ShownPage): ContentNode[][] {
  return page.sections
    .filter(({ type }) => !leftOut.has(type))
    .flatMap((section) => {
      const definition = sectionTypes.get(section.type);
      return definition ? [nodesOfSection(section, definition, page)] : [];
    });
}

function nodesOfSection(
  section: ShownSection,
  definition: SectionDefinition,
  page: ShownPage,
): ContentNode[] {
  const head = nodesOfSlots(section.slots, definition.slots, page, section.isFirst ? 1 : 2);
  const blocks = nodesOfBlocks(section, definition, page);
  const links = head.filter(({ kind }) => kind === "link");
  const action = hasAction(definition) && !links.some((link) => link.kind === "link" && link.isAction);
  return [
    ...head.filter(({ kind }) => kind !== "link"),
    ...blocks,
    ...links,
    ...(action && page.action
      ? [
          {
            kind: "link",
            text: buttonWords(section) ?? page.action.label,
            href: page.action.href,
            isAction: true,
          } as const,
        ]
      : []),
  ];
}

type ShownBlock = ShownSection["blocks"][number];

function nodesOfBlocks(section: ShownSection, definition: SectionDefinition, page: ShownPage): ContentNode[] {
  const { blocks } = section;
  if (blocks.length === 0 || !definition.blocks) return [];
  switch (section.type) {
    case "faq":
      return blocks.map(({ slots }) => ({
        kind: "question",
        question: textOf(slots.question),
        answer: textOf(slots.answer),
      }));
    case "specifications":
      return [{ kind: "fields", rows: blocks.map(({ slots }) => specification(slots)) }];
    case "comparison":
      return [{ kind: "table", rows: comparison(section) }];
    case "reviews":
      return blocks.map(({ slots }) => review(slots, page));
  }
  const declarations = definition.blocks.slots;
  const shown = blocks.map(({ slots }) => nodesOfSlots(slots, declarations, page, 3));
  const items = shown.map((nodes) => (nodes.length === 1 ? itemOf(nodes[0]) : null));
  if (items.every((item) => item !== null)) return [{ kind: "list", items }];
  return shown.flat();
}

/** What one line of a list can hold. */
function itemOf(node: ContentNode | undefined): string | null {
  if (node?.kind === "heading" || node?.kind === "text") return node.text;
  return null;
}

const titles = new Set(["heading", "title", "name"]);
/** Words that stand on a link, by the slot of the link. */
const wordsOfLinks: Readonly<Record<string, readonly string[]>> = {
  link: ["label", "action"],
  moreLink: ["moreLabel"],
  source: ["sourceName"],
};
const linkWords = new Set(Object.values(wordsOfLinks).flat());

function nodesOfSlots(
  slots: ShownSection["slots"],
  declarations: SlotDeclarations,
  page: ShownPage,
  level: 1 | 2 | 3,
): ContentNode[] {
  const hasLink = Object.values(declarations).some(({ kind }) => kind === "link");
  const nodes: ContentNode[] = [];
  const fields: { label: string; text: string }[] = [];
  for (const name of Object.keys(declarations)) {
    const slot = slots[name];
    if (!slot) continue;
    if (slot.kind === "text") {
      if (hasLink && linkWords.has(name)) continue;
      const text = slot.text.trim();
      if (text === "") continue;
      nodes.push(titles.has(name) ? { kind: "heading", level, text } : { kind: "text", text });
    } else if (slot.kind === "fact") {
      fields.push({ label: slot.label, text: slot.text });
    } else if (slot.kind === "date" && slot.value !== "") {
      fields.push({ label: page.messages.validUntil, text: writeDate(slot.value, page.language) });
    } else {
      const node = nodeOf(slot, name, slots);
      if (node) nodes.push(node);
    }
  }
  return fields.length > 0 ? [...nodes, { kind: "fields", rows: fields }] : nodes;
}

function nodeOf(slot: ShownSlot, name: string, slots: ShownSection["slots"]): ContentNode | null {
  switch (slot.kind) {
    case "image":
      return { kind: "image", image: slot.file, assetId: slot.assetId, alt: slot.alt };
    case "table":
      return { kind: "table", rows: slot.rows.map((cells) => [...cells]) };
    case "video":
      return { kind: "video", title: slot.video.title, href: slot.video.watchHref };
    case "link": {
      const words = (wordsOfLinks[name] ?? []).map((word) => textOf(slots[word])).find((text) => text !== "");
      return { kind: "link", text: words ?? hostOf(slot.href), href: slot.href, isAction: name === "link" };
    }
    default:
      return null;
  }
}

function hasAction({ type }: SectionDefinition): boolean {
  return type === "hero" || type === "offer" || type === "bundle";
}

function buttonWords({ slots }: ShownSection): string | null {
  return textOf(slots.label) || textOf(slots.action) || null;
}

function specification(slots: ShownBlock["slots"]): { label: string; text: string } {
  const fact = slots.fact?.kind === "fact" ? slots.fact : null;
  return { label: textOf(slots.label) || fact?.label || "", text: textOf(slots.value) || fact?.text || "" };
}

const columns = ["us", "other", "second", "third"] as const;

function comparison({ slots, blocks }: ShownSection): string[][] {
  const shown = columns.filter((column) => slots[column]);
  return [
    ["", ...shown.map((column) => textOf(slots[column]))],
    ...blocks.map((block) => [
      textOf(block.slots.label),
      ...shown.map((column) => textOf(block.slots[column])),
    ]),
  ];
}

function review(slots: ShownBlock["slots"], { language, messages }: ShownPage): ContentNode {
  const { rating, date, source } = slots;
  const by = [
    textOf(slots.author),
    textOf(slots.detail),
    rating?.kind === "number" && rating.value > 0
      ? `${writeDecimal(String(rating.value), language)} / 5`
      : "",
    date?.kind === "date" ? writeDate(date.value.slice(0, 10), language) : "",
    source?.kind === "link" ? textOf(slots.sourceName) || source.href : messages.givenBySeller,
  ];
  return { kind: "quote", text: textOf(slots.quote), by: by.filter(Boolean).join(" · ") };
}

function textOf(slot: ShownSlot | undefined): string {
  return slot?.kind === "text" ? slot.text.trim() : "";
}

function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).hostname || address : address;
}
