import { expect, test } from "vitest";
import { findClaims } from "~/domain/facts/find-claims";
import { parsePage } from "~/sections/page";
import { sectionTypes } from "~/sections/section-types";
import { sampleSheets } from "../../../tests/fixtures/fact-sheets";
import { allPages } from "../../../tests/fixtures/pages/all-pages";
import { readPage } from "../../../tests/fixtures/read-page";
import type { WrittenPage } from "./outline";
import { phraseRows } from "./phrases/phrases-of";
import { draftPage, hasOwnOrder, planPage, writeDirections } from "./write-directions";
import type { WriterAsked } from "./write-input";
import { factsIn, randomFacts, textsOf, wordsOf } from "./written-page-fixture";

const images = [1, 2, 3, 4].map((n) => ({ assetId: `image-${n}`, alt: "", width: 1200, height: 900 }));
const asked = (facts: WriterAsked["facts"], language: string): WriterAsked => ({
  facts,
  language,
  images,
  actionHref: "https://shop.example/",
});

const fixtures = [
  ...sampleSheets.map(({ id, sheet, language }) => ({ name: id, input: asked(sheet.facts, language) })),
  ...allPages.map(({ name, html, url, documents }) => {
    const { facts, page } = readPage(html, {
      ...(url !== undefined && { url }),
      ...(documents && { documents }),
    });
    const language = page?.type === "page" ? page.language : null;
    return { name, input: asked(facts, language ?? "en") };
  }),
  ...[1, 2, 3, 4, 5, 6, 7, 8].map((seed) => ({
    name: `seed ${seed}`,
    input: asked(randomFacts(seed), ["en", "de", "fr", "es", "it"][seed % 5] ?? "en"),
  })),
];

/** Every word that may stand: of the facts, and of the closed tables of the language. */
function allowedWords({ facts, language }: WriterAsked): Set<string> {
  const row = phraseRows[language.split("-")[0] ?? ""];
  return new Set(
    [...facts.flatMap((fact) => factsIn(fact, language)), JSON.stringify(row ?? "")].flatMap(wordsOf),
  );
}

function eachPage(check: (page: WrittenPage, input: WriterAsked, name: string) => void): void {
  for (const { name, input } of fixtures)
    for (const page of writeDirections(input).pages) check(page, input, name);
}

test("every word of a page is of a fact or of the tables of its language", () => {
  eachPage(({ page, outline }, input, name) => {
    const allowed = allowedWords(input);
    const others = textsOf(page).flatMap(({ text }) => wordsOf(text).filter((word) => !allowed.has(word)));
    expect([name, outline.direction, others]).toEqual([name, outline.direction, []]);
  });
});

test("the claim check finds nothing open on a page from facts", () => {
  eachPage(({ page }, { facts, language }, name) => {
    const parts = textsOf(page).map(({ text, sectionId }) => ({ id: sectionId, texts: [text] }));
    const open = findClaims(parts, { brief: "", sheets: [{ facts, decisions: [] }], language }).flatMap(
      ({ backing, statement }) => (backing.kind === "backed" ? [] : [statement]),
    );
    expect([name, open]).toEqual([name, []]);
  });
});

test("texts stay within their lengths, but for a name that nobody can shorten", () => {
  eachPage(({ page }, _, name) => {
    const long = textsOf(page).filter(({ text, declared }) => text.length > (declared?.most ?? 0));
    const others = long.filter(
      ({ sectionId, slot, text, declared }) =>
        !(
          ["hero/heading", "sticky-bar/name"].includes(`${sectionId}/${slot}`) &&
          text.length <= 2 * (declared?.most ?? 0)
        ),
    );
    expect([name, others.map(({ text }) => text)]).toEqual([name, []]);
  });
});

test("a page can be stored, has known types and a section for each line of its outline", () => {
  eachPage(({ page, outline }) => {
    expect(parsePage(page)).toEqual(page);
    expect(outline.sections.map(({ id }) => id)).toEqual(page.order);
    for (const id of page.order) expect(sectionTypes.has(page.sections[id]?.type ?? "")).toBe(true);
  });
});

test("the same facts give the same pages, with the same ids", () => {
  for (const { input } of fixtures.slice(0, 6))
    expect(writeDirections(input)).toEqual(writeDirections(input));
});

test("three directions of a well known product differ in order, tone and theme", () => {
  const [kettle] = sampleSheets;
  const { pages, note } = writeDirections(asked(kettle?.sheet.facts ?? [], "en"));
  expect(note).toBeNull();
  for (const of of [
    (page: WrittenPage) => page.page.order.join(),
    (page: WrittenPage) => page.outline.tone,
    (page: WrittenPage) => page.outline.themeId,
  ])
    expect(new Set(pages.map(of)).size).toBe(3);
});

test("a name alone gives pages that differ in looks, and says so", () => {
  const facts = (sampleSheets[0]?.sheet.facts ?? []).filter(({ kind }) => kind === "name");
  const { pages, note } = writeDirections({ facts, language: "en" });
  expect(note).toContain("theme and tone only");
  expect(new Set(pages.map(({ outline }) => outline.themeId)).size).toBe(3);
  expect(pages.every(({ questions }) => questions.length > 0)).toBe(true);
});

test("words in another language than the page's are left out and told, and figures stay", () => {
  const sheet = sampleSheets.find(({ id }) => id === "lamp")?.sheet;
  const { pages } = writeDirections(asked(sheet?.facts ?? [], "de"));
  for (const { page, leftOut, questions } of pages) {
    const said = textsOf(page).map(({ text }) => text);
    expect(said.join("\n")).not.toContain("verre soufflé");
    expect(said).toContain("Lampe Nuage");
    expect(leftOut.filter(({ why }) => why === "other-language").length).toBeGreaterThan(2);
    expect(questions.join("\n")).toContain("another language");
  }
});

test("facts that disagree are not told, and asked about", () => {
  const facts = sampleSheets[0]?.sheet.facts ?? [];
  const price = facts.find(({ kind }) => kind === "price");
  if (!price) throw new Error("The sheet has no price.");
  const other = {
    ...price,
    id: "other",
    value: { type: "money" as const, amount: "71.00", currency: "GBP" },
  };
  const draft = writeDirections(asked([...facts, other], "en")).pages[0];
  expect(draft?.page.order).not.toContain("offer");
  expect(draft?.leftOut.filter(({ why }) => why === "disagrees")).toHaveLength(2);
  expect(draft?.questions[0]).toContain("disagree");
});

test("an offer that is over shows neither the price before nor its end", () => {
  const input = { ...asked(sampleSheets[0]?.sheet.facts ?? [], "en"), today: "2027-01-01" };
  for (const { page } of writeDirections(input).pages) {
    expect(page.order).not.toContain("offer");
    expect(JSON.stringify(page)).not.toContain("list-price");
  }
});

test("a discount alone, without a price before or an end, is no offer", () => {
  const facts = (sampleSheets[0]?.sheet.facts ?? []).filter(
    ({ kind }) => kind !== "list-price" && kind !== "offer-end" && kind !== "discount",
  );
  const price = facts.find(({ kind }) => kind === "price");
  if (price?.value.type !== "money") throw new Error("The sheet has no price.");
  const discount = {
    ...price,
    id: "less",
    kind: "discount" as const,
    value: { type: "text" as const, text: "20% off" },
  };
  const before = {
    ...price,
    id: "before",
    kind: "list-price" as const,
    value: { ...price.value, amount: "9999" },
  };
  const ordersOf = (more: typeof facts) =>
    writeDirections(asked([...facts, ...more], "en")).pages.map(({ page }) => page.order);
  for (const order of ordersOf([discount])) expect(order).not.toContain("offer");
  for (const order of ordersOf([discount, before])) expect(order).toContain("offer");
});

test("a direction that tells what another one tells in the same order has none of its own", () => {
  const { pages } = writeDirections(asked(sampleSheets[0]?.sheet.facts ?? [], "en"));
  const [first, second] = pages;
  if (!first || !second) throw new Error("Two directions are needed.");
  expect(hasOwnOrder(first, pages)).toBe(true);
  const alike = { outline: { ...second.outline, sections: first.outline.sections } };
  expect(hasOwnOrder(first, [first, alike])).toBe(false);
});

test("the sections a person wants come in their order, empty where nothing is known", () => {
  const input = asked(sampleSheets[0]?.sheet.facts ?? [], "en");
  const wanted = [{ type: "faq" }, { type: "hero", variant: "centred" }, { type: "how-to" }];
  const outline = planPage(input, "story", wanted);
  expect(outline.sections.map(({ id }) => id)).toEqual(["faq", "hero", "how-to"]);
  expect(outline.sections[1]?.variant).toBe("centred");
});

test("texts that state a price, a measure or a name are bound to their facts", () => {
  const input = {
    ...asked(sampleSheets[0]?.sheet.facts ?? [], "en"),
    decisions: [],
    videos: [],
    tone: null,
    brief: "",
    variantId: null,
  };
  const { page } = draftPage({ ...input, images, actionHref: "" }, "story");
  const heading = page.sections.hero?.slots.heading;
  expect(heading?.kind === "text" ? heading.facts : null).toEqual([
    { factId: "name-0", written: "Pour-over kettle" },
  ]);
});
