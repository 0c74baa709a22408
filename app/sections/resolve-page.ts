import type { Fact } from "~/domain/facts/fact";
import { reword } from "~/scene/with-facts";
import type { SectionDefinition, ShownSection, SlotDeclarations } from "~/sections/define-section";
import { messagesOf } from "~/sections/messages";
import { blocksOf, type Page, pageLimits, type SlotContent, type Slots, sectionsOf } from "~/sections/page";
import { safeHref } from "~/sections/safe-href";
import { sectionTypes } from "~/sections/section-types";
import type { PageImage, PageVideo, ShownPage, ShownSlot, SlotPlace } from "~/sections/shown-page";
import { writeFact } from "~/sections/write-fact";

/** What a page needs beside its document. */
export interface PageContext {
  /** What is known now, without what gave way to another answer. */
  facts: readonly Fact[];
  /** By the id of the asset; an image that is not there is not shown. */
  images: ReadonlyMap<string, PageImage>;
  /** By the id of the work; a video that is not published is not shown. */
  videos: ReadonlyMap<string, PageVideo>;
  /** Addresses of the brand's own typeface files, by the id of the asset. */
  typefaces?: ReadonlyMap<string, string>;
  isEditing: boolean;
  formHref: string | null;
  shownAt?: number;
}

/** The page with everything worked out that its views need: facts in words, files of images, addresses that are safe. Pure. */
export function resolvePage(stored: Page, context: PageContext): ShownPage {
  const page = { ...stored, language: knownTag(stored.language) };
  const facts = new Map(context.facts.map((fact) => [fact.id, fact]));
  const messages = messagesOf(page.language);
  const href = safeHref(page.action.href);
  const known = sectionsOf(page).flatMap((section) => {
    const definition = sectionTypes.get(section.type);
    return definition && !section.isHidden ? [{ section, definition }] : [];
  });
  const resolve = (slots: Slots, declarations: SlotDeclarations, place: Omit<SlotPlace, "slot">) =>
    Object.fromEntries(
      Object.entries(declarations).flatMap(([slot, { kind }]) => {
        const content = slots[slot];
        const shown =
          content?.kind === kind || (kind === "text" && content?.kind === "fact")
            ? resolveSlot(content, { ...place, slot }, { page, context, facts })
            : null;
        return shown ? [[slot, shown]] : [];
      }),
    );
  const sections = known.flatMap(({ section, definition }): ShownSection[] => {
    const { id, type, variant } = section;
    const slots = resolve(section.slots, definition.slots, { sectionId: id, blockId: null });
    const blocks = blocksOf(section).map((block) => ({
      id: block.id,
      slots: resolve(block.slots, definition.blocks?.slots ?? {}, { sectionId: id, blockId: block.id }),
    }));
    const shown = { id, type, variant, anchor: id, isFirst: false, slots, blocks };
    return context.isEditing ? [shown] : withoutGaps(shown, definition);
  });
  return {
    language: page.language,
    direction: directionOf(page.language),
    theme: page.theme,
    action: href ? { href, label: page.action.label || messages.buy } : null,
    isEditing: context.isEditing,
    formHref: context.formHref,
    ...(context.shownAt !== undefined && { shownAt: context.shownAt }),
    sections: sections.map((section, index) => ({ ...section, isFirst: index === 0 })),
    messages,
    facts: context.facts,
    ...(context.typefaces && { typefaces: context.typefaces }),
  };
}

/** A tag that a language can have: what is none would end every number and date that is written in it. */
function knownTag(language: string): string {
  try {
    return Intl.getCanonicalLocales(language)[0] ?? "en";
  } catch {
    return "en";
  }
}

interface Known {
  page: Page;
  context: PageContext;
  facts: ReadonlyMap<string, Fact>;
}

function resolveSlot(content: SlotContent, place: SlotPlace, known: Known): ShownSlot | null {
  const { language } = known.page;
  switch (content.kind) {
    case "text": {
      const worded = { text: content.text, bindings: content.facts ?? [] };
      const text = reword(worded, known.facts, language, pageLimits.textCharacters)?.text ?? content.text;
      return text.trim() || known.context.isEditing ? { kind: "text", place, text } : null;
    }
    case "fact": {
      const fact = known.facts.get(content.factId);
      if (!fact) return null;
      const { label, text } = writeFact(fact, language);
      return { kind: "fact", place, fact, label, text };
    }
    case "image": {
      const file = known.context.images.get(content.assetId);
      return file ? { ...content, place, file } : null;
    }
    case "video": {
      const video = known.context.videos.get(content.contentId);
      return video ? { kind: "video", place, video } : null;
    }
    case "link": {
      const href = safeHref(content.href);
      return href ? { kind: "link", place, href } : null;
    }
    case "table":
      return content.rows.length > 0
        ? { kind: "table", place, rows: content.rows.map(({ cells }) => cells) }
        : null;
    default:
      return { ...content, place };
  }
}

interface Needs {
  slots: SlotDeclarations;
  needsOneOf?: readonly string[] | undefined;
}

/** What lacks something it cannot be shown without is left out. */
function withoutGaps(section: ShownSection, definition: SectionDefinition): ShownSection[] {
  if (!isWhole(section.slots, definition)) return [];
  const declared = definition.blocks;
  if (!declared) return [section];
  const blocks = section.blocks.filter(({ slots }) => isWhole(slots, declared));
  return blocks.length < declared.least ? [] : [{ ...section, blocks }];
}

function isWhole(slots: ShownSection["slots"], { slots: declarations, needsOneOf }: Needs): boolean {
  const required = Object.entries(declarations).filter(([, { isRequired }]) => isRequired);
  return (
    required.every(([name]) => slots[name]) && (needsOneOf?.some((name) => slots[name] !== undefined) ?? true)
  );
}

const rightToLeft = new Set(["ar", "fa", "he", "ur"]);

export function directionOf(language: string): "ltr" | "rtl" {
  return rightToLeft.has(language.split("-")[0]?.toLowerCase() ?? "") ? "rtl" : "ltr";
}
