import * as z from "zod/mini";
import { mediaKindOf } from "~/domain/assets/media-type";
import {
  mostPageImageBytes,
  type PageImageFile,
  pageImageName,
  pageImageSizes,
  pageImageTypes,
} from "~/domain/pages/page-image";
import { readImageInfo } from "~/formats/read-image-info";
import { answerMethods, json, notFound, signedIn } from "~/server/http/api-route.server";
import { readBytes } from "~/server/http/request-body.server";
import { getAsset } from "~/stores/assets/assets.server";
import { firestoreOf } from "~/stores/firestore/firestore.server";
import { pageImageKey } from "~/stores/media/media-keys.server";

const fileIdSchema = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,128}$/));

/**
 * Takes an image in the widths and types that published pages show it in, made by its owner's browser: a form with the `fileId` they
 * are made of and files named as `pageImageName` says. Each is read and must be of the type and size its name promises.
 */
const handle = answerMethods({
  POST: signedIn(async (call) => {
    const { request, settings, viewer, params, problem } = call;
    // Before anything is refused: a sender who is cut off does not hear the answer.
    const bytes = await readBytes(call, 6 * mostPageImageBytes);
    const asset = await getAsset(settings, params.assetId ?? "");
    if (asset?.ownerId !== viewer.userId || mediaKindOf(asset.mediaType) !== "picture") return notFound(call);
    const headers = { "Content-Type": request.headers.get("content-type") ?? "" };
    const form = await new Response(bytes, { headers }).formData().catch(() => null);
    const sent = fileIdSchema.safeParse(form?.get("fileId"));
    if (!form || !sent.success) return problem(400, "invalid_form", "Send a form with fileId and pictures.");
    const fileId = asset.fileId ?? asset.id;
    if (sent.data !== fileId) return problem(409, "other_file", "The asset has another file by now.");

    const made: PageImageFile[] = [];
    for (const { forWidth, width, height } of pageImageSizes(asset)) {
      for (const mediaType of pageImageTypes) {
        const name = pageImageName({ forWidth, mediaType });
        const file = form.get(name);
        if (!(file instanceof Blob)) continue;
        const picture = new Uint8Array(await file.arrayBuffer());
        const header = picture.length <= mostPageImageBytes ? readImageInfo(picture) : null;
        if (header?.mediaType !== mediaType) {
          return problem(415, "not_a_page_image", `Send ${name} as ${mediaType} of at most 1.5 MB.`);
        }
        if (header.width !== width || Math.abs(header.height - height) > 1) {
          return problem(422, "other_shape", `Send ${name} with ${width} × ${height} pixels.`);
        }
        await settings.media.put(pageImageKey(asset.ownerId, fileId, name), picture, {
          httpMetadata: { contentType: mediaType },
        });
        made.push({
          fileId,
          forWidth,
          width: header.width,
          height: header.height,
          mediaType,
          sizeBytes: picture.length,
        });
      }
    }
    const names = new Set(made.map(pageImageName));
    const others = (asset.pageImages ?? []).filter(
      (image) => image.fileId !== fileId || !names.has(pageImageName(image)),
    );
    const pageImages = [...others, ...made];
    const pageImageBytes = pageImages.reduce((total, { sizeBytes }) => total + sizeBytes, 0);
    await firestoreOf(settings).commit([
      { kind: "update", path: `assets/${asset.id}`, data: { pageImages, pageImageBytes }, exists: true },
    ]);
    return json({ pageImages: made });
  }),
});

export { handle as action, handle as loader };
