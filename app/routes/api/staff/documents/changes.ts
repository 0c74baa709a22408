import { accessTo, isDocumentPath, topOf } from "~/domain/documents/document-access";
import { changesSchema, mostChangeBytes } from "~/domain/documents/document-change";
import { ChangeRefused, changeDocuments } from "~/server/documents/change-documents.server";
import { collectionClosed } from "~/server/documents/shown-document.server";
import { answerMethods, json, signedIn } from "~/server/http/api-route.server";
import { readJson } from "~/server/http/request-body.server";
import { listChanges } from "~/stores/documents/document-changes.server";

/** Staff write documents, with a reason; the latest changes of a collection, or of one document, are listed. */
const handle = answerMethods({
  GET: async (call) => {
    const { settings, url } = call;
    const path = url.searchParams.get("path") ?? "";
    if (!accessTo(settings.documentAccess, path)) return collectionClosed(call);
    return json({ changes: await listChanges(settings, topOf(path), isDocumentPath(path) ? path : null) });
  },
  POST: signedIn(async (call) => {
    const { settings, viewer, problem } = call;
    const asked = await readJson(call, changesSchema, mostChangeBytes);
    try {
      return json(await changeDocuments(settings, asked, viewer.email ?? viewer.userId), 201);
    } catch (error) {
      if (error instanceof ChangeRefused) return problem(error.status, error.code, error.message);
      throw error;
    }
  }),
});

export { handle as action, handle as loader };
