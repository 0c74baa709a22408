import { countParts, uploadPartBytes } from "~/domain/assets/upload";
import { answerMethods, json, notFound, signedIn } from "~/server/http/api-route.server";
import { findOwnUpload } from "~/server/uploads/upload-sessions.server";

/** What of an upload has arrived; DELETE throws it away. */
const handle = answerMethods({
  GET: signedIn(async (call) => {
    const found = await findOwnUpload(call.settings, call.params.uploadId, call.viewer.userId);
    if (!found) return notFound(call);
    const { name, sizeBytes, sha256, folderId, parts } = found.state;
    return json({
      name,
      sizeBytes,
      sha256,
      folderId,
      partBytes: uploadPartBytes,
      partCount: countParts(sizeBytes),
      parts: parts.map(({ number }) => number),
    });
  }),
  DELETE: signedIn(async (call) => {
    const found = await findOwnUpload(call.settings, call.params.uploadId, call.viewer.userId);
    await found?.session.abandon();
    return new Response(null, { status: 204 });
  }),
});

export { handle as action, handle as loader };
