import * as z from "zod/mini";
import { accessTo } from "~/domain/documents/document-access";
import type { DocumentDetail } from "~/domain/documents/document-answers";
import { mostChanges } from "~/domain/documents/document-change";
import { requireDocumentPath, shownDocument } from "~/server/documents/shown-document.server";
import { answerMethods, json } from "~/server/http/api-route.server";
import { readJson } from "~/server/http/request-body.server";
import { collectionIdsBelow, getRaw } from "~/stores/documents/raw-documents.server";

const schema = z.object({ paths: z.array(z.string()).check(z.maxLength(mostChanges)) });
const mostBytes = 1024 * 1024;

/** For staff: one document by its path with what lies below it; by POST several, those that are there. */
const handle = answerMethods({
  GET: async (call) => {
    const { settings, url } = call;
    const path = requireDocumentPath(call, url.searchParams.get("path"));
    const [[document], collections] = await Promise.all([
      getRaw(settings, [path]),
      collectionIdsBelow(settings, path),
    ]);
    return json({
      document: document ? shownDocument(settings, document) : null,
      mode: accessTo(settings.documentAccess, path) ?? "read",
      collections,
    } satisfies DocumentDetail);
  },
  POST: async (call) => {
    const { paths } = await readJson(call, schema, mostBytes);
    for (const path of paths) requireDocumentPath(call, path);
    const found = await getRaw(call.settings, paths);
    return json({
      rows: found.flatMap((document) => (document ? [shownDocument(call.settings, document)] : [])),
    });
  },
});

export { handle as action, handle as loader };
