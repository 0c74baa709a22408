import type { FactKind } from "~/domain/facts/fact";
import { availabilityStates, decimalSchema, type FactValue } from "~/domain/facts/fact-value";

/** A value as it stands in the fields of a form: words, until it is read back. */
export interface ValueFields {
  type: FactValue["type"];
  /** The words, the amount, the rating, the day or the state. */
  main: string;
  /** The currency, the unit, of how many. */
  unit: string;
  /** Reviews a rating comes from. */
  count: string;
}

export const availabilityNames: Record<(typeof availabilityStates)[number], string> = {
  "in-stock": "In stock",
  limited: "Only a few left",
  preorder: "To be ordered in advance",
  backorder: "On back order",
  "out-of-stock": "Out of stock",
  discontinued: "No longer made",
};

const typeOfKind: Partial<Record<FactKind, FactValue["type"]>> = {
  price: "money",
  "list-price": "money",
  salary: "money",
  dimension: "quantity",
  weight: "quantity",
  volume: "quantity",
  capacity: "quantity",
  duration: "quantity",
  rating: "rating",
  date: "date",
  "offer-end": "date",
  availability: "availability",
  "size-table": "table",
};

/** Empty fields for a fact of this kind. */
export function emptyFields(kind: FactKind, currency: string): ValueFields {
  const type = typeOfKind[kind] ?? "text";
  const units: Partial<Record<FactValue["type"], string>> = { money: currency, rating: "5" };
  return { type, main: type === "availability" ? "in-stock" : "", unit: units[type] ?? "", count: "" };
}

export function fieldsOf(value: FactValue): ValueFields {
  const { type } = value;
  const none = { type, unit: "", count: "" };
  switch (type) {
    case "text":
      return { ...none, main: value.text };
    case "money":
      return { ...none, main: value.amount, unit: value.currency };
    case "quantity":
      return { ...none, main: value.amount, unit: value.unit };
    case "rating":
      return {
        type,
        main: value.rating,
        unit: value.best,
        count: value.count === null ? "" : `${value.count}`,
      };
    case "date":
      return { ...none, main: value.date };
    case "availability":
      return { ...none, main: value.state };
    case "table":
      return { ...none, main: value.rows.map(({ cells }) => cells.join(" | ")).join("\n") };
  }
}

export function sameFields(one: ValueFields, other: ValueFields): boolean {
  return (["type", "main", "unit", "count"] as const).every((name) => one[name] === other[name]);
}

export type FieldsResult = { ok: true; value: FactValue } | { ok: false; problem: string };

/** Reads the fields back; says what to change where they hold no value. */
export function readFields({ type, main, unit, count }: ValueFields): FieldsResult {
  const words = main.trim();
  const problem = (text: string): FieldsResult => ({ ok: false, problem: text });
  if (words === "") return problem("Say what it is, or leave the fact out.");
  switch (type) {
    case "text":
      if (words.length > 2000) return problem("Shorten it to 2,000 characters.");
      return { ok: true, value: { type, text: words } };
    case "money": {
      const amount = readDecimal(words);
      const currency = unit.trim().toUpperCase();
      if (amount === null) return problem("Write the price in digits: 19.90.");
      if (!/^[A-Z]{3}$/.test(currency)) return problem("Write the currency in three letters: EUR, USD, JPY.");
      return { ok: true, value: { type, amount, currency } };
    }
    case "quantity": {
      const amount = readDecimal(words);
      if (amount === null) return problem("Write the amount in digits: 24.5.");
      if (unit.trim() === "") return problem("Say in what it is measured: cm, kg, h.");
      return { ok: true, value: { type, amount, unit: unit.trim().slice(0, 24) } };
    }
    case "rating": {
      const rating = readDecimal(words);
      const best = readDecimal(unit);
      const said = count.trim() === "" ? null : Number(readDecimal(count));
      if (rating === null || best === null)
        return problem("Write the rating and the best there is in digits: 4.7 of 5.");
      if (Number(rating) > Number(best)) return problem(`A rating is at most ${best}.`);
      if (said !== null && !Number.isSafeInteger(said))
        return problem("Write the number of reviews in digits.");
      return { ok: true, value: { type, rating, best, count: said } };
    }
    case "date":
      if (!/^\d{4}-\d{2}(-\d{2})?/.test(words) || Number.isNaN(Date.parse(words)))
        return problem("Write the day as year-month-day: 2027-05-03.");
      return { ok: true, value: { type, date: words } };
    case "availability": {
      const state = availabilityStates.find((one) => one === words);
      return state ? { ok: true, value: { type, state } } : problem("Choose one of the list.");
    }
    case "table": {
      const rows = words
        .split("\n")
        .filter((line) => line.trim() !== "")
        .map((line) => ({ cells: line.split("|").map((cell) => cell.trim().slice(0, 200)) }));
      if (rows.length > 40 || rows.some(({ cells }) => cells.length > 12))
        return problem("Keep the table to 40 lines and 12 columns.");
      return { ok: true, value: { type, rows } };
    }
  }
}

/** "1.320,99" and "1,320.99" alike: the last of two marks sets off the decimals. A lone comma before three digits sets off thousands. */
export function readDecimal(text: string): string | null {
  const plain = text.replace(/[\s\u00a0\u202f'’]/gu, "");
  const marks = [...plain.matchAll(/[.,]/gu)];
  const last = marks.at(-1);
  if (!last) return checked(plain);
  const isLoneComma = marks.length === 1 && last[0] === "," && /^[1-9]\d{0,2},\d{3}$/u.test(plain);
  const isThousands = isLoneComma || (marks.length > 1 && marks.every(([mark]) => mark === last[0]));
  if (isThousands) return checked(plain.replace(/[.,]/gu, ""));
  const whole = plain.slice(0, last.index).replace(/[.,]/gu, "");
  return checked(`${whole}.${plain.slice(last.index + 1)}`);
}

function checked(digits: string): string | null {
  return decimalSchema.safeParse(digits).data ?? null;
}
