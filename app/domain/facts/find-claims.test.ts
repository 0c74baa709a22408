import { describe, expect, it } from "vitest";
import type { Fact } from "./fact";
import { factSchema } from "./fact";
import type { FactSheet } from "./fact-sheet";
import { type ClaimSources, findClaims } from "./find-claims";

const brief = "A steel bottle. Keeps coffee hot for 12 hours. It costs 29 € and shipping is free.";
const claimsIn = (text: string, sources: Partial<ClaimSources> = {}) =>
  findClaims([{ id: "scene-1", texts: text.split("|") }], { brief, language: "en", ...sources });
const reasonsIn = (text: string, sources: Partial<ClaimSources> = {}) =>
  claimsIn(text, sources).flatMap(({ backing }) =>
    backing.kind === "backed" ? [] : backing.reasons.map(({ reason, words }) => `${reason}: ${words}`),
  );

const at = "2026-11-23T09:00:00Z";
const fact = (id: string, kind: Fact["kind"], value: Fact["value"], more: Partial<Fact> = {}): Fact =>
  factSchema.parse({
    id,
    kind,
    value,
    language: "en",
    sources: [{ from: "you", at }],
    confidence: 1,
    ...more,
  });
const money = (amount: string, currency = "GBP") => ({ type: "money" as const, amount, currency });
const sheetOf = (...facts: Fact[]): FactSheet => ({ facts, decisions: [] });
const known = (...facts: Fact[]): Partial<ClaimSources> => ({ brief: "", sheets: [sheetOf(...facts)] });

describe("what the brief backs", () => {
  it("is quoted with the sentence that holds it", () => {
    expect(claimsIn("Hot for 12 hours")).toEqual([
      {
        partId: "scene-1",
        statement: "Hot for 12 hours",
        about: ["12 hours"],
        backing: { kind: "backed", by: [{ from: "brief", quote: "Keeps coffee hot for 12 hours." }] },
      },
    ]);
  });

  it.each([
    ["another number", "Hot for 24 hours", ["number: 24 hours"]],
    ["the same number with another unit", "Hot for 12 days", ["number: 12 days"]],
    ["a price that is not there", "Only €19", ["price: €19"]],
    ["a superlative that is not there", "The best bottle", ["superlative: best"]],
    ["a false number beside a true one", "12 hours hot, 48 hours cold", ["number: 48 hours"]],
    ["a bare number where a unit was meant", "Cold for 12", ["number: 12"]],
  ])("is not %s", (_name, text, reasons) => {
    expect(reasonsIn(text)).toEqual(reasons);
  });

  it.each(["€29", "29 euros", "Free shipping", "29,00 €", "29 EUR", "Hot for twelve hours"])(
    "is %s",
    (text) => {
      expect(reasonsIn(text)).toEqual([]);
    },
  );

  it("is what stands there word for word, also without the unit behind it", () => {
    expect(claimsIn("Keeps coffee hot for 12?")[0]?.backing).toEqual({
      kind: "backed",
      by: [{ from: "brief", quote: "Keeps coffee hot for 12 hours." }],
    });
  });
});

describe("what facts back", () => {
  const page = {
    from: "page" as const,
    url: "https://shop.example/bottle",
    method: "json-ld" as const,
    quote: '"weight": "0.31 kg"',
    place: "weight",
    readAt: at,
  };

  it("points to the fact with its source", () => {
    const weight = fact(
      "f1",
      "weight",
      { type: "quantity", amount: "0.31", unit: "kg" },
      { label: "Weight", sources: [page] },
    );
    expect(claimsIn("Just 310 g", known(weight))[0]?.backing).toEqual({
      kind: "backed",
      by: [{ from: "fact", factId: "f1", stated: "Weight: 0.31 kg", source: page }],
    });
  });

  it("names several facts where several are needed", () => {
    const sources = known(fact("p", "price", money("19.00")), fact("l", "list-price", money("24.00")));
    const [claim] = claimsIn("Save 20% today", sources);
    expect(claim?.backing).toMatchObject({ by: [{ factId: "l" }, { factId: "p" }] });
    const [both] = claimsIn("£24, now £19", sources);
    expect(both?.backing).toMatchObject({ by: [{ factId: "l" }, { factId: "p" }] });
    expect(reasonsIn("20% more bubbles", sources)).toEqual(["percentage: 20%"]);
    expect(reasonsIn("Save 30%", sources)).toEqual(["percentage: 30%"]);
    expect(reasonsIn("Save £5", sources)).toEqual([]);
    expect(reasonsIn("Only £5", sources)).toEqual(["price: £5"]);
  });

  it.each(["£19", "19 GBP", "19,00 £", "19 pounds", "£19.00"])("backs %s by 19.00 GBP", (text) => {
    expect(reasonsIn(text, known(fact("p", "price", money("19.00"))))).toEqual([]);
  });

  it.each(["€19", "$19", "£19.99", "£190", "£1.9", "19 kr"])("does not back %s by 19.00 GBP", (text) => {
    expect(reasonsIn(text, known(fact("p", "price", money("19.00"))))).toHaveLength(1);
  });

  it("compares days, ratings, counts, percentages and places by what they say", () => {
    const sources = known(
      fact("d", "offer-end", { type: "date", date: "2026-12-24" }),
      fact("r", "rating", { type: "rating", rating: "4.8", best: "5", count: 1312 }),
      fact("m", "material", { type: "quantity", amount: "80", unit: "%" }),
      fact("o", "origin", { type: "text", text: "Portugal" }),
      fact("g", "guarantee", { type: "quantity", amount: "2", unit: "a" }),
    );
    const backed =
      "Until 24 Dec|Bis 24.12.2026|December 24th, 2026|4.8/5|4,8 stars|1,312 happy customers|80 percent|Made in Portugal|24 months guarantee";
    expect(reasonsIn(backed, sources)).toEqual([]);
    const flagged = "Until 25 Dec|24 Dec 2025|4.9/5|1,313 reviews|81%|Made in Italy|3 year guarantee";
    expect(reasonsIn(flagged, sources)).toHaveLength(7);
  });

  it("takes no price of one variant for a discount of another", () => {
    const sources = known(
      fact("p", "price", money("19.00"), { variantId: "small" }),
      fact("l", "list-price", money("24.00"), { variantId: "large" }),
    );
    expect(reasonsIn("Save 20%", sources)).toEqual(["percentage: 20%"]);
  });
});

describe("facts that disagree", () => {
  const facts = [fact("old", "price", money("21.00")), fact("new", "price", money("19.00"))];
  const sheet = { facts, decisions: [] };

  it("back nothing until somebody decides, not even through a brief that was written from them", () => {
    expect(reasonsIn("Now £19", { brief: "", sheets: [sheet] })).toEqual(["conflict: £19"]);
    expect(reasonsIn("Now £19", { brief: "A mug for £19", sheets: [sheet] })).toEqual(["conflict: £19"]);
    expect(reasonsIn("Now £18", { brief: "", sheets: [sheet] })).toEqual(["price: £18"]);
  });

  it("back what was decided, and no longer the other", () => {
    const decided = { facts, decisions: [{ key: "price//", factId: "new", decidedAt: at }] };
    expect(reasonsIn("Now £19", { brief: "", sheets: [decided] })).toEqual([]);
    expect(reasonsIn("Now £21", { brief: "", sheets: [decided] })).toEqual(["price: £21"]);
  });
});

it("finds nothing in plain words, and judges each sentence by itself", () => {
  expect(claimsIn("Meet your new bottle")).toEqual([]);
  expect(claimsIn("Hello|Hot for 12 hours. Lasts 20 years.").map(({ backing }) => backing.kind)).toEqual([
    "backed",
    "unbacked",
  ]);
});

describe("hostile texts", () => {
  const length = 100_000;
  const repeated = (text: string) => text.repeat(Math.ceil(length / text.length)).slice(0, length);

  // No time is asserted: what is not linear here does not end before the test does.
  it.each([
    "1",
    "1 ",
    "1,",
    "1-",
    "1x",
    "1.1.",
    "£",
    "$1",
    "12:30",
    "1/1/",
    "a",
    "a ",
    "made in ",
    "the ",
    "el más ",
    "best. ",
    "No. 1 ",
    "最",
    "年1",
    "。",
    ".",
    " ",
    "\n",
    "24 Dec ",
    "!?",
    "(",
    "*",
    "ال ",
    "सबसे ",
    "a'",
    "a-",
    "٤",
    "%",
    "1%1",
    "\u200f",
  ])("of %j are read to the end", (text) => {
    const hostile = repeated(text);
    const sources = { brief: hostile, language: null, sheets: [] };
    for (const { statement } of findClaims([{ id: "x", texts: [hostile, `${hostile} £7`] }], sources)) {
      expect(statement.length).toBeLessThanOrEqual(400);
    }
  });
});

it("reads sentences that begin with a price, and none that ends in an abbreviation or a day", () => {
  expect(claimsIn("Baked overnight. £4 a loaf", { brief: "" }).map(({ statement }) => statement)).toEqual([
    "£4 a loaf",
  ]);
  expect(claimsIn("Ab 24. Dezember offen", { brief: "", language: "de" })[0]?.statement).toBe(
    "Ab 24. Dezember offen",
  );
});
