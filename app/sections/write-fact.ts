import type { Fact } from "~/domain/facts/fact";
import { writeDate, writeDecimal, writeMoney } from "~/domain/facts/write-value";
import { unitName } from "~/domain/products/marks";
import { numberFormat } from "~/domain/products/write-number";
import { factWordsOf } from "~/sections/fact-words/fact-words-of";
import { fromPrice } from "~/sections/fact-words/from-price";

type Value = Fact["value"];
type ValueOf<Type extends Value["type"]> = Extract<Value, { type: Type }>;

/** A fact as a page shows it: what it is about, and what it says, as the language writes it. */
export function writeFact(
  { kind, label, value }: Pick<Fact, "kind" | "label" | "value">,
  language: string,
): { label: string; text: string } {
  const text = writeValue(value, language);
  const isLess = kind === "discount" && (value.type === "quantity" || value.type === "money");
  // Readers mark the lower end of a range so.
  const isFrom = value.type === "money" && label === "From";
  return {
    label: isFrom || label === undefined ? factWordsOf(language).kinds[kind] : label,
    text: isLess && !value.amount.startsWith("-") ? `−${text}` : isFrom ? fromPrice(text, language) : text,
  };
}

function writeValue(value: Value, language: string): string {
  switch (value.type) {
    case "text":
      return value.text;
    case "money":
      return writeMoney(value, language);
    case "quantity":
      return writeQuantity(value, language);
    case "rating":
      return `${writeDecimal(value.rating, language)} / ${writeDecimal(value.best, language)}`;
    case "date":
      return writeDay(value.date, language);
    case "availability":
      return factWordsOf(language).availability[value.state];
    case "table":
      return value.rows.map(({ cells }) => cells.join(" · ")).join("\n");
  }
}

const timeUnits = new Set(["s", "min", "h", "d", "wk", "mo", "a"]);

/** "248 g", "1,5 kg", "40 hours": units of time in full, as their short forms are read by few. */
function writeQuantity({ amount, unit }: ValueOf<"quantity">, language: string): string {
  const name = unitName(unit);
  if (!name) return `${writeDecimal(amount, language)} ${unit}`;
  const decimals = amount.split(".")[1]?.length ?? 0;
  return numberFormat(language, {
    style: "unit",
    unit: name,
    unitDisplay: timeUnits.has(unit) ? "long" : "short",
    numberingSystem: "latn",
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(amount as `${number}`);
}

/** A year or a month stays one: no day is added to it. */
function writeDay(date: string, language: string): string {
  if (/^\d{4}$/u.test(date)) return date;
  if (!/^\d{4}-\d{2}$/u.test(date) || Number.isNaN(Date.parse(date))) return writeDate(date, language);
  return new Intl.DateTimeFormat(language, {
    year: "numeric",
    month: "long",
    timeZone: "UTC",
    numberingSystem: "latn",
    calendar: "gregory",
  }).format(Date.parse(date));
}
