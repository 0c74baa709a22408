import type { FactKind } from "../facts/fact";
import type { FactValue } from "../facts/fact-value";
import { currencyMarks } from "./marks";
import { numberPattern } from "./write-number";

const typedCurrencies = ["GBP", "EUR", "USD", "CHF", "JPY", "SEK", "NOK", "DKK", "PLN", "CAD", "AUD", "INR"];
const moneyKinds: ReadonlySet<FactKind> = new Set<FactKind>(["price", "list-price", "salary"]);

/**
 * What a person typed as the value of a fact of a kind; null where a price has no amount and currency that can be read. `before` tells
 * the currency of an amount that is typed alone.
 */
export function readTypedValue(kind: FactKind, typed: string, before: FactValue | null): FactValue | null {
  const text = typed.trim().slice(0, 2000);
  if (text === "") return null;
  if (!moneyKinds.has(kind)) return { type: "text", text };
  const [digits] = new RegExp(numberPattern, "u").exec(text) ?? [];
  const mark = text
    .replace(digits ?? "", "")
    .trim()
    .toLowerCase();
  const known = typedCurrencies.find((currency) => currencyMarks(currency, "en").has(mark));
  const currency = mark === "" && before?.type === "money" ? before.currency : known;
  if (!digits || !currency) return null;
  const amount = digits.replace(/[.,'’ \u00a0\u202f](?=\d{3}(?:\D|$))/gu, "").replace(",", ".");
  return { type: "money", amount, currency };
}
