import * as z from "zod/mini";
import { mediaKindOf } from "~/domain/assets/media-type";
import { hasRatioOf, mostRenditionBytes, type Rendition, renditionWidths } from "~/domain/assets/rendition";
import { readImageInfo } from "~/formats/read-image-info";
import { answerMethods, json, notFound, signedIn } from "~/server/http/api-route.server";
import { readBytes } from "~/server/http/request-body.server";
import { getAsset } from "~/stores/assets/assets.server";
import { firestoreOf } from "~/stores/firestore/firestore.server";
import { renditionKey } from "~/stores/media/media-keys.server";

const factsSchema = z.object({
  /** Of the file these are made of: another one may have taken its place meanwhile. */
  fileId: z.string(),
  color: z.optional(z.string().check(z.regex(/^#[0-9a-f]{6}$/))),
  waveform: z.optional(z.array(z.int().check(z.minimum(0), z.maximum(100))).check(z.maxLength(400))),
});

/**
 * Takes the smaller pictures of a file, its colour and its waveform, made by its owner's browser: a form with `facts` (JSON) and
 * files named by the width they are for. Each is read and must be of a type, shape and size that fits; without any, the file has none.
 */
const handle = answerMethods({
  POST: signedIn(async (call) => {
    const { request, settings, viewer, params, problem } = call;
    // Before anything is refused: a sender who is cut off does not hear the answer.
    const bytes = await readBytes(call, renditionWidths.length * mostRenditionBytes);
    const asset = await getAsset(settings, params.assetId ?? "");
    if (asset?.ownerId !== viewer.userId) return notFound(call);
    const headers = { "Content-Type": request.headers.get("content-type") ?? "" };
    const form = await new Response(bytes, { headers }).formData().catch(() => null);
    const facts = factsSchema.safeParse(parseJson(form?.get("facts")));
    if (!form || !facts.success) return problem(400, "invalid_form", "Send a form with facts and pictures.");
    const fileId = asset.fileId ?? asset.id;
    if (facts.data.fileId !== fileId) return problem(409, "other_file", "The asset has another file by now.");
    // Made once: what others were shown does not change under them.
    if (asset.renditions?.length) return json({ renditions: asset.renditions });

    const renditions: Rendition[] = [];
    for (const forWidth of renditionWidths) {
      const file = form.get(String(forWidth));
      if (!(file instanceof Blob)) continue;
      const picture = new Uint8Array(await file.arrayBuffer());
      const header = picture.length <= mostRenditionBytes ? readImageInfo(picture) : null;
      if (header?.mediaType !== "image/webp" && header?.mediaType !== "image/avif") {
        return problem(415, "not_a_rendition", "Send WebP or AVIF of at most 1 MB each.");
      }
      const fits =
        header.width <= forWidth && (mediaKindOf(asset.mediaType) === "sound" || hasRatioOf(header, asset));
      if (!fits) return problem(422, "other_shape", "The picture is not of the file's shape.");
      await settings.media.put(renditionKey(asset.ownerId, fileId, forWidth), picture, {
        httpMetadata: { contentType: header.mediaType },
      });
      const { width, height, mediaType } = header;
      renditions.push({ forWidth, width, height, mediaType, sizeBytes: picture.length });
    }
    const { color, waveform } = facts.data;
    const renditionBytes = renditions.reduce((total, { sizeBytes }) => total + sizeBytes, 0);
    const data = { renditions: renditions.length > 0 ? renditions : null, renditionBytes, color, waveform };
    await firestoreOf(settings).commit([{ kind: "update", path: `assets/${asset.id}`, data, exists: true }]);
    return json({ renditions });
  }),
});

export { handle as action, handle as loader };

function parseJson(value: unknown): unknown {
  try {
    return typeof value === "string" ? JSON.parse(value) : null;
  } catch {
    return null;
  }
}
