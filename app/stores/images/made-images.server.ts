import * as z from "zod/mini";
import { imageTypes } from "~/domain/assets/media-type";
import { pictureReportSchema } from "~/domain/image/picture-report";
import { recipeSchema } from "~/domain/image/recipe";
import type { MadeImage } from "~/domain/jobs/job-room";
import { assetKey } from "../media/media-keys.server";
import { sha256Hex } from "../media/sha256.server";

/**
 * Bytes of made images, which lie in the bucket with what is known of them before there are documents: whoever makes an
 * image again after a crash finds it there.
 */
const factsSchema = z.object({
  mediaType: z.enum(imageTypes),
  width: z.int(),
  height: z.int(),
  sha256: z.string(),
  contentSha256: z.optional(z.string()),
  color: z.string(),
  recipe: recipeSchema,
  report: z.optional(z.nullable(pictureReportSchema)),
});

export async function readMadeImage(
  bucket: R2Bucket,
  ownerId: string,
  assetId: string,
): Promise<MadeImage | null> {
  const stored = await bucket.head(assetKey(ownerId, assetId));
  const facts = stored?.customMetadata?.made;
  return facts ? { assetId, sizeBytes: stored.size, ...factsSchema.parse(JSON.parse(facts)) } : null;
}

export async function storeMadeImage(
  bucket: R2Bucket,
  ownerId: string,
  { assetId, bytes, ...file }: Omit<MadeImage, "sha256" | "sizeBytes"> & { bytes: Uint8Array<ArrayBuffer> },
): Promise<MadeImage> {
  const facts = { ...file, sha256: await sha256Hex(bytes) };
  await bucket.put(assetKey(ownerId, assetId), bytes, {
    httpMetadata: { contentType: file.mediaType },
    customMetadata: { made: inAscii(JSON.stringify(facts)) },
  });
  return { assetId, sizeBytes: bytes.length, ...facts };
}

/** JSON with its other letters escaped: metadata travels in headers, which hold no others. */
function inAscii(json: string): string {
  return json.replace(/[^ -~]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
