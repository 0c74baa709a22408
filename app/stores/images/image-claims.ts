import { openClaims } from "~/domain/facts/accepted-claim";
import type { Claim } from "~/domain/facts/claim";
import { findClaims } from "~/domain/facts/find-claims";
import type { ImageDocument } from "./image-document";

/**
 * What the lettering of an image states that neither its prompt nor a fact backs and nobody has accepted. While there is one the
 * image is not made public. The language of lettering is not known.
 */
export function openClaimsOfImage(
  image: Pick<ImageDocument, "lettering" | "request" | "facts" | "acceptedClaims">,
): Claim[] {
  return openClaims(claimsOfImage(image), image.acceptedClaims);
}

/** All that its lettering states, with what backs each. */
export function claimsOfImage({
  lettering,
  request,
  facts,
}: Pick<ImageDocument, "lettering" | "request" | "facts">): Claim[] {
  return findClaims([{ id: "lettering", texts: lettering ? [lettering] : [] }], {
    brief: request?.prompt ?? "",
    sheets: facts ? [facts] : [],
    language: null,
  });
}
