import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { exampleSection } from "~/sections/examples";
import { exampleFacts, exampleImages, exampleVideos } from "~/sections/examples/example-context";
import { exampleLengths } from "~/sections/examples/section-example";
import { newPage } from "~/sections/new-page";
import type { Section } from "~/sections/page";
import { parsePage } from "~/sections/page";
import { type PageContext, resolvePage } from "~/sections/resolve-page";
import { sectionTypes } from "~/sections/section-types";
import { PageBody } from "~/sections/view/page-body";

const types = [
  "reviews",
  "press",
  "faq",
  "bundle",
  "offer",
  "guarantee",
  "shipping",
  "story",
  "figures",
  "customer-photos",
  "newsletter",
  "sticky-bar",
  "footer",
] as const;

function drawn(section: Section, context: Partial<PageContext> = {}, language = "en"): string {
  const page = parsePage({
    ...newPage({ language }),
    action: { href: "https://example.com/buy", label: "" },
    order: ["one"],
    sections: { one: section },
  });
  const shown = resolvePage(page, {
    facts: exampleFacts,
    images: exampleImages,
    videos: exampleVideos,
    isEditing: false,
    formHref: "/api/v1/pages/one/newsletter",
    ...context,
  });
  return renderToStaticMarkup(createElement(PageBody, { page: shown }));
}

/** The section without the first slot, or the slot of its blocks, that it needs. */
function lacking(section: Section): Section | null {
  const definition = sectionTypes.get(section.type);
  const needs = (slots: object) => Object.entries(slots).find(([, { isRequired }]) => isRequired)?.[0];
  const own = needs(definition?.slots ?? {});
  if (own) return { ...section, slots: without(section.slots, own) };
  const ofBlocks = needs(definition?.blocks?.slots ?? {});
  if (!ofBlocks || definition?.blocks?.least === 0) return null;
  const blocks = Object.entries(section.blocks).map(([id, { slots }]) => [
    id,
    { slots: without(slots, ofBlocks) },
  ]);
  return { ...section, blocks: Object.fromEntries(blocks) };
}

function without<Value>(record: Readonly<Record<string, Value>>, name: string): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).filter(([key]) => key !== name));
}

describe.each(types)("the section %s", (type) => {
  const variants = sectionTypes.get(type)?.variants ?? [];

  it.each(exampleLengths)("is drawn with %s content in each variant, to read and to edit", (length) => {
    expect(variants.length).toBeGreaterThan(1);
    for (const { value: variant } of variants) {
      for (const isEditing of [false, true]) {
        const html = drawn({ ...exampleSection(type, length), variant }, { isEditing });
        expect(html).toContain(`s-${type} v-${variant}`);
        expect(html).not.toContain("undefined");
        expect(html).not.toContain("[object");
      }
    }
  });

  it("is drawn while it is empty and edited", () => {
    const empty = { ...exampleSection(type, "usual"), slots: {}, blocks: {}, blockOrder: [] };
    expect(drawn(empty, { isEditing: true, formHref: null })).toContain(`s-${type}`);
  });

  it("is left out where it lacks what it needs", () => {
    const section = lacking(exampleSection(type, "usual"));
    if (section) expect(drawn(section)).toBe("<main></main>");
    else expect(["shipping", "footer"]).toContain(type);
  });
});
