import * as z from "zod/mini";
import { type FactSheet, factSheetSchema, mostFacts } from "~/domain/facts/fact-sheet";
import {
  type OutlinePart,
  type SourceEvent,
  sourceBrandSchema,
  sourcePictureSchema,
  sourceVariantSchema,
  sourceWays,
} from "~/domain/facts/source-event";

import { shortAddress } from "./page-address";

/** What is kept of the outline of a long page. */
const mostParts = 300;
const mostPictures = 80;

/** What was read of one page, and what its reader made of it. */
export const sourceReadingSchema = z.object({
  /** What it is kept under: the address, or a name of its own where there is none. */
  id: z.string(),
  address: z.nullable(z.string()),
  page: z.nullable(
    z.object({
      url: z.nullable(z.string()),
      title: z.string(),
      language: z.nullable(z.string()),
      siteName: z.nullable(z.string()),
    }),
  ),
  outline: z.array(z.custom<OutlinePart>()),
  sheet: factSheetSchema,
  /** Facts that were dropped: a later reading does not bring them back. */
  dropped: z.array(z.string()),
  variants: z.array(sourceVariantSchema),
  pictures: z.array(sourcePictureSchema),
  brand: z.nullable(sourceBrandSchema),
  /** Why the page could not be read, or not whole; what was read until then stays. */
  problem: z.nullable(z.object({ code: z.string(), message: z.string(), ways: z.array(z.enum(sourceWays)) })),
  /** `reading` also of one that a reload has cut off. */
  state: z.enum(["new", "reading", "read"]),
  /** ISO 8601: the last time something was read or changed. */
  at: z.string(),
  /** Ids of the facts the reading that goes on has told. */
  told: z.array(z.string()),
  /** Parts of the outline it has told. */
  toldParts: z._default(z.number(), 0),
});
export type SourceReading = z.infer<typeof sourceReadingSchema>;
export type ReadingProblem = NonNullable<SourceReading["problem"]>;

export function newReading(id: string, address: string | null): SourceReading {
  return {
    id,
    address,
    page: null,
    outline: [],
    sheet: { facts: [], decisions: [] },
    dropped: [],
    variants: [],
    pictures: [],
    brand: null,
    problem: null,
    state: "new",
    at: new Date().toISOString(),
    told: [],
    toldParts: 0,
  };
}

/** A reading begins: what an earlier one told stays until this one has told it anew. */
export function beginReading(reading: SourceReading, at: string): SourceReading {
  return { ...reading, problem: null, state: "reading", told: [], toldParts: 0, at };
}

/** The reading with what was told next. */
export function withEvent(reading: SourceReading, event: SourceEvent): SourceReading {
  switch (event.type) {
    case "page": {
      const { type: _, ...page } = event;
      return { ...reading, page };
    }
    case "outline": {
      const before = reading.outline.slice(0, reading.toldParts);
      if (before.length >= mostParts) return reading;
      return { ...reading, outline: [...before, event.part], toldParts: before.length + 1 };
    }
    case "fact":
      return withFact(reading, event.fact);
    case "variants":
      return { ...reading, variants: event.variants };
    case "picture": {
      const others = reading.pictures.filter(({ url }) => url !== event.picture.url);
      const pictures = [...others, event.picture].toSorted((one, other) => other.score - one.score);
      return { ...reading, pictures: pictures.slice(0, mostPictures) };
    }
    case "brand":
      return { ...reading, brand: event.brand };
    case "problem": {
      const { code, message, ways } = event;
      return { ...reading, problem: { code, message, ways } };
    }
    case "done":
      return endReading(reading);
  }
}

/** A fact as it was read now. What a person corrected or dropped stays as they left it. */
function withFact(reading: SourceReading, fact: FactSheet["facts"][number]): SourceReading {
  if (reading.dropped.includes(fact.id)) return reading;
  const { facts } = reading.sheet;
  const known = facts.find(({ id }) => id === fact.id);
  const told = reading.told.includes(fact.id) ? reading.told : [...reading.told, fact.id];
  if (known && isOwn(known)) return { ...reading, told };
  if (!known && facts.length >= mostFacts) return reading;
  const next = known ? facts.map((one) => (one.id === fact.id ? fact : one)) : [...facts, fact];
  return { ...reading, told, sheet: { ...reading.sheet, facts: next } };
}

/** The whole page was read: what it does not say any more goes, unless a person vouches for it. */
function endReading(reading: SourceReading): SourceReading {
  if (reading.problem) return { ...reading, state: "read" };
  const told = new Set(reading.told);
  const facts = reading.sheet.facts.filter((fact) => told.has(fact.id) || isOwn(fact));
  const outline = reading.outline.slice(0, reading.toldParts);
  return { ...reading, state: "read", told: [], outline, sheet: { ...reading.sheet, facts } };
}

/** A person typed it, corrected it or vouches for it. */
function isOwn({ sources }: FactSheet["facts"][number]): boolean {
  return sources.some(({ from }) => from === "you");
}

/** The reading with a sheet as its person has changed it; what is not in it any more counts as dropped. */
export function withSheet(reading: SourceReading, sheet: FactSheet, at: string): SourceReading {
  const kept = new Set(sheet.facts.map(({ id }) => id));
  const gone = reading.sheet.facts.flatMap(({ id }) => (kept.has(id) ? [] : [id]));
  const dropped = [...reading.dropped.filter((id) => !kept.has(id)), ...gone];
  return { ...reading, sheet, dropped, at };
}

/** What a reading is called: the name of the thing, or what the page calls itself. */
export function sourceTitle({ sheet, page, address }: SourceReading): string {
  const name = sheet.facts.find(({ kind }) => kind === "name")?.value;
  if (name?.type === "text") return name.text;
  return page?.title || page?.siteName || (address ? shortAddress(address) : "Pasted page");
}
