import { mediaKindOf } from "~/domain/assets/media-type";
import { countParts, partRange, sha256Schema } from "~/domain/assets/upload";
import { answerMethods, notFound, signedIn } from "~/server/http/api-route.server";
import { readBytes } from "~/server/http/request-body.server";
import { refuseByStart } from "~/server/uploads/identify-file.server";
import { findOwnUpload } from "~/server/uploads/upload-sessions.server";
import { getAsset } from "~/stores/assets/assets.server";
import { sha256Hex } from "~/stores/media/sha256.server";

/**
 * Takes one part, with its SHA-256 in `X-Vitrine-Sha256`. It counts once it lies in the bucket; sent again, it takes
 * the place of the first. The first part tells what the file is: what we do not take is refused there.
 */
const handle = answerMethods({
  PUT: signedIn(async (call) => {
    const { request, settings, viewer, params, problem } = call;
    const found = await findOwnUpload(settings, params.uploadId, viewer.userId);
    if (!found) return notFound(call);
    const { session, state } = found;
    const number = Number(params.number);
    if (!Number.isInteger(number) || number < 1 || number > countParts(state.sizeBytes))
      return notFound(call);
    const { length } = partRange(state.sizeBytes, number);
    const said = sha256Schema.safeParse(request.headers.get("x-vitrine-sha256"));
    if (!said.success) {
      return problem(400, "sha256_missing", "Send the part's SHA-256 in hex as X-Vitrine-Sha256.");
    }
    if (Number(request.headers.get("content-length")) !== length) {
      await readBytes(call, length);
      return problem(400, "part_size", `Part ${number} has ${length} bytes. Send all of them, and no more.`);
    }
    // Held in memory: it is of 5 MB at most, and nothing of a part that is not whole may reach the bucket.
    const bytes = await readBytes(call, length).catch((error) => {
      if (error instanceof Response) return error;
      // Nobody hears it: the connection was cut. It is no failure of ours to be logged.
      return problem(400, "part_cut", "The part did not arrive whole. Send it again.");
    });
    if (bytes instanceof Response) return bytes;
    if ((await sha256Hex(bytes)) !== said.data) {
      return problem(422, "part_damaged", "The part did not arrive as it was sent. Send it again.");
    }
    if (number === 1) {
      const changed = state.versionOf ? await getAsset(settings, state.versionOf) : null;
      const present = changed && mediaKindOf(changed.mediaType);
      const refusal = refuseByStart(bytes, state.sizeBytes, present);
      if (refusal) {
        await session.abandon();
        return problem(refusal.status, refusal.code, refusal.message);
      }
    }
    const upload = settings.media.resumeMultipartUpload(state.key, state.bucketUploadId);
    const { etag } = await upload.uploadPart(number, bytes);
    await session.keepPart({ number, etag });
    return new Response(null, { status: 204 });
  }),
});

export { handle as action, handle as loader };
