import type { CollectionList } from "~/domain/documents/document-answers";
import { answerMethods, json } from "~/server/http/api-route.server";
import { collectionIdsBelow } from "~/stores/documents/raw-documents.server";

/** For staff: the collections that are open to them, with what they may do there. */
const handle = answerMethods({
  GET: async ({ settings }) => {
    const { collections, masks } = settings.documentAccess;
    const present = new Set(await collectionIdsBelow(settings, null));
    return json({
      project: settings.firebase.projectId,
      collections: [...collections].map(([id, mode]) => ({ id, mode, isEmpty: !present.has(id) })),
      masks,
    } satisfies CollectionList);
  },
});

export { handle as action, handle as loader };
