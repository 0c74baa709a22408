import * as z from "zod/mini";
import { type ApiCall, answerMethods, notFound } from "~/server/http/api-route.server";
import { clientAddress, clientNetwork } from "~/server/http/client-address.server";
import { readBytes } from "~/server/http/request-body.server";
import { signUpPage } from "~/server/product-pages/plain-page.server";
import { hasUnlocked, readVisit } from "~/stores/publications/visit-session.server";
import { pageMailsOf } from "~/stores/published-pages/page-objects.server";
import { isShownAt } from "~/stores/published-pages/published-page-document";
import { getPublishedPage } from "~/stores/published-pages/published-pages.server";

const formSchema = z.object({
  email: z.email().check(z.maxLength(254)),
  consent: z.literal("yes"),
});

/** What became of a form, with the status of the answer. */
const statuses = { taken: 200, invalid: 400, "too-many": 429, full: 503, "not-set": 404 } as const;

/**
 * Takes in who asks for the newsletter of a page. Its form is sent here with or without a script; whoever fills in the field that
 * nobody sees is told that it worked.
 */
const handle = answerMethods({
  POST: async (call) => {
    const { request, settings } = call;
    const pageId = call.params.pageId ?? "";
    const page = await getPublishedPage(settings, pageId);
    if (!page || !isShownAt(page, Date.now())) return notFound(call);
    if (page.lockId !== null && !hasUnlocked(await readVisit(settings, request), page.lockId)) {
      return notFound(call);
    }
    const fields = new URLSearchParams(new TextDecoder().decode(await readBytes(call, 4 * 1024)));
    const answer = (outcome: keyof typeof statuses) => answerWith(call, outcome, page);
    if (fields.get("website")) return answer("taken");
    const form = formSchema.safeParse({
      email: (fields.get("email") ?? "").trim(),
      consent: fields.get("consent"),
    });
    if (!form.success) return answer("invalid");
    const signUp = { email: form.data.email, language: page.language, at: new Date().toISOString() };
    const origin = { address: clientAddress(request), network: clientNetwork(request) };
    return answer(await pageMailsOf(settings, pageId).signUp(signUp, origin));
  },
});

export { handle as action, handle as loader };

const messages: Record<keyof typeof statuses, string> = {
  taken: "You are signed up.",
  invalid: "Type an e-mail address and tick that you agree.",
  "too-many": "That was sent too often from here. Try again in an hour.",
  full: "Nothing can be taken in at the moment. Try again tomorrow.",
  "not-set": "This page takes no sign-ups.",
};

function answerWith(
  { request, problem }: ApiCall,
  outcome: keyof typeof statuses,
  { id, language }: { id: string; language: string },
): Response {
  const status = statuses[outcome];
  if (!(request.headers.get("accept") ?? "").includes("application/json")) {
    return signUpPage(id, { status, language, outcome: outcome === "taken" ? "taken" : "failed" });
  }
  if (outcome === "taken") return Response.json({}, { headers: { "Cache-Control": "no-store" } });
  return problem(status, outcome.replace("-", "_"), messages[outcome]);
}
