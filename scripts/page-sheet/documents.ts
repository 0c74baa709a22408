import { exampleSection } from "~/sections/examples";
import { exampleFacts, exampleImages, exampleVideos } from "~/sections/examples/example-context";
import { type ExampleLength, exampleLengths } from "~/sections/examples/section-example";
import { newPage } from "~/sections/new-page";
import type { Section, SlotContent, Slots } from "~/sections/page";
import { resolvePage } from "~/sections/resolve-page";
import { sectionTypes } from "~/sections/section-types";
import { themes } from "~/sections/themes/themes";
import { renderPage } from "~/server/product-pages/render-page.server";

export interface SheetPage {
  type: string;
  /** Null for the one of the example. */
  variant: string | null;
  themeId: string;
  mode: "light" | "dark";
  length: ExampleLength;
  language: string;
}

/** What there is to choose from. */
export function sheetChoices() {
  const types = [...sectionTypes.values()].map(({ type, variants }) => ({
    type,
    variants: variants.map(({ value }) => value),
  }));
  return { types, themes: [...themes.keys()], lengths: exampleLengths };
}

/** A page of one section with the content of its example, as it is published. */
export function sheetPage({ type, variant, themeId, mode, length, language }: SheetPage): string {
  const example = exampleSection(type, length);
  const section = isArabic(language) ? inArabic(example) : example;
  const page = {
    ...newPage({ language, themeId }),
    theme: { id: themeId, mode },
    action: { href: "https://shop.example/lumen-one", label: "" },
    order: ["s1"],
    sections: { s1: { ...section, variant: variant ?? section.variant } },
  };
  const context = { facts: exampleFacts, images: exampleImages, videos: exampleVideos };
  const shown = resolvePage(page, { ...context, isEditing: false, formHref: "/form" });
  const { html } = renderPage(shown, {
    url: "https://pages.example/p",
    title: type,
    description: "",
    imageUrl: null,
    isUnlisted: true,
    formHref: "/form",
    goHref: null,
    publishedAt: null,
  });
  return html;
}

function isArabic(language: string): boolean {
  return language === "ar";
}

const arabic =
  "سماعات لاسلكية تعمل أربعين ساعة وتزن أقل من كتاب صغير وتطوى في جيب المعطف، صممت في لشبونة وصنعت لتدوم سنوات طويلة، وكل جزء منها يمكن استبداله.";

/** The same section with Arabic words of the same lengths. */
function inArabic(section: Section): Section {
  const blocks = Object.entries(section.blocks).map(([id, { slots }]) => [id, { slots: translated(slots) }]);
  return { ...section, slots: translated(section.slots), blocks: Object.fromEntries(blocks) };
}

function translated(slots: Slots): Slots {
  const written = Object.entries(slots).map(([name, slot]): [string, SlotContent] => [
    name,
    slot.kind === "text" ? { ...slot, text: wordsOf(slot.text.length) } : slot,
  ]);
  return Object.fromEntries(written);
}

function wordsOf(characters: number): string {
  const words = arabic.repeat(Math.ceil(characters / arabic.length)).slice(0, characters + 6);
  return words.slice(0, Math.max(words.lastIndexOf(" "), 4)).trim();
}
