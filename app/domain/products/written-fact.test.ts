import { describe, expect, test } from "vitest";
import type { FactValue } from "../facts/fact-value";
import { findWritten, type StatedFact, writeLike } from "./written-fact";

const money = (amount: string, currency: string): FactValue => ({ type: "money", amount, currency });
const quantity = (amount: string, unit: string): FactValue => ({ type: "quantity", amount, unit });
const fact = (value: FactValue, kind: StatedFact["kind"] = "price"): StatedFact => ({ id: "f", kind, value });

function written(text: string, value: FactValue, language = "en", kind?: StatedFact["kind"]): string[] {
  return findWritten(text, fact(value, kind), language).map(({ start, end }) => text.slice(start, end));
}

describe("where a text states a fact", () => {
  test.each([
    ["Only £19 today", money("19.00", "GBP"), "en", ["£19"]],
    ["£19, was £25. Yes, £19.", money("19", "GBP"), "en", ["£19", "£19"]],
    ["Now 19,00 € instead of 29,00 €", money("19.00", "EUR"), "de", ["19,00 €"]],
    ["19 € 29 €", money("29", "EUR"), "de", ["29 €"]],
    ["£19 £29", money("29", "GBP"), "en", ["£29"]],
    ["1.320,99 € im Set", money("1320.99", "EUR"), "de", ["1.320,99 €"]],
    ["for CHF 1’320.50 a piece", money("1320.50", "CHF"), "de-CH", ["CHF 1’320.50"]],
    ["from 19 EUR a month", money("19", "EUR"), "en", ["19 EUR"]],
    ["19 euros la pièce", money("19", "EUR"), "fr", ["19 euros"]],
    ["£190 or £19.50 or 19 dollars", money("19", "GBP"), "en", []],
    ["19 of them", money("19", "GBP"), "en", []],
    ["Hot for 12 hours, cold for 24 hours.", quantity("12", "h"), "en", ["12 hours"]],
    ["Hält 12 Stunden warm", quantity("12", "h"), "de", ["12 Stunden"]],
    ["A 12-hour bottle of 500 ml", quantity("500", "mL"), "en", ["500 ml"]],
    ["20% off, 20 years", quantity("20", "%"), "en", ["20%"]],
  ])("%s", (text, value, language, expected) => {
    expect(written(text, value, language)).toEqual(expected);
  });

  test("a name stands in words of its own, in any case; other texts are not looked for", () => {
    const name: FactValue = { type: "text", text: "Aero Lamp" };
    expect(written("Meet AERO LAMP. The aero lamps", name, "en", "name")).toEqual(["AERO LAMP"]);
    expect(written("Meet Aero Lamp", name, "en", "material")).toEqual([]);
  });

  test("a rating with its scale", () => {
    const rating: FactValue = { type: "rating", rating: "4.8", best: "5", count: 120 };
    expect(written("4.8/5 by 4.8 people, 4.8 stars", rating, "en", "rating")).toEqual(["4.8/5", "4.8 stars"]);
  });
});

describe("a value in the way another was written", () => {
  test.each([
    ["£19", money("17.50", "GBP"), "en", "£17.50"],
    ["£19", money("18.00", "GBP"), "en", "£18"],
    ["19,00 €", money("17.5", "EUR"), "de", "17,50 €"],
    ["19 €", money("17.5", "EUR"), "de", "17,50 €"],
    ["£950", money("1050", "GBP"), "en", "£1,050"],
    ["£1950", money("2050", "GBP"), "en", "£2050"],
    ["1.950,00 €", money("12050.9", "EUR"), "de", "12.050,90 €"],
    ["CHF 1’320.50", money("1420", "CHF"), "de-CH", "CHF 1’420.00"],
    ["£19", money("25", "EUR"), "en", "€25"],
    ["19 EUR", money("25", "GBP"), "en", "25 GBP"],
    ["£19", money("199", "SEK"), "en", "kr 199"],
    ["12 hours", quantity("1", "h"), "en", "1 hour"],
    ["12-hour", quantity("24", "h"), "en", "24-hour"],
    ["12 h", quantity("1.5", "h"), "de", "1,5 h"],
    ["20%", quantity("25", "%"), "en", "25%"],
    ["4.8/5", { type: "rating", rating: "4.9", best: "5", count: null }, "en", "4.9/5"],
    ["AERO LAMP", { type: "text", text: "Aero Lamp 2" }, "en", "AERO LAMP 2"],
    ["£19", { type: "text", text: "cheap" }, "en", "cheap"],
    ["nothing like it", money("17.50", "GBP"), "en", null],
    ["£19", { type: "date", date: "2026-11-23" }, "en", null],
  ] as const)("%s", (form, value, language, expected) => {
    expect(writeLike(form, value, language)).toBe(expected);
  });
});
