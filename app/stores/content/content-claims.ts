import { openClaims } from "~/domain/facts/accepted-claim";
import type { Claim } from "~/domain/facts/claim";
import type { FactSheet } from "~/domain/facts/fact-sheet";
import type { KnownFact } from "~/domain/facts/find-claims";
import { claimsOfStoryboard } from "~/scene/storyboard-claims";
import type { ContentDocument } from "./content-document";

type Checked = Pick<ContentDocument, "storyboard" | "brief" | "facts" | "acceptedClaims">;

/** What is known of the product a work is made of: all of it, or what its facts say in the words of the storyboard. */
interface ProductFacts {
  sheet?: FactSheet | undefined;
  stated?: readonly KnownFact[] | undefined;
}

/** The statements of a work, in the words of its storyboard, each with what backs it or why nothing does. */
export function claimsOfContent(
  { storyboard, brief, facts }: Checked,
  { sheet, stated }: ProductFacts = {},
): Claim[] {
  return claimsOfStoryboard(storyboard, {
    brief: brief?.prompt ?? "",
    sheets: [sheet, facts].flatMap((one) => one ?? []),
    stated: stated ?? [],
    language: storyboard.language,
  });
}

/** Those that nothing backs and nobody has accepted. While there is one the work is not published. */
export function openClaimsOf(content: Checked, product?: ProductFacts): Claim[] {
  return openClaims(claimsOfContent(content, product), content.acceptedClaims);
}
