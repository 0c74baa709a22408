import { sameData } from "../../data/same-data";
import { type Fact, type FactKind, repeatedKinds } from "../fact";
import { factKey } from "../fact-sheet";
import { readMethods } from "../fact-source";
import type { FactValue } from "../fact-value";
import type { Candidate } from "./candidate";
import { contradicts } from "./contradicts";
import { folded } from "./page-data";
import { inBaseUnit, measuresSame } from "./read-quantity";
import { withoutRepeated } from "./redundant";

export interface DecideOptions {
  url: string | null;
  readAt: string;
  language: string | null;
}

/** Kinds in which two different answers are a disagreement. Of the others the most trusted answer is kept, and those that contradict it. */
const disputed: ReadonlySet<FactKind> = new Set<FactKind>([
  "price",
  "list-price",
  "availability",
  "dimension",
  "weight",
  "volume",
  "capacity",
  "date",
  "salary",
  "identifier",
  "duration",
]);
const mostOfKind: Partial<Record<FactKind, number>> = {
  feature: 60,
  ingredient: 80,
  review: 5,
  color: 40,
  size: 60,
  contact: 6,
  person: 12,
};
const mostFacts = 260;
const mostSources = 8;

interface Group {
  kind: FactKind;
  label: string | undefined;
  variantId: string | undefined;
  value: FactValue;
  candidates: Candidate[];
  /** It contradicts an answer that is trusted more. */
  isRival?: boolean;
}

/**
 * Candidates become facts: equal readings are one fact with several sources, different ones stand beside one another under one key,
 * which is a conflict for a person to decide. Of words with two readings the one that another source shares is taken; where none
 * does, both stand.
 */
export function decideFacts(read: readonly Candidate[], options: DecideOptions): Fact[] {
  const candidates = withoutRepeated(read);
  const groups = new Map<string, Group[]>();
  for (const candidate of candidates) {
    const key = factKey(candidate);
    for (const value of readingsOf(candidate, candidates)) {
      const known = groups.get(key) ?? [];
      const same = known.find((group) => isSame(candidate.kind, group.value, value));
      if (same) {
        same.candidates.push(candidate);
        same.value = richer(same.value, value);
      } else {
        known.push({
          kind: candidate.kind,
          label: candidate.label,
          variantId: candidate.variantId,
          value,
          candidates: [candidate],
        });
      }
      groups.set(key, known);
    }
  }
  const counts = new Map<FactKind, number>();
  return [...groups.values()]
    .flatMap((groups) => settled(groups, options.language))
    .filter(({ kind }) => {
      const count = (counts.get(kind) ?? 0) + 1;
      counts.set(kind, count);
      return count <= (mostOfKind[kind] ?? 120);
    })
    .slice(0, mostFacts)
    .map((group) => factOf(group, options));
}

/** The reading that others share; without one, every reading. */
function readingsOf(candidate: Candidate, all: readonly Candidate[]): readonly FactValue[] {
  const { readings, kind, variantId } = candidate;
  if (readings.length === 1) return readings;
  const shared = readings.filter((reading) =>
    all.some(
      (other) =>
        other !== candidate &&
        other.kind === kind &&
        (other.variantId === variantId || !other.variantId || !variantId) &&
        other.place !== candidate.place &&
        // What is unclear itself says nothing.
        other.readings.length === 1 &&
        sameData(other.readings[0], reading),
    ),
  );
  if (shared.length > 0) return shared.slice(0, 1);
  return kind === "price" || kind === "list-price" ? readings : readings.slice(0, 1);
}

function isSame(kind: FactKind, one: FactValue, other: FactValue): boolean {
  if (one.type === "text" && other.type === "text") {
    const [first, second] = [folded(one.text), folded(other.text)];
    if (first === second) return true;
    const isNamed = kind === "name" || kind === "brand" || kind === "origin";
    return isNamed && (` ${first} `.includes(` ${second} `) || ` ${second} `.includes(` ${first} `));
  }
  if (one.type === "rating" && other.type === "rating") {
    return (
      one.rating === other.rating &&
      one.best === other.best &&
      (one.count === other.count || one.count === null || other.count === null)
    );
  }
  if (one.type === "date" && other.type === "date") return one.date.slice(0, 10) === other.date.slice(0, 10);
  if (one.type === "quantity" && other.type === "quantity") return isSameQuantity(one, other);
  return sameData(one, other);
}

type Quantity = Extract<FactValue, { type: "quantity" }>;

/** "1.5 L" is "1500 mL", and "24 cm" is "9.4 in" as pages round it. */
function isSameQuantity(one: Quantity, other: Quantity): boolean {
  if (one.unit === other.unit) return Number(one.amount) === Number(other.amount);
  if (!measuresSame(one.unit, other.unit)) return false;
  const [first, second] = [one, other].map(({ amount, unit }) => inBaseUnit(Number(amount), unit)) as [
    number,
    number,
  ];
  const isImperial = ({ unit }: Quantity) => /^(?:in|ft|lb|oz|fl oz)$/.test(unit);
  const allowed = isImperial(one) === isImperial(other) ? 1e-6 : 0.03;
  return Math.abs(first - second) <= allowed * Math.max(first, second);
}

/** Of two equal values the one that says more: a rating with its count, a date with its time. */
function richer(one: FactValue, other: FactValue): FactValue {
  if (one.type === "rating" && other.type === "rating") return one.count === null ? other : one;
  if (one.type === "date" && other.type === "date") return other.date.length > one.date.length ? other : one;
  return one;
}

const mostRivals = 3;

function settled(groups: Group[], language: string | null): Group[] {
  const [first] = groups;
  if (!first || repeatedKinds.has(first.kind) || disputed.has(first.kind)) return groups;
  const [best = first, ...others] = groups.toSorted((one, other) => trust(other) - trust(one));
  const rivals = others.filter(({ kind, value }) => contradicts(kind, best.value, value, language));
  return [best, ...rivals.slice(0, mostRivals).map((group) => ({ ...group, isRival: true }))];
}

function trust({ candidates }: Group): number {
  return Math.max(...candidates.map(({ confidence }) => confidence)) + Math.min(candidates.length, 4) * 0.001;
}

function factOf(
  { kind, label, variantId, value, candidates, isRival = false }: Group,
  { url, readAt, language }: DecideOptions,
): Fact {
  const sorted = candidates.toSorted(
    (one, other) => readMethods.indexOf(one.method) - readMethods.indexOf(other.method),
  );
  const sources: Fact["sources"] = [];
  for (const { method, quote, place } of sorted) {
    const isKnown = sources.some(
      (source) => source.from === "page" && source.method === method && source.quote === quote,
    );
    if (!isKnown && sources.length < mostSources)
      sources.push({ from: "page", url, method, quote, place, readAt });
  }
  const doubt = [...new Set(sorted.map(({ method }) => method))].reduce((left, method) => {
    const most = Math.max(
      ...sorted.filter((each) => each.method === method).map(({ confidence }) => confidence),
    );
    return left * (1 - most);
  }, 1);
  return {
    id: idOf(kind, label, variantId, value, isRival),
    kind,
    ...(label && { label }),
    value,
    language: value.type === "text" ? language : null,
    ...(variantId && { variantId }),
    sources,
    confidence: Math.round(Math.min(0.99, 1 - doubt) * 100) / 100,
  };
}

/** The same for the same answer to the same question, however often the page is read; of what has one answer, for any. */
function idOf(
  kind: FactKind,
  label: string | undefined,
  variantId: string | undefined,
  value: FactValue,
  isRival: boolean,
): string {
  const isOne = !repeatedKinds.has(kind) && !disputed.has(kind) && !isRival;
  // A price that turns out to be the lowest of several keeps its identity.
  const named = value.type === "money" && kind === "price" ? "" : (label ?? "");
  const answer = isOne ? "" : JSON.stringify(value.type === "text" ? folded(value.text) : value);
  const tail = hash([named, variantId ?? "", answer].join("\n"));
  return isOne && !named && !variantId ? kind : `${kind}-${tail}`;
}

/** cyrb53, of Bryc (public domain): 53 bits are enough to tell some hundred facts apart. */
function hash(text: string): string {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36);
}
