import { answerMethods, notFound, signedIn } from "~/server/http/api-route.server";
import { deleteExports, getExport } from "~/stores/exports/exports.server";
import { getPublication } from "~/stores/publications/publications.server";

/** Deletes an encoded video for good, which makes room in its owner's storage. */
const handle = answerMethods({
  DELETE: signedIn(async ({ settings, viewer, params, problem }) => {
    const encoded = await getExport(settings, params.exportId ?? "");
    if (encoded?.ownerId !== viewer.userId || encoded.contentId !== params.contentId) {
      return notFound({ problem });
    }
    const publication = await getPublication(settings, encoded.contentId);
    if (publication?.exportId === encoded.id) {
      return problem(
        409,
        "export_offered",
        "Your link offers this file for download. Choose another one or none under Share, then delete it.",
      );
    }
    await deleteExports(settings, [encoded]);
    return new Response(null, { status: 204 });
  }),
});

export { handle as action, handle as loader };
