import type { Fact } from "../fact";
import type { KnownFact } from "../find-claims";
import { keyOf, moneyKeys, quantityKey } from "./amounts";
import { dateKeys } from "./find-dates";
import { stemOf } from "./find-words";
import { readTerms } from "./read-terms";
import { plainText, tokensOf } from "./tokens";
import { unitOf } from "./units";

/** Ideas that a fact of a kind backs whatever it says. */
const ideasOfKind: Partial<Record<Fact["kind"], readonly string[]>> = {
  guarantee: ["guarantee"],
  certificate: ["certified"],
  award: ["awarded"],
};

/** What a fact backs: its value by type, the words of its text, and what its kind says. */
export function offersOf(fact: KnownFact): string[] {
  const { kind, label } = fact;
  return [
    ...valueOffers(fact),
    ...(label ? textOffers(label, fact.language ?? null) : []),
    ...(ideasOfKind[kind] ?? []).map((idea) => `w:${idea}`),
  ];
}

function valueOffers({ kind, value, language = null }: KnownFact): string[] {
  switch (value.type) {
    case "text":
      return [...textOffers(value.text, language), ...(kind === "origin" ? placeOffers(value.text) : [])];
    case "money":
      return [
        ...moneyKeys(value.amount, [value.currency]),
        ...(kind === "shipping" && /^0+(?:\.0+)?$/u.test(value.amount) ? ["w:free"] : []),
      ];
    case "quantity": {
      if (value.unit === "%") return keyOf("p", value.amount);
      const unit = unitOf(value.unit);
      if (unit) return quantityKey(value.amount, unit);
      const nouns = tokensOf(plainText(value.unit)).map(({ folded }) => stemOf(folded));
      return keyOf("n", value.amount).flatMap((key) => [`${key}|`, ...nouns.map((noun) => `${key}|${noun}`)]);
    }
    case "rating":
      return [
        ...keyOf("r", value.rating).flatMap((key) =>
          keyOf("of", value.best).map((of) => `${key}/${of.slice(3)}`),
        ),
        ...keyOf("n", value.rating).map((key) => `${key}|`),
        ...(value.count === null ? [] : [`n:${value.count}|`, `n:${value.count}|*`]),
      ];
    case "date": {
      const [, year = "", month, day, hours, minutes] =
        /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?(?:T(\d{2}):(\d{2}))?/u.exec(value.date) ?? [];
      return [
        ...(year ? [`y:${year}`] : []),
        ...(month && day ? dateKeys(day, month, year).offers : []),
        ...(hours && minutes ? [`t:${Number(hours)}:${Number(minutes)}`] : []),
      ];
    }
    case "availability":
      return [];
    case "table":
      return value.rows.flatMap((row) => row.cells.flatMap((cell) => textOffers(cell, language)));
  }
}

function textOffers(text: string, language: string | null): string[] {
  return readTerms(text, language).flatMap(({ offers }) => offers);
}

function placeOffers(text: string): string[] {
  const words = tokensOf(plainText(text)).filter(({ kind }) => kind === "word");
  return ["w:made-in", ...words.map(({ folded }) => `w:made-in:${stemOf(folded)}`)];
}
