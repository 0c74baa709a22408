import * as z from "zod/mini";
import { answerMethods, notFound } from "~/server/http/api-route.server";
import { clientAddress, clientNetwork } from "~/server/http/client-address.server";
import { readJson } from "~/server/http/request-body.server";
import { isDocumentId } from "~/stores/firestore/document-id";
import { getPublication, isPasswordRight } from "~/stores/publications/publications.server";
import { readVisit, saveVisit, unlock } from "~/stores/publications/visit-session.server";
import { publicationGateOf } from "./publication-gate.server";

const schema = z.object({ password: z.string().check(z.minLength(1), z.maxLength(200)) });

/** Opens a publication for the visit of whoever knows its password. */
const handle = answerMethods({
  POST: async (call) => {
    const { request, settings, problem } = call;
    const contentId = call.params.contentId ?? "";
    const { password } = await readJson(call, schema);
    const visit = await readVisit(settings, request);
    const publication = isDocumentId(contentId) ? await getPublication(settings, contentId) : null;
    if (!publication || publication.lockId === null || !visit) return notFound(call);
    const gate = publicationGateOf(settings, contentId);
    const origin = { address: clientAddress(request), network: clientNetwork(request) };
    if (!(await gate.countTry(origin))) {
      return problem(429, "too_many_tries", "Too many tries. Wait ten minutes and try again.");
    }
    if (!(await isPasswordRight(settings, contentId, password))) {
      return problem(403, "wrong_password", "That is not the password. Check it and try again.");
    }
    await gate.returnTry(origin);
    unlock(visit, publication.lockId);
    return new Response(null, {
      status: 204,
      headers: { "Set-Cookie": await saveVisit(settings, visit), "Cache-Control": "no-store" },
    });
  },
});

export { handle as action, handle as loader };
