import type { Term } from "./check/claim-kind";
import { discountOffers, isAboutDiscount } from "./check/discount-offers";
import { offersOf } from "./check/fact-offers";
import { readTerms } from "./check/read-terms";
import { sentencesOf } from "./check/sentences";
import type { Claim, ClaimSupport, FlagReason } from "./claim";
import type { Fact } from "./fact";
import { type FactSheet, openConflicts, settledFacts } from "./fact-sheet";
import { stateFact } from "./state-fact";

/** As much of a fact as is needed to back a claim with it. */
export type KnownFact = Pick<Fact, "id" | "kind" | "value"> &
  Partial<Pick<Fact, "label" | "language" | "variantId" | "sources">>;

/** A part of a work with its texts, in the order they are read. */
export interface ClaimPart {
  id: string;
  texts: readonly string[];
}

/** What statements are held against. */
export interface ClaimSources {
  /** What the person asked for, in their own words. */
  brief: string;
  /** What is known: of the work itself, of its product. Facts of one sheet that disagree back nothing until somebody decides. */
  sheets?: readonly FactSheet[];
  /** What else is known, without a doubt. */
  stated?: readonly KnownFact[];
  /** BCP 47 tag of the texts; null where nobody knows. */
  language: string | null;
}

/** A text that repeats the brief is looked up there letter by letter; more such look-ups than these have no use. */
const mostQuoted = 300;

/**
 * The claims of a work: sentences with a number, a price, a date, a percentage, or a word that needs a proof. Each points to the facts
 * that back it or to the sentence of the brief, or says why nothing does. Numbers are compared by what they measure, so a price is
 * backed by the same amount in the same currency alone. One check for every kind of work, in the worker and in the browser. Takes time
 * in proportion to the length of the texts.
 */
export function findClaims(parts: readonly ClaimPart[], sources: ClaimSources): Claim[] {
  const known = knownFrom(sources);
  return parts.flatMap(({ id, texts }) =>
    [...new Set(texts.flatMap(sentencesOf))].flatMap((statement): Claim[] => {
      const terms = readTerms(statement, sources.language);
      if (terms.length === 0) return [];
      return [
        {
          partId: id,
          statement,
          about: [...new Set(terms.map(({ text }) => text))],
          backing: backingOf(statement, terms, known),
        },
      ];
    }),
  );
}

interface Known {
  /** What the brief backs → the sentence. */
  brief: ReadonlyMap<string, string>;
  /** The sentence that holds these words; null where the brief does not say them. */
  quoteOf: (statement: string) => string | null;
  facts: ReadonlyMap<string, KnownFact>;
  /** What facts that disagree would back. */
  disputed: ReadonlySet<string>;
  /** What a discount comes to → the list price and the price. */
  discounts: ReadonlyMap<string, readonly KnownFact[]>;
}

function knownFrom({ brief, sheets = [], stated = [] }: ClaimSources): Known {
  const briefOffers = new Map<string, string>();
  for (const sentence of sentencesOf(brief)) {
    // The brief may be in another language than the work.
    for (const { offers } of readTerms(sentence, null)) {
      for (const key of offers) if (!briefOffers.has(key)) briefOffers.set(key, sentence);
    }
  }
  const disputed = new Set<string>();
  const settled = sheets.flatMap((sheet) => {
    const open = openConflicts(sheet).flatMap(({ facts }) => facts);
    for (const fact of open) for (const key of offersOf(fact)) disputed.add(key);
    const openIds = new Set(open.map(({ id }) => id));
    return settledFacts(sheet).filter(({ id }) => !openIds.has(id));
  });
  const usable = [...settled, ...stated];
  const facts = new Map<string, KnownFact>();
  for (const fact of usable) for (const key of offersOf(fact)) if (!facts.has(key)) facts.set(key, fact);
  return { brief: briefOffers, quoteOf: quoting(brief), facts, disputed, discounts: discountOffers(usable) };
}

function backingOf(statement: string, terms: readonly Term[], known: Known): Claim["backing"] {
  const isDiscount = isAboutDiscount(statement);
  const judged = terms.map((term) => ({ term, ...judge(term, known, isDiscount) }));
  const isDisputed = judged.some(({ reason }) => reason === "conflict");
  // What stands in the brief word for word is backed, also where it ends between a number and its unit.
  const quote = judged.some(({ reason }) => reason) && !isDisputed ? known.quoteOf(statement) : null;
  if (quote !== null) return { kind: "backed", by: [{ from: "brief", quote }] };
  const reasons = judged.flatMap(({ term, reason }) => (reason ? [{ reason, words: term.text }] : []));
  if (reasons.length > 0) return { kind: "unbacked", reasons };
  return { kind: "backed", by: distinct(judged.flatMap(({ support }) => support)) };
}

function judge(
  { kind, asks }: Term,
  { brief, facts, disputed, discounts }: Known,
  isDiscount: boolean,
): { support: ClaimSupport[]; reason: FlagReason | null } {
  for (const key of asks) {
    const fact = facts.get(key);
    if (fact) return { support: [supportOf(fact)], reason: null };
  }
  if (isDiscount) {
    for (const key of asks) {
      const pair = discounts.get(key);
      if (pair) return { support: pair.map(supportOf), reason: null };
    }
  }
  // Before the brief, which may have been written from the facts that disagree.
  if (asks.some((key) => disputed.has(key))) return { support: [], reason: "conflict" };
  for (const key of asks) {
    const quote = brief.get(key);
    if (quote !== undefined) return { support: [{ from: "brief", quote }], reason: null };
  }
  return { support: [], reason: kind };
}

function supportOf(fact: KnownFact): ClaimSupport {
  return { from: "fact", factId: fact.id, stated: stateFact(fact), source: fact.sources?.[0] ?? null };
}

function distinct(support: readonly ClaimSupport[]): ClaimSupport[] {
  const seen = new Set<string>();
  return support.filter((one) => {
    const key = one.from === "brief" ? one.quote : one.factId;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

function quoting(brief: string): (statement: string) => string | null {
  const all = folded(brief);
  const sentences = sentencesOf(brief).map((sentence) => ({ sentence, text: folded(sentence) }));
  let asked = 0;
  return (statement) => {
    const words = folded(statement);
    if (words === "" || ++asked > mostQuoted || !all.includes(words)) return null;
    return sentences.find(({ text }) => text.includes(words))?.sentence ?? statement;
  };
}

function folded(text: string): string {
  return text
    .replace(/[\u2066-\u2069]/gu, "")
    .replace(/\s+/gu, " ")
    .replace(/^[ ¿¡]+/u, "")
    .trimEnd()
    .replace(/[.?!…？！؟]{1,8}$/u, "")
    .toLowerCase();
}
