import { describe, expect, test } from "vitest";
import { correctFact, decideConflict } from "../facts/edit-sheet";
import type { Fact, FactKind } from "../facts/fact";
import { openConflicts, settledFacts } from "../facts/fact-sheet";
import type { FactValue } from "../facts/fact-value";
import { applyFactChanges, type FactChange, findFactChanges } from "./reading-changes";

const at = "2026-11-23T09:00:00Z";
const text = (words: string): FactValue => ({ type: "text", text: words });
const pounds = (amount: string): FactValue => ({ type: "money", amount, currency: "GBP" });

function pageFact(id: string, kind: FactKind, value: FactValue, quote = JSON.stringify(value)): Fact {
  return {
    ...{ id, kind, value, language: null, confidence: 0.9 },
    sources: [
      { from: "page", url: "https://shop.example/lamp", method: "json-ld", quote, place: "$", readAt: at },
    ],
  };
}

const sheet = {
  facts: [
    pageFact("name", "name", text("Aurora desk lamp")),
    pageFact("price-29", "price", pounds("29.00")),
    pageFact("benefit-1", "benefit", text("Dims to a warm glow at night")),
    pageFact("benefit-2", "benefit", text("Folds flat")),
  ],
  decisions: [],
};
const read = (...facts: Fact[]) => ({ facts, isWhole: true });
const inWords = (changes: FactChange[]) =>
  changes.map(({ kind, was, now }) => [kind, was?.id ?? null, now?.id ?? null]);
const take = (change: FactChange) => ({ change, isTaken: true });
const keep = (change: FactChange) => ({ change, isTaken: false });

describe("what a page says otherwise by now", () => {
  test("is nothing where it says the same, in another case or as 29 for 29.00", () => {
    const same = [
      pageFact("name", "name", text("AURORA desk  lamp")),
      pageFact("price-x", "price", pounds("29")),
      ...sheet.facts.slice(2),
    ];
    expect(findFactChanges(sheet, read(...same))).toEqual([]);
  });

  test("is what was changed, rewritten, added and gone", () => {
    const changes = findFactChanges(
      sheet,
      read(
        pageFact("name", "name", text("Aurora desk lamp")),
        pageFact("price-25", "price", pounds("25.00")),
        pageFact("benefit-x", "benefit", text("Dims to a very warm glow")),
        pageFact("origin", "origin", text("Leeds")),
      ),
    );
    expect(inWords(changes)).toEqual([
      ["changed", "price-29", "price-25"],
      ["changed", "benefit-1", "benefit-x"],
      ["gone", "benefit-2", null],
      ["added", null, "origin"],
    ]);
  });

  test("a page that was not read whole has stopped saying nothing", () => {
    const facts = [pageFact("price-25", "price", pounds("25.00"))];
    expect(inWords(findFactChanges(sheet, { facts, isWhole: false }))).toEqual([
      ["changed", "price-29", "price-25"],
    ]);
  });

  test("a person's correction is asked about only when the page says something else", () => {
    const corrected = correctFact(sheet, "price-29", pounds("27"), at);
    expect(findFactChanges(corrected, read(...sheet.facts))).toEqual([]);
    const changes = findFactChanges(
      corrected,
      read(...sheet.facts.filter(({ kind }) => kind !== "price"), pageFact("p", "price", pounds("25"))),
    );
    expect(inWords(changes)).toEqual([["changed", "price-29", "p"]]);
  });

  test("what a person typed is not gone because no page says it", () => {
    const typed = { ...sheet.facts[3]!, sources: [{ from: "you" as const, at }] };
    const changes = findFactChanges(
      { facts: [...sheet.facts.slice(0, 3), typed], decisions: [] },
      read(...sheet.facts.slice(0, 3)),
    );
    expect(changes).toEqual([]);
  });

  test("a decided conflict is no change while the page goes on saying both", () => {
    const other = pageFact("price-31", "price", pounds("31.00"));
    const both = { facts: [...sheet.facts, other], decisions: [] };
    const decided = decideConflict(both, "price//", "price-31", at);
    expect(findFactChanges(decided, read(...both.facts))).toEqual([]);
    const third = pageFact("price-19", "price", pounds("19.00"));
    expect(inWords(findFactChanges(decided, read(...both.facts, third)))).toEqual([
      ["changed", "price-31", "price-19"],
    ]);
  });
});

describe("what a person took of it", () => {
  const news = [
    ...sheet.facts.filter(({ id }) => id !== "price-29" && id !== "benefit-2"),
    pageFact("price-25", "price", pounds("25.00")),
    pageFact("origin", "origin", text("Leeds")),
  ];
  const changes = findFactChanges(sheet, read(...news));

  test("a changed fact says what the page says, under its own id", () => {
    const taken = applyFactChanges(sheet, changes.map(take), at);
    expect(taken.facts.find(({ id }) => id === "price-29")).toEqual({ ...news.at(-2), id: "price-29" });
    expect(taken.facts.map(({ id }) => id)).toEqual(["name", "price-29", "benefit-1", "origin"]);
    expect(findFactChanges(taken, read(...news))).toEqual([]);
  });

  test("what is kept is the person's, and not asked about again", () => {
    const kept = applyFactChanges(sheet, changes.map(keep), at);
    expect(kept.facts.map(({ value }) => value)).toEqual(sheet.facts.map(({ value }) => value));
    expect(inWords(findFactChanges(kept, read(...news)))).toEqual([["added", null, "origin"]]);
    const later = news.map((fact) => (fact.kind === "price" ? pageFact("p", "price", pounds("22")) : fact));
    expect(inWords(findFactChanges(kept, read(...later)))).toContainEqual(["changed", "price-29", "p"]);
  });

  test("of facts that disagreed the one that was taken counts, and nothing is open", () => {
    const both = {
      facts: [...sheet.facts, pageFact("price-31", "price", pounds("31.00"))],
      decisions: [],
    };
    const [change] = findFactChanges(both, read(...news)).filter(({ kind }) => kind === "changed");
    const taken = applyFactChanges(both, [take(change!)], at);
    expect(openConflicts(taken)).toEqual([]);
    expect(settledFacts(taken).find(({ kind }) => kind === "price")?.value).toEqual(pounds("25.00"));
  });

  test("an added fact never takes the id of another", () => {
    const clash = pageFact("benefit-1", "benefit", text("Comes with a bulb"));
    const taken = applyFactChanges(sheet, [take({ kind: "added", was: null, now: clash })], at);
    expect(taken.facts.map(({ id }) => id)).toContain("benefit-1-2");
  });
});
