import * as z from "zod/mini";
import type { Claim } from "./claim";
import { addFact } from "./edit-sheet";
import type { Fact } from "./fact";
import type { FactSheet } from "./fact-sheet";
import { findClaims } from "./find-claims";

/** What a person says to back a statement, in their own words. */
export const statedTextSchema = z.string().check(z.trim(), z.minLength(1), z.maxLength(600));

interface Stamp {
  id: string;
  /** ISO 8601. */
  at: string;
}

/** The sheet with a fact that a person states, so that it backs what they were asked for. */
export function withStatedFact(
  sheet: FactSheet | undefined,
  text: string,
  language: string | null,
  stamp: Stamp,
): FactSheet {
  const entry = { kind: "statement" as const, value: { type: "text" as const, text }, language };
  return addFact(sheet ?? { facts: [], decisions: [] }, entry, stamp);
}

/** What of a flagged claim a fact in these words would leave without backing, in the words of the claim. */
export function stillUnbacked(claim: Claim, text: string, language: string | null): string[] {
  if (claim.backing.kind === "backed") return [];
  const wanted = new Set(claim.backing.reasons.map(({ words }) => words));
  const sheet = withStatedFact(undefined, text, language, { id: "stated", at: "2000-01-01T00:00:00Z" });
  const part = { id: claim.partId, texts: [claim.statement] };
  return findClaims([part], { brief: "", sheets: [sheet], language }).flatMap(({ backing }) =>
    backing.kind === "backed"
      ? []
      : backing.reasons.flatMap(({ words }) => (wanted.has(words) ? [words] : [])),
  );
}

/** Where a source leads a person: the page it was read from; null where there is none to open. */
export function pageOfSource(source: Fact["sources"][number]): string | null {
  return source.from === "page" ? source.url : null;
}
