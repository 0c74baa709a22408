import type { FactKind } from "~/domain/facts/fact";
import type { SectionDefinition } from "~/sections/define-section";
import { newPage, newSection } from "~/sections/new-page";
import { type Page, pageLimits, type Section } from "~/sections/page";
import { sectionTypes } from "~/sections/section-types";
import { deedOf } from "~/sections/writer/deed-of";
import { directions, lookOf } from "~/sections/writer/directions";
import type { Told } from "~/sections/writer/fill-slots";
import { type Material, materialOf } from "~/sections/writer/material";
import type { LeftOut, Outline, OutlinedSection, WrittenPage } from "~/sections/writer/outline";
import { questionsFor } from "~/sections/writer/questions";
import { joinSentences, sentencesWithin } from "~/sections/writer/sentences";
import {
  type DirectionId,
  directionIds,
  type WriterAsked,
  type WriterInput,
  writerInputSchema,
} from "~/sections/writer/write-input";
import { writeSection } from "~/sections/writer/write-section";

/** Sections to be made, as a person set them. A type that stands there twice comes empty the second time. */
export type WantedSections = readonly { type: string; variant?: string | undefined }[];

/** A page of one direction with everything that went into it. */
export interface Drafted extends WrittenPage {
  material: Material;
}

/** What a page of a direction will have, in its order: only what enough is known for, or of what the person wants. */
export function planPage(
  asked: WriterAsked,
  direction: DirectionId,
  wanted: WantedSections | null = null,
): Outline {
  return draftPage(writerInputSchema.parse(asked), direction, wanted).outline;
}

/** The page of a direction from facts alone. Pure; takes time in proportion to the facts. */
export function draftPage(
  input: WriterInput,
  direction: DirectionId,
  wanted: WantedSections | null = null,
  given: Material = materialOf(input),
): Drafted {
  const material = wanted ? { ...given, wantedTypes: wanted.map(({ type }) => type) } : given;
  const { themeId, tone } = lookOf(direction, input.tone);
  const order: WantedSections = wanted ?? orderOf(direction, material).map((type) => ({ type }));
  const told: Told = new Set();
  const toldIds = new Set<string>();
  const outlined: OutlinedSection[] = [];
  const sections: Record<string, Section> = {};
  for (const { type, variant } of order) {
    const definition = sectionTypes.get(type);
    if (!definition || outlined.length >= pageLimits.sections) continue;
    const id = freeId(type, sections);
    const usual = usualVariant(type, direction, material) ?? definition.variants[0]?.value ?? "plain";
    const own = { type, variant: variant ?? usual };
    const isAgain = id !== type;
    const written = isAgain ? null : writeSection(own, definition, material, { direction, tone }, told);
    // What a person wants stands there to be filled by them.
    const section =
      written?.section ?? (wanted ? { ...newSection(definition), ...variantOf(definition, own) } : null);
    if (!section) continue;
    outlined.push({ id, type, variant: section.variant });
    sections[id] = section;
    for (const factId of written?.factIds ?? []) toldIds.add(factId);
  }
  const blank = newPage({ language: input.language, themeId });
  const page: Page = {
    ...blank,
    theme: { ...blank.theme, ...input.brand },
    action: { href: input.actionHref, label: deedOf({ ...material, input: { ...input, tone } }) ?? "" },
    seo: seoOf(material),
    order: outlined.map(({ id }) => id),
    sections,
  };
  return {
    outline: { direction, tone, themeId, sections: outlined },
    page,
    leftOut: [...material.leftOut, ...untold(material, toldIds)],
    questions: questionsFor(material),
    material,
  };
}

/** Pages in up to three directions, and what they differ in. */
export interface Directions {
  pages: WrittenPage[];
  /** What the person should know of them as a whole; null where there is nothing to say. */
  note: string | null;
}

/** The page in every direction from facts alone. Throws `z.core.$ZodError` for an input that is none. */
export function writeDirections(asked: WriterAsked, ids: readonly DirectionId[] = directionIds): Directions {
  const input = writerInputSchema.parse(asked);
  const material = materialOf(input);
  const pages = ids.map((id) => {
    const { material: _, ...page } = draftPage(input, id, null, material);
    return page;
  });
  return { pages, note: noteOn(pages) };
}

/** Whether a page tells its sections in an order that none of the others has. */
export function hasOwnOrder(
  page: Pick<WrittenPage, "outline">,
  pages: readonly Pick<WrittenPage, "outline">[],
): boolean {
  const order = orderIn(page);
  return pages.every(
    (other) => other.outline.direction === page.outline.direction || orderIn(other) !== order,
  );
}

/** What the directions of a page differ in, where it is less than their order. */
export function noteOn(pages: readonly Pick<WrittenPage, "outline">[]): string | null {
  if (pages.length < 2) return null;
  const different = new Set(pages.map(orderIn)).size;
  if (different === pages.length) return null;
  return different === 1
    ? "There are too few facts to order the sections differently: these three pages differ in theme and tone only. Add facts for three different pages."
    : "There are too few facts for three different orders: some of these pages differ in theme and tone only. Add facts for more variety.";
}

function orderIn({ outline }: Pick<WrittenPage, "outline">): string {
  return outline.sections.map(({ id }) => id).join(" ");
}

function usualVariant(type: string, direction: DirectionId, { images }: Material): string | null {
  if (type !== "hero") return null;
  return images.length === 0 ? "centred" : directions[direction].heroVariant;
}

/** An offer without an end says no more than the opening above it: then it stands at the end, by the last button. */
function orderOf(direction: DirectionId, { offerEnd }: Material): readonly string[] {
  const { order } = directions[direction];
  if (direction !== "offer" || offerEnd) return order;
  const others = order.filter((type) => type !== "offer");
  return others.toSpliced(others.indexOf("faq"), 0, "offer");
}

function freeId(type: string, taken: Readonly<Record<string, Section>>): string {
  let id = type;
  for (let copy = 2; taken[id]; copy++) id = `${type}-${copy}`;
  return id;
}

function variantOf({ variants }: SectionDefinition, { variant }: { variant: string }): Partial<Section> {
  return variants.some(({ value }) => value === variant) ? { variant } : {};
}

/** What machines are told, whether or not people are. */
const toldToMachines: readonly FactKind[] = [
  "availability",
  "identifier",
  "price",
  "list-price",
  "offer-end",
];

/** What was known and found no place. */
function untold({ known }: Material, told: ReadonlySet<string>): LeftOut[] {
  return known
    .filter(({ fact, kind }) => !told.has(fact.id) && !toldToMachines.includes(kind))
    .map(({ fact, text }) => ({ factId: fact.id, text: text.slice(0, 600), why: "no-room" as const }));
}

const mostTitle = 60;
const mostDescription = 160;

/** Whole names and whole sentences; what a search engine cuts is not cut before. */
function seoOf({ name, of }: Material): Page["seo"] {
  const own = (...kinds: readonly FactKind[]) => of(...kinds).filter(({ isForeign }) => !isForeign);
  const [brand] = of("brand");
  const called = name?.text ?? "";
  const isNamed = !brand || called.toLowerCase().includes(brand.text.toLowerCase());
  const full = isNamed ? called : `${called} – ${brand.text}`;
  const title = (full.length <= mostTitle ? full : called).slice(0, 200);
  const sentences = own("description").flatMap((one) => one.sentences);
  const points = own("benefit", "feature").map(({ text }) => (/[.!?]$/u.test(text) ? text : `${text}.`));
  const told = sentencesWithin(sentences, mostDescription);
  const description = joinSentences(told.length > 0 ? told : sentencesWithin(points, mostDescription));
  return { title, description };
}
