import { uploadPartBytes } from "~/domain/upload";

/** Streams a body whose length nobody knows into the bucket, a part at a time. Throws what the body throws, with nothing stored. */
export async function storeStream(
  bucket: R2Bucket,
  key: string,
  body: ReadableStream<Uint8Array>,
): Promise<void> {
  const upload = await bucket.createMultipartUpload(key);
  const parts: R2UploadedPart[] = [];
  const keepPart = async (bytes: Uint8Array) => {
    parts.push(await upload.uploadPart(parts.length + 1, bytes));
  };
  try {
    let part = new Uint8Array(uploadPartBytes);
    let filled = 0;
    for await (const chunk of body) {
      for (let taken = 0; taken < chunk.byteLength; ) {
        const piece = chunk.subarray(taken, taken + uploadPartBytes - filled);
        part.set(piece, filled);
        filled += piece.byteLength;
        taken += piece.byteLength;
        if (filled < uploadPartBytes) continue;
        await keepPart(part);
        part = new Uint8Array(uploadPartBytes);
        filled = 0;
      }
    }
    if (filled > 0 || parts.length === 0) await keepPart(part.subarray(0, filled));
    await upload.complete(parts);
  } catch (error) {
    await upload.abort().catch(() => {});
    throw error;
  }
}
