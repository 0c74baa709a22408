import type { WriteEvent } from "~/sections/writer/write-event";
import { writeRequestSchema } from "~/sections/writer/write-request";
import { usableBrand } from "~/server/brands/usable-brand.server";
import { answerMethods, signedIn } from "~/server/http/api-route.server";
import { readJson } from "~/server/http/request-body.server";
import { streamLines } from "~/server/http/stream-lines.server";
import { textModelFor } from "~/server/page-writing/text-model.server";
import { writePage } from "~/server/page-writing/write-page.server";
import { stableId } from "~/stores/firestore/stable-id.server";

/** Three hundred facts with their sources. */
const mostBodyBytes = 2 * 1024 * 1024;

/**
 * Writes a page from facts and tells it line by line as it comes. Nothing is stored: what is wanted, the page keeps. It costs no credits, as other
 * words for a scene cost none; each request counts among the generations of a minute.
 */
const handle = answerMethods({
  POST: signedIn(async (call) => {
    const request = await readJson(call, writeRequestSchema, mostBodyBytes);
    const { settings, viewer, requestId } = call;
    const model = textModelFor(settings, { language: request.language, modelId: request.scriptModelId });
    const brandId = request.brand?.brand?.brandId;
    const brand = model && brandId ? await usableBrand(settings, brandId, viewer.userId) : null;
    const idempotencyKey = await stableId("page", viewer.userId, JSON.stringify(request));
    return streamLines<WriteEvent>(
      (teller, hungUp) => {
        const signal = AbortSignal.any([call.request.signal, hungUp]);
        return writePage({ request, model, brand, teller, signal, idempotencyKey });
      },
      (error) => {
        if (call.request.signal.aborted) return;
        console.error(JSON.stringify({ requestId, path: call.url.pathname, error: String(error) }));
      },
    );
  }),
});

export { handle as action, handle as loader };
