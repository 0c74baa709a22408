import type { FactValue } from "~/domain/facts/fact-value";
import { writeDate, writeDecimal, writeMoney } from "~/domain/facts/write-value";
import { availabilityNames } from "./value-fields";

const language = "en-GB";

/** A value for whoever reads the interface. */
export function writeValue(value: FactValue): string {
  switch (value.type) {
    case "text":
      return value.text;
    case "money":
      return writeMoney(value, language);
    case "quantity":
      return `${writeDecimal(value.amount, language)} ${value.unit}`;
    case "rating": {
      const rating = `${writeDecimal(value.rating, language)} of ${writeDecimal(value.best, language)}`;
      if (value.count === null) return rating;
      return `${rating} · ${value.count.toLocaleString(language)} ${value.count === 1 ? "review" : "reviews"}`;
    }
    case "date":
      return writeDate(value.date, language);
    case "availability":
      return availabilityNames[value.state];
    case "table":
      return value.rows.map(({ cells }) => cells.join(" · ")).join("\n");
  }
}
