import * as z from "zod/mini";
import { reasonSchema } from "~/domain/audit/reason";
import { ChangeRefused } from "~/server/documents/change-documents.server";
import { undoChange } from "~/server/documents/undo-change.server";
import { answerMethods, json, notFound, signedIn } from "~/server/http/api-route.server";
import { readJson } from "~/server/http/request-body.server";
import { getChange } from "~/stores/documents/document-changes.server";
import { isDocumentId } from "~/stores/firestore/document-id";

const schema = z.object({
  changeId: z.string().check(z.regex(/^[0-9a-z]{26}$/i, "it is no id of a change")),
  reason: reasonSchema,
});

/** Staff take back what they changed in documents, as a change of its own; refused where any of them was written since. */
const handle = answerMethods({
  POST: signedIn(async (call) => {
    const { settings, viewer, params, problem } = call;
    const { changeId, reason } = await readJson(call, schema);
    const id = params.changeId ?? "";
    const change = isDocumentId(id) ? await getChange(settings, id) : null;
    if (!change) return notFound(call);
    try {
      const actorId = viewer.email ?? viewer.userId;
      return json(await undoChange(settings, change, { changeId, reason, actorId }), 201);
    } catch (error) {
      if (error instanceof ChangeRefused) return problem(error.status, error.code, error.message);
      throw error;
    }
  }),
});

export { handle as action, handle as loader };
