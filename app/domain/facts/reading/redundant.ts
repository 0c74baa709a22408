import type { FactKind } from "../fact";
import type { Candidate } from "./candidate";
import { folded } from "./page-data";

const lists = new Set<FactKind>(["color", "size", "material", "ingredient"]);

/** Candidates without what only repeats others: a colour that stands in a list as well, a maker that is the brand. */
export function withoutRepeated(candidates: readonly Candidate[]): Candidate[] {
  const known = new Set(candidates.filter(({ kind }) => lists.has(kind)).flatMap(wordsOf));
  const brands = new Set(candidates.filter(({ kind, label }) => kind === "brand" && !label).flatMap(wordsOf));
  return candidates.flatMap((candidate) => {
    const { kind, label } = candidate;
    const words = wordsOf(candidate);
    if (kind === "feature" && !label && words.some((each) => known.has(each))) return [];
    if (kind !== "brand" || label !== "Manufacturer") return [candidate];
    // Who makes a thing is its brand where the page names no other.
    if (brands.size === 0) return [{ ...candidate, label: undefined }];
    return words.some((each) => brands.has(each)) ? [] : [candidate];
  });
}

function wordsOf({ readings: [first] }: Candidate): string[] {
  return first.type === "text" ? [folded(first.text)] : [];
}
