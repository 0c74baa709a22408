import { answerMethods, notFound } from "~/server/http/api-route.server";
import { countView } from "~/stores/publications/publications.server";
import { readPublication } from "~/stores/publications/read-publication.server";
import { noteSeen, readVisit, saveVisit } from "~/stores/publications/visit-session.server";

/** Counts a view: one per visitor and day. */
const handle = answerMethods({
  POST: async (call) => {
    const { request, settings } = call;
    const contentId = call.params.contentId ?? "";
    if ((await readPublication(settings, contentId, request)).kind !== "open") return notFound(call);
    const visit = await readVisit(settings, request);
    const today = new Date().toISOString().slice(0, 10);
    if (!visit || !noteSeen(visit, contentId, today)) return new Response(null, { status: 204 });
    await countView(settings, contentId);
    return new Response(null, {
      status: 204,
      headers: { "Set-Cookie": await saveVisit(settings, visit), "Cache-Control": "no-store" },
    });
  },
});

export { handle as action, handle as loader };
