import { claimDecisionsSchema } from "~/domain/facts/claim-decisions";
import { decisionsProblem } from "~/server/facts/claim-problems.server";
import { answerMethods, json, notFound, signedIn } from "~/server/http/api-route.server";
import { readJson } from "~/server/http/request-body.server";
import { getEditableContent, settleClaims } from "~/stores/content/content.server";
import { openClaimsOf } from "~/stores/content/content-claims";
import { inTodaysWords } from "~/stores/products/products.server";

const handle = answerMethods({
  /** The statements of a work that nothing backs and nobody accepted. */
  GET: signedIn(async (call) => {
    const content = await getEditableContent(call.settings, call.params.contentId ?? "", call.viewer);
    if (!content) return notFound(call);
    const { today, sheet } = await inTodaysWords(call.settings, content);
    return json({ open: openClaimsOf(today, { sheet }) });
  }),
  /** A person accepts a statement, or adds a fact that backs one. It is written down who did, and when. */
  POST: signedIn(async (call) => {
    const content = await getEditableContent(call.settings, call.params.contentId ?? "", call.viewer);
    if (!content) return notFound(call);
    const decisions = await readJson(call, claimDecisionsSchema);
    const { today, sheet } = await inTodaysWords(call.settings, content);
    const open = openClaimsOf(today, { sheet });
    const refused = decisionsProblem(call, decisions, { open, sheet: content.facts, thing: "video" });
    if (refused) return refused;
    const settled = await settleClaims(call.settings, content, decisions, call.viewer.userId);
    return json({ open: openClaimsOf({ ...settled, storyboard: today.storyboard }, { sheet }) });
  }),
});

export { handle as action, handle as loader };
