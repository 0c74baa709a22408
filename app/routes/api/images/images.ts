import type { SignedInViewer } from "~/domain/access/viewer";
import { type MediaType, uploadLimits } from "~/domain/assets/media-type";
import { parseHandEdits } from "~/domain/image/hand-edit";
import { parseLettering } from "~/domain/image/lettering";
import { readImageInfo } from "~/formats/read-image-info";
import { type ApiCall, answerMethods, json, signedIn } from "~/server/http/api-route.server";
import { readBytes } from "~/server/http/request-body.server";
import { deriveImage } from "~/server/images/derive-image.server";
import { cleanFileName } from "~/server/uploads/clean-file-name";
import { withStorage } from "~/server/uploads/hold-storage.server";
import type { Asset } from "~/stores/assets/asset-document";
import { getOwnAssets } from "~/stores/assets/assets.server";

/**
 * Keeps an image that was made in the browser of a picture of the user's own: cut, turned, adjusted. The body is the
 * file; `X-Vitrine-Parent` names the asset it was made of, `X-Vitrine-Name` its title, percent-encoded, and `X-Vitrine-Edits`
 * what was done ("turn,crop", app/domain/image/hand-edit.ts); `X-Vitrine-Lettering`, percent-encoded, is what is set on it in words,
 * a part a line.
 */
const handle = answerMethods({
  POST: signedIn(async (call) => {
    const { settings, viewer, problem } = call;
    const bytes = await readBytes(call, uploadLimits.imageBytes);
    const parent = await findParent(call);
    if (!parent) {
      return problem(400, "asset_missing", "The picture it was made of is gone. Open another one.");
    }
    const picture = readImageInfo(bytes);
    if (!picture) {
      return problem(
        415,
        "not_a_picture",
        "This is not a picture we can use. Send a PNG, JPEG, WebP or AVIF.",
      );
    }
    const { width, height } = picture;
    if (Math.max(width, height) > uploadLimits.imagePixels || width * height === 0) {
      return problem(
        413,
        "picture_too_large",
        `Make the picture at most ${uploadLimits.imagePixels} pixels wide and high.`,
      );
    }
    const title = readTitle(call.request, picture.mediaType) || parent.name;
    return withStorage(call, bytes.length, async () => {
      const { image, isNew } = await deriveImage(settings, {
        ownerId: viewer.userId,
        title,
        bytes,
        parent,
        picture,
        lettering: parseLettering(call.request.headers.get("x-vitrine-lettering") ?? ""),
        handEdits: parseHandEdits(call.request.headers.get("x-vitrine-edits") ?? ""),
      });
      return json({ image }, isNew ? 201 : 200);
    });
  }),
});

export { handle as action, handle as loader };

async function findParent({ request, settings, viewer }: ApiCall<SignedInViewer>): Promise<Asset | null> {
  const parentId = request.headers.get("x-vitrine-parent") ?? "";
  if (!/^[\w-]{1,128}$/.test(parentId)) return null;
  const [parent] = await getOwnAssets(settings, [parentId], viewer.userId);
  return parent ?? null;
}

function readTitle(request: Request, mediaType: MediaType): string {
  const given = request.headers.get("x-vitrine-name") ?? "";
  try {
    return cleanFileName(decodeURIComponent(given), "", mediaType);
  } catch {
    return cleanFileName(given, "", mediaType);
  }
}
