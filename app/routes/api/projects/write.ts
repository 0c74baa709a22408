import { languageSchema } from "~/domain/text/language";
import { chooseScriptModel, resolveModels, type ScriptModel } from "~/providers/model-catalogue.server";
import type { WriteEvent } from "~/sections/writer/write-event";
import { type WriteRequest, writeRequestSchema } from "~/sections/writer/write-request";
import { usableBrand } from "~/server/brands/usable-brand.server";
import { type ApiCall, answerMethods, signedIn } from "~/server/http/api-route.server";
import { readJson } from "~/server/http/request-body.server";
import { streamLines } from "~/server/http/stream-lines.server";
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
    const model = modelFor(call, request);
    const brandId = request.brand?.brand?.brandId;
    const brand = model && brandId ? await usableBrand(settings, brandId, viewer.userId) : null;
    const idempotencyKey = await stableId("page", viewer.userId, JSON.stringify(request));
    return streamLines<WriteEvent>(
      (teller, hungUp) => {
        const signal = AbortSignal.any([call.request.signal, hungUp]);
        return writePage({ request, model, brand, teller, signal, idempotencyKey });
      },
      (error) => console.error(JSON.stringify({ requestId, path: call.url.pathname, error: String(error) })),
    );
  }),
});

export { handle as action, handle as loader };

/** Null for the built-in writer: chosen, or nothing else writes the language. */
function modelFor({ settings }: ApiCall, { language, scriptModelId }: WriteRequest): ScriptModel | null {
  const known = languageSchema.safeParse(language.split("-")[0]?.toLowerCase());
  const catalogue = resolveModels(settings.providers);
  if (!known.success || catalogue.script.length === 0) return null;
  const model = chooseScriptModel(catalogue, scriptModelId, known.data);
  return model.provider === "built-in" ? null : model;
}
