import * as z from "zod/mini";
import type { ApiCall } from "~/server/http/api-route.server";
import { answerMethods, notFound } from "~/server/http/api-route.server";
import { clientAddress, clientNetwork } from "~/server/http/client-address.server";
import { readBytes } from "~/server/http/request-body.server";
import { passwordPage } from "~/server/product-pages/plain-page.server";
import { readVisit, saveVisit, unlock } from "~/stores/publications/visit-session.server";
import { isShownAt } from "~/stores/published-pages/published-page-document";
import { getPublishedPage, isPagePasswordRight } from "~/stores/published-pages/published-pages.server";

const passwordSchema = z.string().check(z.minLength(1), z.maxLength(200));

/**
 * Opens a page for the visit of whoever knows its password: its form is sent here, without any script, and the answer is the page, or
 * the form again with what is wrong.
 */
const handle = answerMethods({
  POST: async (call) => {
    const { request, settings } = call;
    const pageId = call.params.pageId ?? "";
    const password = await readPassword(call);
    const visit = await readVisit(settings, request);
    const page = await getPublishedPage(settings, pageId);
    if (!page || !isShownAt(page, Date.now()) || page.lockId === null || !visit) return notFound(call);
    // Its own name: nobody can make a page that counts with the tries of somebody's video.
    const gate = settings.publicationGates.get(settings.publicationGates.idFromName(`page/${pageId}`));
    const origin = { address: clientAddress(request), network: clientNetwork(request) };
    const { language } = page;
    if (!(await gate.countTry(origin))) return passwordPage(pageId, { language, refusal: "tooMany" });
    if (password === null || !(await isPagePasswordRight(settings, pageId, password))) {
      return passwordPage(pageId, { language, refusal: "wrong" });
    }
    await gate.returnTry(origin);
    unlock(visit, page.lockId);
    return new Response(null, {
      status: 303,
      headers: {
        Location: `/pages/${pageId}`,
        "Set-Cookie": await saveVisit(settings, visit),
        "Cache-Control": "no-store",
      },
    });
  },
});

export { handle as action, handle as loader };

/** Null for what can be no password. */
async function readPassword(call: ApiCall): Promise<string | null> {
  const body = new TextDecoder().decode(await readBytes(call, 4 * 1024));
  const password = passwordSchema.safeParse(new URLSearchParams(body).get("password"));
  return password.success ? password.data : null;
}
