import { claimDecisionsSchema } from "~/domain/facts/claim-decisions";
import { decisionsProblem } from "~/server/facts/claim-problems.server";
import { answerMethods, json, notFound, signedIn } from "~/server/http/api-route.server";
import { readJson } from "~/server/http/request-body.server";
import { openClaimsOfImage } from "~/stores/images/image-claims";
import { settleImageClaims } from "~/stores/images/image-claims.server";
import { getOwnImages } from "~/stores/images/images.server";

/** A person accepts what the lettering of an image states, or adds a fact that backs it. It is written down who did, and when. */
const handle = answerMethods({
  POST: signedIn(async (call) => {
    const [image] = await getOwnImages(call.settings, [call.params.imageId ?? ""], call.viewer.userId);
    if (!image) return notFound(call);
    const decisions = await readJson(call, claimDecisionsSchema);
    const open = openClaimsOfImage(image);
    const refused = decisionsProblem(call, decisions, { open, sheet: image.facts, thing: "image" });
    if (refused) return refused;
    return json({ open: openClaimsOfImage(await settleImageClaims(call.settings, image, decisions)) });
  }),
});

export { handle as action, handle as loader };
