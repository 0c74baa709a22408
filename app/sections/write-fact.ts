import type { Fact } from "~/domain/facts/fact";
import { writeDate, writeDecimal, writeMoney } from "~/domain/facts/write-value";

/** A fact as a page shows it: what it is about, and what it says, as the language writes it. */
export function writeFact(
  { kind, label, value }: Pick<Fact, "kind" | "label" | "value">,
  language: string,
): { label: string; text: string } {
  return { label: label ?? kind, text: writeValue(value, language) };
}

function writeValue(value: Fact["value"], language: string): string {
  switch (value.type) {
    case "text":
      return value.text;
    case "money":
      return writeMoney(value, language);
    case "quantity":
      return `${writeDecimal(value.amount, language)} ${value.unit}`;
    case "rating":
      return `${writeDecimal(value.rating, language)} / ${writeDecimal(value.best, language)}`;
    case "date":
      return writeDate(value.date, language);
    case "availability":
      return value.state;
    case "table":
      return value.rows.map(({ cells }) => cells.join(" · ")).join("\n");
  }
}
