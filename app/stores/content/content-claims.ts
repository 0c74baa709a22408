import { openClaims } from "~/domain/facts/accepted-claim";
import type { Claim } from "~/domain/facts/claim";
import { settledFacts } from "~/domain/facts/fact-sheet";
import type { KnownFact } from "~/domain/facts/find-claims";
import { claimsOfStoryboard } from "~/scene/storyboard-claims";
import type { ContentDocument } from "./content-document";

/**
 * The statements of a work, in the words of its storyboard, that nothing backs and nobody has accepted. While there is one it is not
 * published. `productFacts`: what the facts of its product say in these words.
 */
export function openClaimsOf(
  {
    storyboard,
    brief,
    acceptedClaims,
    facts,
  }: Pick<ContentDocument, "storyboard" | "brief" | "acceptedClaims" | "facts">,
  productFacts: readonly KnownFact[] = [],
): Claim[] {
  const known = [...productFacts, ...(facts ? settledFacts(facts) : [])];
  return openClaims(claimsOfStoryboard(storyboard, brief?.prompt ?? "", known), acceptedClaims);
}
