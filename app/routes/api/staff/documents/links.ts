import type { BackLinks } from "~/domain/documents/document-answers";
import { findBackLinks } from "~/server/documents/back-links.server";
import { requireDocumentPath } from "~/server/documents/shown-document.server";
import { answerMethods, json } from "~/server/http/api-route.server";

/** For staff: documents that name one, by a reference or by its id. */
const handle = answerMethods({
  GET: async (call) => {
    const path = requireDocumentPath(call, call.url.searchParams.get("path"));
    return json((await findBackLinks(call.settings, path)) satisfies BackLinks);
  },
});

export { handle as action, handle as loader };
