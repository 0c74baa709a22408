import { countParts, type UploadState } from "~/domain/assets/upload";
import { answerMethods, notFound, signedIn } from "~/server/http/api-route.server";
import { answerFinish } from "~/server/uploads/answer-finish.server";
import { finishUpload } from "~/server/uploads/finish-upload.server";
import { findOwnUpload } from "~/server/uploads/upload-sessions.server";

/** Joins the parts and makes an asset of the file, once it proved to be what was said at first. */
const handle = answerMethods({
  POST: signedIn(async (call) => {
    const { settings, viewer, params, problem } = call;
    const found = await findOwnUpload(settings, params.uploadId, viewer.userId);
    if (!found) return notFound(call);
    const { session, state } = found;
    const missing = countParts(state.sizeBytes) - state.parts.length;
    if (missing > 0) {
      return problem(
        409,
        "parts_missing",
        `${missing} parts have not arrived. Send them, then complete again.`,
      );
    }
    if (!(await join(settings.media, state))) {
      await session.abandon();
      return problem(409, "upload_lost", "What had arrived is gone. Send the file once more.");
    }
    const finish = await finishUpload(settings, state);
    await session.close();
    return answerFinish(call, finish);
  }),
});

export { handle as action, handle as loader };

/** Also true where an earlier request joined them and was cut off before its answer. */
async function join(bucket: R2Bucket, state: UploadState): Promise<boolean> {
  const upload = bucket.resumeMultipartUpload(state.key, state.bucketUploadId);
  const parts = state.parts.map(({ number, etag }) => ({ partNumber: number, etag }));
  try {
    await upload.complete(parts);
    return true;
  } catch {
    return (await bucket.head(state.key))?.size === state.sizeBytes;
  }
}
