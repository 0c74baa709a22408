import type { FactKind } from "../fact";
import type { FactValue } from "../fact-value";
import type { SourceVariant } from "../source-event";
import { type Candidate, type ReadMethod, trustOf } from "./candidate";
import { asWritten, fractionMark } from "./currency";
import { plainText } from "./decode-entities";
import { readAmounts } from "./read-amount";
import type { DataPrice } from "./read-offers";
import { readIsoDuration, readQuantities, unitName } from "./read-quantity";
import type { ItemText } from "./schema-item";

/** What kind of page a thing makes. */
export type ThingKind =
  | "product"
  | "event"
  | "course"
  | "recipe"
  | "place"
  | "job"
  | "home"
  | "software"
  | "article"
  | "organization"
  | "other";

/** Something that the data of a page describe, with all that is known of it. */
export interface Thing {
  kind: ThingKind;
  method: ReadMethod;
  name: string | null;
  url: string | null;
  sku: string | null;
  /** The page says that it is about this. */
  isMain: boolean;
  candidates: Candidate[];
  variants: SourceVariant[];
  pictures: { url: string; place: string; variantId?: string | undefined }[];
  logos: string[];
}

/** A product of which nothing is known yet but what it is called. */
export function newProduct(method: ReadMethod, name: string, url: string | null = null): Thing {
  return {
    kind: "product",
    method,
    name,
    url,
    sku: null,
    isMain: false,
    candidates: [],
    variants: [],
    pictures: [],
    logos: [],
  };
}

interface About {
  label?: string | undefined;
  variantId?: string | undefined;
  /** Of how much of the method's trust; 1 where nothing is said. */
  sure?: number | undefined;
}

/** Collects what is read of one thing. */
export interface ThingReader {
  thing: Thing;
  language: string | null;
  add(kind: FactKind, value: FactValue | null, written: ItemText, about?: About): void;
  /** Words as they stand, without tags. */
  text(kind: FactKind, written: ItemText | null, about?: About): void;
  date(kind: FactKind, written: ItemText | null, about?: About): void;
  /** "24 cm", or a number whose unit data name beside it. */
  quantity(kind: FactKind, written: ItemText | null, unit: string | null, about?: About): void;
  duration(kind: FactKind, written: ItemText | null, about?: About): void;
  money(kind: FactKind, price: DataPrice, about?: About): void;
}

export function readerOf(thing: Thing, language: string | null): ThingReader {
  const push = (kind: FactKind, readings: FactValue[], written: ItemText, about: About = {}) => {
    const [first, ...others] = readings;
    const quote = plainText(written.text).slice(0, 600);
    if (!first || quote === "" || thing.candidates.length > 1500) return;
    thing.candidates.push({
      kind,
      ...(about.label && { label: about.label.slice(0, 80) }),
      readings: [first, ...others],
      method: thing.method,
      quote,
      place: written.place.slice(0, 300),
      confidence: trustOf[thing.method] * (about.sure ?? 1),
      ...(about.variantId && { variantId: about.variantId }),
    });
  };
  const reader: ThingReader = {
    thing,
    language,
    add: (kind, value, written, about) => push(kind, value ? [value] : [], written, about),
    text(kind, written, about) {
      if (!written) return;
      const text = plainText(written.text).slice(0, 2000);
      if (text !== "") push(kind, [{ type: "text", text }], written, about);
    },
    date(kind, written, about) {
      const date =
        written &&
        /^\d{4}-\d{2}(?:-\d{2}(?:[T ]\d{2}:\d{2}[\d:.Z+-]{0,16})?)?/.exec(written.text.trim())?.[0];
      if (written && date)
        push(kind, [{ type: "date", date: date.replace(" ", "T").slice(0, 32) }], written, about);
    },
    quantity(kind, written, unit, about) {
      if (!written) return;
      const [read] = readQuantities(written.text, language);
      if (read) {
        push(
          kind,
          read.amounts.map((amount) => ({ type: "quantity", amount, unit: read.unit })),
          written,
          about,
        );
        return;
      }
      const [amount, ...others] = readAmounts(written.text.trim(), fractionMark(language) ?? ".");
      if (amount === undefined) reader.text(kind, written, about);
      else if (unit)
        push(
          kind,
          [amount, ...others].map((each) => ({ type: "quantity", amount: each, unit: unitName(unit) })),
          written,
          about,
        );
    },
    duration(kind, written, about) {
      const read = written && readIsoDuration(written.text);
      if (read) push(kind, [{ type: "quantity", ...read }], written, about);
      else if (written && !/^P[\dT]/.test(written.text)) reader.quantity(kind, written, null, about);
    },
    money(kind, { amounts, currency, written }, about) {
      if (!currency) return;
      push(
        kind,
        amounts
          .filter((amount) => /^\d{1,15}(?:\.\d{1,8})?$/.test(amount))
          .map((amount) => ({ type: "money", amount: asWritten(amount, currency), currency })),
        written,
        about,
      );
    },
  };
  return reader;
}
