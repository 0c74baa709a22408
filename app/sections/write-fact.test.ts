import { describe, expect, it } from "vitest";
import { type Fact, factKinds } from "~/domain/facts/fact";
import { availabilityStates } from "~/domain/facts/fact-value";
import { factWordsOf } from "~/sections/fact-words/fact-words-of";
import { pageLanguages } from "~/sections/messages/wording";
import { writeFact } from "./write-fact";

const written = (kind: Fact["kind"], value: Fact["value"], language: string) =>
  writeFact({ kind, value }, language).text.replaceAll(/[\u00a0\u202f]/gu, " ");
const quantity = (amount: string, unit: string) => ({ type: "quantity", amount, unit }) as const;

describe("writeFact", () => {
  it("calls a fact as its page did, else by its kind in the language", () => {
    const value = quantity("248", "g");
    expect(writeFact({ kind: "weight", label: "Without cable", value }, "de").label).toBe("Without cable");
    expect(writeFact({ kind: "weight", value }, "de-AT").label).toBe("Gewicht");
    expect(writeFact({ kind: "weight", value }, "ja").label).toBe("重量");
    expect(writeFact({ kind: "weight", value }, "xx").label).toBe("Weight");
  });

  it("spells as the region does, and as the fact's own label does", () => {
    const value = { type: "text", text: "Black" } as const;
    expect(writeFact({ kind: "color", value }, "en").label).toBe("Colour");
    expect(writeFact({ kind: "color", value }, "en-US").label).toBe("Color");
    expect(writeFact({ kind: "color", label: "Color", value }, "en").label).toBe("Color");
  });

  it("has its own words for each kind and state in every language", () => {
    const english = factWordsOf("en");
    for (const language of pageLanguages) {
      const { kinds, availability } = factWordsOf(language);
      expect(Object.keys(kinds)).toEqual([...factKinds]);
      expect(Object.keys(availability)).toEqual([...availabilityStates]);
      for (const word of [...Object.values(kinds), ...Object.values(availability)]) {
        expect(word.trim()).not.toBe("");
      }
      if (language === "en") continue;
      for (const kind of ["weight", "price", "shipping", "opening-hours"] as const) {
        expect(kinds[kind]).not.toBe(english.kinds[kind]);
      }
    }
  });

  it.each([
    ["248", "g", "en", "248 g"],
    ["1.50", "kg", "de", "1,50 kg"],
    ["40", "h", "en", "40 hours"],
    ["1", "h", "en", "1 hour"],
    ["2", "a", "fr", "2 ans"],
    ["5", "d", "pl", "5 dni"],
    ["20", "%", "de", "20 %"],
    ["20", "%", "en", "20%"],
    ["4", "GB", "es", "4 GB"],
    ["5", "constructor", "en", "5 constructor"],
    ["750", "mL", "zh", "750毫升"],
  ])("writes %s %s in %s as %s", (amount, unit, language, expected) => {
    expect(written("capacity", quantity(amount, unit), language)).toBe(expected);
  });

  it("writes a discount as what is taken away", () => {
    expect(written("discount", quantity("20", "%"), "en")).toBe("−20%");
    expect(written("discount", { type: "money", amount: "50", currency: "EUR" }, "de")).toBe("−50 €");
    expect(written("discount", quantity("-20", "%"), "en")).toBe("-20%");
    expect(written("discount", { type: "text", text: "Two for one" }, "en")).toBe("Two for one");
  });

  it("adds no day to a month and no month to a year", () => {
    expect(written("date", { type: "date", date: "2026" }, "de")).toBe("2026");
    expect(written("date", { type: "date", date: "2026-11" }, "de")).toBe("November 2026");
    expect(written("date", { type: "date", date: "2026-11-30" }, "de")).toBe("30. November 2026");
    expect(written("offer-end", { type: "date", date: "2026-11-30T18:00:00+01:00" }, "en")).toBe(
      "November 30, 2026, 18:00",
    );
    expect(written("date", { type: "date", date: "2026-99" }, "en")).toBe("2026-99");
  });

  it("says whether it can be had, and how it is rated", () => {
    expect(written("availability", { type: "availability", state: "out-of-stock" }, "fr")).toBe(
      "En rupture de stock",
    );
    expect(written("rating", { type: "rating", rating: "4.7", best: "5", count: 12 }, "it")).toBe("4,7 / 5");
  });
});
