import * as z from "zod/mini";
import { answerMethods, json, notFound, signedIn } from "~/server/http/api-route.server";
import { openBody } from "~/server/http/request-body.server";
import { withStorage } from "~/server/uploads/hold-storage.server";
import { getEditableContent } from "~/stores/content/content.server";
import { recordExport } from "~/stores/exports/exports.server";
import { stableId } from "~/stores/firestore/stable-id.server";
import { exportKey } from "~/stores/media/media-keys.server";
import { discard, streamToBucket } from "~/stores/media/stream-to-bucket.server";

const mostBytes = 200 * 1024 * 1024;

const pixels = z.coerce.number().check(z.int(), z.gte(2), z.lte(8192));
const headersSchema = z.object({
  width: pixels,
  height: pixels,
  frames: z.coerce.number().check(z.int(), z.gte(1), z.lte(1_000_000)),
  fps: z.coerce.number().check(z.gte(1), z.lte(240)),
  duration: z.coerce.number().check(z.gt(0), z.lte(7200)),
  variant: z.coerce.number().check(z.int(), z.gte(0), z.lte(1000)),
});

/**
 * Takes an MP4 that the browser encoded, straight into the bucket. Its facts come in `x-vitrine-*` headers. With
 * an Idempotency-Key the same export sent again replaces itself.
 */
const handle = answerMethods({
  PUT: signedIn(async (call) => {
    const { request, settings, viewer, problem } = call;
    const content = await getEditableContent(settings, call.params.contentId ?? "", viewer);
    if (!content) return notFound(call);

    const sizeBytes = Number(request.headers.get("content-length") ?? Number.NaN);
    const body = openBody(call);
    if (!body || !Number.isSafeInteger(sizeBytes)) {
      return problem(411, "length_required", "Send the file with its Content-Length.");
    }
    if (sizeBytes > mostBytes) {
      return problem(413, "too_large", "The file is over 200 MB. Export it at a lower quality or shorter.");
    }
    const facts = headersSchema.safeParse(
      Object.fromEntries(
        Object.keys(headersSchema.shape).map((name) => [name, request.headers.get(`x-vitrine-${name}`)]),
      ),
    );
    if (!facts.success) {
      const name = String(facts.error.issues[0]?.path[0]);
      return problem(400, "invalid_header", `Correct the header x-vitrine-${name}.`);
    }

    const key = request.headers.get("idempotency-key");
    // Of somebody else who edits it, it is another file than its owner's under the same key.
    const maker = viewer.userId === content.ownerId ? [] : [viewer.userId];
    const exportId = await stableId("export", content.id, ...maker, key ?? crypto.randomUUID());
    const answer = await withStorage(call, sizeBytes, async () => {
      const stored = await streamToBucket(
        settings.media,
        exportKey(content.id, exportId),
        { body, sizeBytes, mediaType: "video/mp4" },
        startsAsMp4,
      );
      if (!stored)
        return problem(415, "not_an_mp4", "This is not an MP4 file. Export the video and send that file.");

      const { width, height, frames, fps, duration, variant } = facts.data;
      await recordExport(settings, exportId, {
        ownerId: viewer.userId,
        contentId: content.id,
        title: content.title,
        mediaType: "video/mp4",
        sizeBytes,
        width,
        height,
        frames,
        fps,
        durationSeconds: duration,
        variant,
      });
      return json({ exportId }, 201);
    });
    // Where there is no room for it, nobody reads it: a sender who is cut off does not hear the answer.
    if (!body.locked) await discard(body.getReader());
    return answer;
  }),
});

export { handle as action, handle as loader };

/** A file type box comes first, and its brand is one of video (ISO/IEC 14496-12, 4.3), not of a still picture. */
function startsAsMp4(bytes: Uint8Array): boolean {
  const box = String.fromCharCode(...bytes.subarray(4, 12));
  return /^ftyp(isom|iso[2-9]|mp4[12]|avc1|M4V )/.test(box);
}
