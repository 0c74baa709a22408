import { openClaims } from "~/domain/facts/accepted-claim";
import type { Claim } from "~/domain/facts/claim";
import { claimsOfStoryboard } from "~/scene/storyboard-claims";
import type { ContentDocument } from "./content-document";

/** The statements of a work, as it plays now, that nothing backs and nobody has accepted. While there is one it is not published. */
export function openClaimsOf({
  storyboard,
  brief,
  acceptedClaims,
}: Pick<ContentDocument, "storyboard" | "brief" | "acceptedClaims">): Claim[] {
  return openClaims(claimsOfStoryboard(storyboard, brief?.prompt ?? ""), acceptedClaims);
}
