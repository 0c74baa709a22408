import type { SignedInViewer } from "~/domain/access/viewer";
import { type MediaType, mediaKindOf, uploadLimits } from "~/domain/assets/media-type";
import { refusalOfFile, startsAsTimedMedia } from "~/domain/assets/refused-file";
import { readImageInfo } from "~/formats/read-image-info";
import { readTypefaceInfo } from "~/formats/read-typeface-info";
import { type ApiCall, answerMethods, json, signedIn } from "~/server/http/api-route.server";
import { openBody, readBytes } from "~/server/http/request-body.server";
import { cleanFileName } from "~/server/uploads/clean-file-name";
import { withStorage } from "~/server/uploads/hold-storage.server";
import { getAsset, keepUpload, type NewAsset, recordStoredAsset } from "~/stores/assets/assets.server";
import { stableId } from "~/stores/firestore/stable-id.server";
import { assetKey } from "~/stores/media/media-keys.server";
import { readTimedMedia } from "~/stores/media/read-timed-media.server";
import { sha256OfStream } from "~/stores/media/sha256.server";
import { discard, streamToBucket } from "~/stores/media/stream-to-bucket.server";

/**
 * Takes one picture, clip, sound or typeface as the body. What it is, is read from its bytes; the Content-Type header only says
 * whether to expect a typeface, or something that has a length in time, which goes to the bucket as it comes.
 */
const handle = answerMethods({
  POST: signedIn((call) => {
    const type = call.request.headers.get("content-type") ?? "";
    if (type.startsWith("font/")) return takeTypeface(call);
    return /^(video|audio)\//.test(type) ? takeTimedMedia(call) : takeImage(call);
  }),
});

export { handle as action, handle as loader };

async function takeImage(call: ApiCall<SignedInViewer>): Promise<Response> {
  const bytes = await readBytes(call, uploadLimits.imageBytes);
  const picture = readImageInfo(bytes);
  if (!picture) {
    const refusal = refusalOfFile(bytes);
    return call.problem(415, refusal.code, refusal.message);
  }
  const { imagePixels } = uploadLimits;
  if (picture.width > imagePixels || picture.height > imagePixels || picture.width * picture.height === 0) {
    return call.problem(
      413,
      "picture_too_large",
      `Make the picture at most ${imagePixels} pixels wide and high, then upload it again.`,
    );
  }
  return withStorage(call, bytes.length, async () => {
    const { asset, isNew } = await keepUpload(call.settings, bytes, {
      ...uploadOf(call, "Picture", picture.mediaType),
      ...picture,
    });
    return json({ asset }, isNew ? 201 : 200);
  });
}

/** A typeface is used by the brand that names it; no list of files shows it. */
async function takeTypeface(call: ApiCall<SignedInViewer>): Promise<Response> {
  const bytes = await readBytes(call, uploadLimits.typefaceBytes);
  const typeface = readTypefaceInfo(bytes);
  if (!typeface) {
    return call.problem(
      415,
      "not_a_typeface",
      "This is not a whole TTF, OTF or WOFF2 file. Choose the file of one typeface.",
    );
  }
  const { mediaType, family, mayBeEmbedded } = typeface;
  if (!mayBeEmbedded) {
    return call.problem(
      422,
      "typeface_not_embeddable",
      "Its maker has set that this typeface must not be embedded. Ask them for a version for videos, or choose another.",
    );
  }
  return withStorage(call, bytes.length, async () => {
    const upload = { ...uploadOf(call, family ?? "Typeface", mediaType), hidden: true };
    const { asset, isNew } = await keepUpload(call.settings, bytes, {
      ...upload,
      mediaType,
      width: 0,
      height: 0,
      renditions: null,
    });
    return json({ asset, family }, isNew ? 201 : 200);
  });
}

/** With an Idempotency-Key, the same file sent again after a lost answer is the same asset. */
async function takeTimedMedia(call: ApiCall<SignedInViewer>): Promise<Response> {
  const { request, settings, viewer, problem } = call;
  const { oneRequestBytes } = uploadLimits;
  const sizeBytes = Number(request.headers.get("content-length") ?? Number.NaN);
  const body = openBody(call);
  if (!body || !Number.isSafeInteger(sizeBytes)) {
    return problem(411, "length_required", "Send the file with its Content-Length.");
  }
  if (sizeBytes > oneRequestBytes) {
    return problem(
      413,
      "too_large",
      `Send at most ${oneRequestBytes / 1024 / 1024} MB at once. Cut or compress the file, or send it in parts.`,
    );
  }
  const idempotencyKey = request.headers.get("idempotency-key") ?? crypto.randomUUID();
  const assetId = await stableId("asset", viewer.userId, idempotencyKey);
  const known = await getAsset(settings, assetId);
  if (known) {
    await discard(body.getReader());
    return json({ asset: known });
  }

  return withStorage(call, sizeBytes, () => keepTimedMedia(call, body, sizeBytes, assetId));
}

async function keepTimedMedia(
  call: ApiCall<SignedInViewer>,
  body: ReadableStream<Uint8Array>,
  sizeBytes: number,
  assetId: string,
): Promise<Response> {
  const { request, settings, viewer, problem } = call;
  const { timedSeconds, clipPixels } = uploadLimits;
  const key = assetKey(viewer.userId, assetId);
  const mediaType = request.headers.get("content-type") ?? "";
  const stored = await streamToBucket(
    settings.media,
    key,
    { body, sizeBytes, mediaType },
    startsAsTimedMedia,
  );
  const media = stored ? await readTimedMedia(settings.media, key) : null;
  const refuse = async (status: number, code: string, message: string) => {
    await settings.media.delete(key);
    return problem(status, code, message);
  };
  if (!media) {
    return refuse(
      415,
      "not_a_clip",
      "This is not a video or sound we can use. Upload an MP4, MOV or WebM, or a WAV, MP3, M4A or Ogg.",
    );
  }
  if (media.durationSeconds > timedSeconds) {
    return refuse(
      413,
      "too_long",
      `Cut the file to at most ${timedSeconds / 60} minutes, then upload it again.`,
    );
  }
  if (Math.max(media.width, media.height) > clipPixels) {
    return refuse(413, "clip_too_large", `Make the video at most ${clipPixels} pixels wide and high.`);
  }
  const fallbackName = mediaKindOf(media.mediaType) === "clip" ? "Clip" : "Sound";
  const whole = await settings.media.get(key);
  const sha256 = whole ? await sha256OfStream(whole.body) : "";
  const asset = { ...uploadOf(call, fallbackName, media.mediaType), ...media, sizeBytes, sha256 };
  return json({ asset: await recordStoredAsset(settings, assetId, asset) }, 201);
}

function uploadOf(
  call: ApiCall<SignedInViewer>,
  fallbackName: string,
  mediaType: MediaType,
): Omit<NewAsset, "mediaType" | "width" | "height"> {
  return {
    ownerId: call.viewer.userId,
    name: readName(call.request, fallbackName, mediaType),
    origin: "upload",
    alt: "",
    recipe: null,
    jobId: null,
    // A mask is a file that no list shows.
    ...(call.request.headers.get("x-vitrine-hidden") === "1" ? { hidden: true } : {}),
  };
}

/** The file's name comes percent-encoded, because a header holds no other characters. */
function readName(request: Request, fallback: string, mediaType: MediaType): string {
  const given = request.headers.get("x-vitrine-name") ?? "";
  let name = given;
  try {
    name = decodeURIComponent(given);
  } catch {
    // A name with a bare percent sign is taken as it is.
  }
  return cleanFileName(name, fallback, mediaType);
}
