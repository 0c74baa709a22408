import * as z from "zod/mini";
import { answerMethods, json, notFound, signedIn } from "~/server/http/api-route.server";
import { readJson } from "~/server/http/request-body.server";
import { acceptClaims, getOwnContent } from "~/stores/content/content.server";
import { openClaimsOf } from "~/stores/content/content-claims";
import { inTodaysWords } from "~/stores/products/products.server";

const schema = z.object({
  /** Statements to accept, word for word; each must be open. */
  accept: z.array(z.string().check(z.minLength(1), z.maxLength(400))).check(z.minLength(1), z.maxLength(60)),
});

const handle = answerMethods({
  /** The statements of a work that nothing backs and nobody accepted. */
  GET: signedIn(async (call) => {
    const content = await getOwnContent(call.settings, call.params.contentId ?? "", call.viewer.userId);
    if (!content) return notFound(call);
    const { today, facts } = await inTodaysWords(call.settings, content);
    return json({ open: openClaimsOf(today, facts) });
  }),
  /** A person vouches for a statement. It is written down who did, and when. */
  POST: signedIn(async (call) => {
    const content = await getOwnContent(call.settings, call.params.contentId ?? "", call.viewer.userId);
    if (!content) return notFound(call);
    const { accept } = await readJson(call, schema);
    const { today, facts } = await inTodaysWords(call.settings, content);
    const open = new Set(openClaimsOf(today, facts).map(({ statement }) => statement));
    if (!accept.every((statement) => open.has(statement))) {
      return call.problem(
        409,
        "claim_changed",
        "That statement is not in the video as you saw it. Reload the page and read it again.",
      );
    }
    const { acceptedClaims } = await acceptClaims(call.settings, content, accept);
    return json({ open: openClaimsOf({ ...today, acceptedClaims }, facts) });
  }),
});

export { handle as action, handle as loader };
