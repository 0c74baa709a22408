import type { Fact } from "./fact";
import type { FactValue } from "./fact-value";

/** A fact in words, as a person reads it: "Height: 24 cm", "19.00 GBP". Words of the page stay as they are. */
export function stateFact({ label, value }: Pick<Fact, "label" | "value">): string {
  const words = stateValue(value);
  return label ? `${label}: ${words}` : words;
}

function stateValue(value: FactValue): string {
  switch (value.type) {
    case "text":
      return value.text;
    case "money":
      return `${value.amount} ${value.currency}`;
    case "quantity":
      return `${value.amount} ${value.unit}`;
    case "rating":
      return `${value.rating}/${value.best}${value.count === null ? "" : ` (${value.count})`}`;
    case "date":
      return value.date;
    case "availability":
      return value.state;
    case "table":
      return value.rows.map(({ cells }) => cells.join(" | ")).join("\n");
  }
}
