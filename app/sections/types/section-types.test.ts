import { readFileSync } from "node:fs";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { SectionDefinition } from "~/sections/define-section";
import { exampleFacts, exampleImages, exampleVideos } from "~/sections/examples/example-context";
import { exampleSection } from "~/sections/examples/index";
import { exampleLengths } from "~/sections/examples/section-example";
import { newPage } from "~/sections/new-page";
import { parsePage, type Section } from "~/sections/page";
import { resolvePage } from "~/sections/resolve-page";
import { sectionTypes } from "~/sections/section-types";
import { PageBody } from "~/sections/view/page-body";

const definitions = [...sectionTypes.values()];

function draw(section: Section, { isEditing = false, hasMedia = true, language = "en" } = {}): string {
  const page = parsePage({
    ...newPage({ language }),
    action: { href: "https://example.com/buy", label: "" },
    order: ["before", "tried"],
    sections: { before: exampleSection("hero", "short"), tried: section },
  });
  const shown = resolvePage(page, {
    facts: exampleFacts,
    images: hasMedia ? exampleImages : new Map(),
    videos: hasMedia ? exampleVideos : new Map(),
    isEditing,
    formHref: null,
  });
  return renderToStaticMarkup(createElement(PageBody, { page: shown }));
}

function ofVariant(definition: SectionDefinition, variant: string, length: (typeof exampleLengths)[number]) {
  return { ...exampleSection(definition.type, length), variant };
}

/** Of the headings in their order: 1, 2, 3 … */
function headingLevelsOf(html: string): number[] {
  return [...html.matchAll(/<h([1-6])\b/gu)].map(([, level]) => Number(level));
}

const everyVariant = definitions.flatMap((definition) =>
  definition.variants.map(({ value }) => ({ definition, type: definition.type, variant: value })),
);

describe.each(everyVariant)("$type as $variant", ({ definition, variant }) => {
  it("is drawn with short, usual and long words", () => {
    for (const length of ["short", "usual", "long"] as const) {
      expect(draw(ofVariant(definition, variant, length))).toContain(`s-${definition.type} v-${variant}`);
    }
  });

  it("is drawn without its images, and in the builder without anything", () => {
    const html = draw(ofVariant(definition, variant, "missing"), { hasMedia: false });
    expect(html).not.toContain("undefined");
    expect(draw(ofVariant(definition, variant, "missing"), { isEditing: true })).toContain(
      'data-section="tried"',
    );
  });

  it("leaves no level of headings out", () => {
    for (const length of exampleLengths) {
      const levels = headingLevelsOf(draw(ofVariant(definition, variant, length)));
      levels.slice(1).forEach((level, index) => {
        expect(level).toBeLessThanOrEqual((levels[index] ?? 0) + 1);
      });
      expect(levels.filter((level) => level === 1)).toHaveLength(1);
    }
  });
});

describe.each(definitions)("$type", (definition) => {
  const required = Object.entries(definition.slots).filter(([, { isRequired }]) => isRequired);
  it.runIf(required.length > 0)("is not shown without what it requires", () => {
    for (const [name] of required) {
      const section = exampleSection(definition.type, "usual");
      const { [name]: _, ...slots } = section.slots;
      expect(draw({ ...section, slots })).not.toContain('id="tried"');
    }
  });

  it("has an example for each thing it says and shows", () => {
    const { slots, blocks, blockOrder } = exampleSection(definition.type, "usual");
    const told = Object.entries(definition.slots).filter(([, { isRequired }]) => isRequired);
    expect(told.filter(([name]) => !slots[name])).toEqual([]);
    expect(blockOrder.length).toBeGreaterThanOrEqual(definition.blocks?.least ?? 0);
    expect(Object.keys(blocks)).toEqual(blockOrder);
  });

  it("keeps its CSS to itself", () => {
    const css = readFileSync(new URL(`./${definition.type}.css`, import.meta.url), "utf8");
    const selectors = css.match(/\.s-[a-z-]+/gu) ?? [];
    expect(selectors.length).toBeGreaterThan(0);
    expect(selectors.filter((selector) => selector !== `.s-${definition.type}`)).toEqual([]);
  });
});
