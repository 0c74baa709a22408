import type { ClaimDecisions } from "~/domain/facts/claim-decisions";
import type { Settings } from "~/settings/settings.server";
import { commitRecorded } from "../audit/commit-recorded.server";
import { claimEvents, settledClaims } from "../claims/settle-claims.server";
import type { Image } from "./image-document";

/** Writes down what the owner of an image says of its statements, in one commit with the audit events; returns the image as it then is. */
export async function settleImageClaims(
  settings: Settings,
  image: Image,
  decisions: ClaimDecisions,
): Promise<Image> {
  const change = settledClaims(image, { ...decisions, language: null });
  const path = `images/${image.id}`;
  await commitRecorded(settings, [
    { kind: "update", path, data: change, exists: true },
    ...claimEvents("image", { actorId: image.ownerId, subject: path }, decisions),
  ]);
  return { ...image, ...change };
}
