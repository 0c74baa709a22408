import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { Fact } from "~/domain/facts/fact";
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

const end = Date.parse("2026-12-31T23:59:59+01:00");

describe("the offer", () => {
  const section = exampleSection("offer", "usual");

  it("says its end in words, and gives the island the date to count to", () => {
    const html = drawn(section, {}, "de");
    expect(html).toContain("Gültig bis");
    expect(html).toContain("31. Dezember 2026, 23:59");
    expect(html).toContain('data-countdown="2026-12-31T23:59:59+01:00"');
    expect(html).toContain('data-unit="seconds"');
    expect(html).not.toContain("data-over");
  });

  it("goes on until its last moment, and is over from its end on", () => {
    expect(drawn(section, { shownAt: end - 1 })).toContain("data-countdown");
    for (const shownAt of [end, end + 86_400_000]) {
      const html = drawn(section, { shownAt });
      expect(html).toContain('data-over=""');
      expect(html).not.toContain("data-countdown");
      expect(html).toContain("This offer is over");
    }
  });

  it("has no timer without a day to count to, or where none is wanted", () => {
    const { ends: _, ...slots } = section.slots;
    expect(drawn({ ...section, slots })).not.toContain("timer");
    const vague = { ...slots, ends: { kind: "date", value: "2026" } } as const;
    expect(drawn({ ...section, slots: vague })).not.toContain("timer");
    const quiet = { ...section.slots, counts: { kind: "switch", value: false } } as const;
    const html = drawn({ ...section, slots: quiet });
    expect(html).not.toContain('role="timer"');
    expect(html).toContain("December 31, 2026");
  });

  it("ends when the fact says, whatever else was set", () => {
    const fact: Fact = {
      id: "end",
      kind: "offer-end",
      value: { type: "date", date: "2026-11-30" },
      language: null,
      sources: [{ from: "you", at: "2026-01-05T09:00:00Z" }],
      confidence: 1,
    };
    const slots = { ...section.slots, endFact: { kind: "fact", factId: "end" } } as const;
    expect(drawn({ ...section, slots }, { facts: [fact] })).toContain('data-countdown="2026-11-30"');
  });
});

describe("the newsletter", () => {
  const section = exampleSection("newsletter", "usual");

  it("is a plain form that asks for consent and has a field no person fills", () => {
    const html = drawn(section);
    expect(html).toMatch(/<form[^>]* action="\/api\/v1\/pages\/one\/newsletter" method="post"/);
    expect(html).toMatch(/<input[^>]*type="email"[^>]*required/);
    expect(html).toMatch(/<input[^>]*type="checkbox"[^>]*required/);
    expect(html).toMatch(/<input[^>]*tabindex="-1"[^>]*name="website"/i);
  });

  it("is not there where it cannot be sent, and stands in the builder all the same", () => {
    expect(drawn(section, { formHref: null })).not.toContain("<form");
    const edited = drawn(section, { formHref: null, isEditing: true });
    expect(edited).toContain("<form");
    expect(edited).not.toContain('type="submit"');
  });
});

describe("what others said", () => {
  it("names the source of a review, or that the seller gave it", () => {
    const html = drawn(exampleSection("reviews", "usual"));
    expect(html.match(/rel="nofollow noopener">/gu)).toHaveLength(3);
    expect(html.match(/Given by the seller/gu)).toHaveLength(1);
    expect(html).toContain(">Hörtest<");
    expect(html).toContain(">example.com<");
  });

  it("shows no figures where none has a number", () => {
    const section = exampleSection("figures", "usual");
    const blocks = Object.entries(section.blocks).map(([id, { slots }]) => [
      id,
      { slots: without(without(slots, "value"), "fact") },
    ]);
    expect(drawn({ ...section, blocks: Object.fromEntries(blocks) })).toMatch(/<section[^>]*><\/section>/);
  });
});

it("the footer puts links that follow one another under their heading", () => {
  const html = drawn(exampleSection("footer", "usual"));
  expect(html.match(/class="group-name"/gu)).toHaveLength(3);
  expect(html.match(/<li>/gu)).toHaveLength(9);
});
