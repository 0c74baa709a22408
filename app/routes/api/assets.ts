import { type ApiCall, answerMethods, json, signedIn } from "~/api-route.server";
import { readAvifHeader } from "~/domain/avif-header";
import { readGifHeader } from "~/domain/gif-header";
import { readPictureHeader } from "~/providers/picture-header.server";
import { readBytes } from "~/request-body.server";
import type { AssetDocument } from "~/stores/asset-document";
import { keepUpload } from "~/stores/assets.server";

const mostBytes = 15 * 1024 * 1024;
const mostPixels = 8192;
const nameCharacters = 200;

/** Takes one picture as the body. What it is, is read from its bytes; the Content-Type header is not believed. */
const handle = answerMethods({
  POST: signedIn(async (call) => {
    const bytes = await readBytes(call, mostBytes);
    const picture = readPicture(bytes);
    if (!picture) {
      return call.problem(
        415,
        "not_a_picture",
        "This is not a picture we can use. Upload a PNG, JPEG, WebP, AVIF or GIF.",
      );
    }
    if (picture.width > mostPixels || picture.height > mostPixels || picture.width * picture.height === 0) {
      return call.problem(
        413,
        "picture_too_large",
        `Make the picture at most ${mostPixels} pixels wide and high, then upload it again.`,
      );
    }
    const name = readName(call);
    const { asset, isNew } = await keepUpload(call.settings, bytes, {
      ownerId: call.viewer.userId,
      name,
      ...picture,
      origin: "upload",
      alt: "",
      recipe: null,
      jobId: null,
    });
    return json({ asset }, isNew ? 201 : 200);
  }),
});

export { handle as action, handle as loader };

function readPicture(bytes: Uint8Array): Pick<AssetDocument, "mediaType" | "width" | "height"> | null {
  const header = readPictureHeader(bytes);
  if (header) return { mediaType: header.mediaType, width: header.width, height: header.height };
  const gif = readGifHeader(bytes);
  if (gif) return { mediaType: "image/gif", ...gif };
  const avif = readAvifHeader(bytes);
  return avif && { mediaType: "image/avif", ...avif };
}

/** The file's name comes percent-encoded, because a header holds no other characters. */
function readName({ request }: Pick<ApiCall, "request">): string {
  const given = request.headers.get("x-vitrine-name") ?? "";
  let name = given;
  try {
    name = decodeURIComponent(given);
  } catch {
    // A name with a bare percent sign is taken as it is.
  }
  const clean = name.replace(/[\u0000-\u001f\u007f]/g, "").trim();
  return clean.slice(0, nameCharacters) || "Picture";
}
