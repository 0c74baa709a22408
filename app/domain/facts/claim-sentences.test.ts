import { expect, test } from "vitest";
import { claimSentences } from "../../../tests/fixtures/claim-sentences";
import { readTerms } from "./check/read-terms";
import type { Fact } from "./fact";
import { factSchema } from "./fact";
import { findClaims } from "./find-claims";

const fact = (kind: Fact["kind"], value: Fact["value"]): Fact =>
  factSchema.parse({
    id: `${kind} ${JSON.stringify(value)}`.slice(0, 64),
    kind,
    value,
    language: "en",
    sources: [{ from: "you", at: "2026-11-23T09:00:00Z" }],
    confidence: 1,
  });
const quantity = (amount: string, unit: string) => ({ type: "quantity" as const, amount, unit });
const money = (amount: string) => ({ type: "money" as const, amount, currency: "EUR" });

/** What the comment of the sentences says. */
const facts = [
  fact("price", money("19.00")),
  fact("list-price", money("24.00")),
  fact("offer-end", { type: "date", date: "2026-12-24" }),
  fact("shipping", money("0.00")),
  fact("weight", quantity("340", "g")),
  fact("volume", quantity("0.5", "L")),
  fact("dimension", quantity("24", "cm")),
  fact("material", quantity("80", "%")),
  fact("guarantee", quantity("2", "a")),
  fact("rating", { type: "rating", rating: "4.8", best: "5", count: 1312 }),
  fact("origin", { type: "text", text: "Portugal" }),
  fact("certificate", { type: "text", text: "Organic wool" }),
];

const rows = Object.entries(claimSentences).flatMap(([language, list]) =>
  list
    .trim()
    .split("\n")
    .map((line) => {
      const [sentence = "", expected = ""] = line.split("|").map((part) => part.trim());
      return { language, sentence, expected };
    }),
);

/** What the check says of a sentence, in the form of the list. */
function judged(sentence: string, language: string): string {
  const flagged = findClaims([{ id: "one", texts: [sentence] }], {
    brief: "",
    sheets: [{ facts, decisions: [] }],
    language,
  }).flatMap(({ backing }) => (backing.kind === "backed" ? [] : backing.reasons.map(({ words }) => words)));
  return readTerms(sentence, language)
    .map(({ kind, text }) => `${kind}${flagged.includes(text) ? "-" : "+"}`)
    .join(" ");
}

test("sentences in fifteen languages state what they state, and are backed by what backs them", () => {
  expect(new Set(rows.map(({ language }) => language)).size).toBe(15);
  expect(rows.length).toBeGreaterThanOrEqual(250);
  const list = (say: (row: (typeof rows)[number]) => string) =>
    rows.map((row) => `${row.language}: ${row.sentence} | ${say(row)}`);
  expect(list(({ sentence, language }) => judged(sentence, language))).toEqual(
    list(({ expected }) => expected),
  );
});

test("a sentence whose language is not known states at least as much", () => {
  for (const { sentence, language } of rows) {
    const known = readTerms(sentence, language).length;
    expect(readTerms(sentence, null).length, sentence).toBeGreaterThanOrEqual(known);
  }
});
