import { expect, test } from "vitest";
import { sampleSheets } from "../../../tests/fixtures/fact-sheets";
import type { Fact } from "../facts/fact";
import { briefLimits } from "./brief";
import { briefFromFacts } from "./brief-from-facts";
import { factsForBrief } from "./facts-for-brief";

const briefOf = (id: string, change: (facts: Fact[]) => Fact[] = (facts) => facts) => {
  const { sheet, language, address } = sampleSheets.find((sample) => sample.id === id)!;
  return briefFromFacts(change(factsForBrief(sheet, null)), { language, address });
};

test("a brief is the facts in the language's own way of writing them", () => {
  expect(briefOf("jumper")).toBe(
    [
      "Name: Merino-Pullover Lund",
      "Ein leichter Pullover aus reiner Merinowolle. Er wärmt, ohne zu kratzen.",
      "Preis: 119,90\u00a0€, statt 149,90\u00a0€",
      "4,6 von 5 bei 312 Bewertungen",
      "Merkmale: Temperaturausgleichend und geruchsneutral",
      "Merkmale: Ohne Seitennähte gestrickt",
      "Merkmale: Versandkostenfrei ab 60 €",
      "Merkmale: 30 Tage Rückgaberecht",
      "Merkmale: 100 % Merinowolle",
      "Merkmale: Gestrickt in Portugal",
      "Merkmale: Auf Lager",
      "Website: nordgarn.example/merino-pullover",
    ].join("\n"),
  );
  expect(briefOf("knife")).toContain("価格: 13,200円、通常15,400円");
  expect(briefOf("headphones")).toContain("Price: $149.99, was $199.99");
});

test("a page on a machine of one's own is no address to send people to", () => {
  const { sheet, language } = sampleSheets[0]!;
  const facts = factsForBrief(sheet, null);
  const briefAt = (address: string | null) => briefFromFacts(facts, { language, address });
  for (const address of [
    "http://localhost:5173/examples/shop/soap",
    "http://192.168.1.4/soap",
    "http://[::1]/soap",
  ]) {
    expect(briefAt(address)).toBe(briefAt(null));
  }
  expect(briefAt("https://shop.example/soap")).toContain("shop.example/soap");
});

test("a row of a table is told with what it is about", () => {
  const battery = (language: string) =>
    briefOf("kettle", ([name]) => [
      { ...name!, kind: "feature", label: "Battery", value: { type: "text", text: "40 hours" }, language },
    ]);
  expect(battery("en")).toMatch(/^Features: Battery 40 hours\n/);
  expect(battery("de")).not.toContain("40 hours");
});

test("a bare guarantee or weight is told as what it is", () => {
  const told = (kind: "guarantee" | "weight", text: string, language = "en") => {
    const { sheet } = sampleSheets[0]!;
    const fact: Fact = { ...sheet.facts[0]!, kind, value: { type: "text", text }, language };
    return briefFromFacts([fact], { language: language === "de" ? "de" : "en", address: null });
  };
  expect(told("guarantee", "2 years")).toBe("Features: Guarantee 2 years");
  expect(told("guarantee", "Two years on every part")).toBe("Features: Two years on every part");
  expect(told("weight", "248 g", "de")).toBe("Merkmale: Gewicht 248 g");
});

test("a list price that is not higher is none, nor is one in another currency", () => {
  const withList = (amount: string, currency: string) =>
    briefOf("kettle", (facts) =>
      facts.map((fact) =>
        fact.kind === "list-price" ? { ...fact, value: { type: "money", amount, currency } } : fact,
      ),
    );
  expect(withList("79.00", "GBP")).toContain("was £79");
  expect(withList("64.00", "GBP")).not.toContain("was");
  expect(withList("79.00", "EUR")).not.toContain("was");
});

test("in another language names, prices and numbers travel, and sentences stay", () => {
  const { sheet, address } = sampleSheets.find(({ id }) => id === "jumper")!;
  expect(briefFromFacts(factsForBrief(sheet, null), { language: "fr", address })).toBe(
    [
      "Nom: Merino-Pullover Lund",
      "Prix: 119,90\u00a0€, au lieu de 149,90\u00a0€",
      "4,6 sur 5 pour 312 avis",
      "Caractéristiques: En stock",
      "Site web: nordgarn.example/merino-pullover",
    ].join("\n"),
  );
});

test("facts of another variant are not told; those of the chosen one go first", () => {
  const { sheet } = sampleSheets.find(({ id }) => id === "jumper")!;
  const price = sheet.facts.find(({ kind }) => kind === "price")!;
  const facts = [
    ...sheet.facts,
    { ...price, id: "xl", variantId: "xl", value: { type: "money", amount: "129", currency: "EUR" } },
  ] as Fact[];
  const pricesFor = (variantId: string | null) =>
    factsForBrief({ facts, decisions: [] }, variantId)
      .filter(({ kind }) => kind === "price")
      .map(({ id }) => id);
  expect(pricesFor(null)).toEqual([price.id]);
  expect(pricesFor("xl")).toEqual(["xl"]);
});

test("however much a page says, a brief fits and ends with the address", () => {
  const [kettle] = sampleSheets;
  const [name] = kettle!.sheet.facts;
  const many = Array.from(
    { length: 250 },
    (_, index): Fact => ({
      ...name!,
      id: `s${index}`,
      kind: "statement",
      value: { type: "text", text: `${index} ${"long words ".repeat(80)}` },
    }),
  );
  const facts = factsForBrief({ facts: [...many, ...kettle!.sheet.facts], decisions: [] }, null);
  expect(facts.length).toBeLessThanOrEqual(briefLimits.facts);
  expect(JSON.stringify(facts).length).toBeLessThanOrEqual(briefLimits.factCharacters);
  const brief = briefFromFacts(facts, { language: "en", address: "https://a.example/p?x=1" });
  expect(brief.length).toBeLessThanOrEqual(briefLimits.promptCharacters);
  expect(brief).toMatch(/Website: a\.example\/p$/);
});
