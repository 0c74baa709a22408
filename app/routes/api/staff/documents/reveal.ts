import * as z from "zod/mini";
import { reasonSchema } from "~/domain/audit/reason";
import { toTaggedFields } from "~/domain/documents/tagged-json";
import { requireDocumentPath } from "~/server/documents/shown-document.server";
import { answerMethods, json, notFound, signedIn } from "~/server/http/api-route.server";
import { readJson } from "~/server/http/request-body.server";
import { auditWrite } from "~/stores/audit/audit.server";
import { getRaw } from "~/stores/documents/raw-documents.server";
import { firestoreOf } from "~/stores/firestore/firestore.server";

const schema = z.object({ path: z.string(), reason: reasonSchema });

/** Staff see what is masked in a document, for a reason. Nothing is shown before that is kept. */
const handle = answerMethods({
  POST: signedIn(async (call) => {
    const { settings, viewer } = call;
    const { path: asked, reason } = await readJson(call, schema);
    const path = requireDocumentPath(call, asked);
    const [document] = await getRaw(settings, [path]);
    if (!document) return notFound(call);
    const actorId = viewer.email ?? viewer.userId;
    const event = auditWrite({ actorId, action: "document.reveal", subject: path, details: {}, reason });
    await firestoreOf(settings).commit([event]);
    const { fields, ...times } = document;
    return json({ ...times, fields: toTaggedFields(fields) });
  }),
});

export { handle as action, handle as loader };
