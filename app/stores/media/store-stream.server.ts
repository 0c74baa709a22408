/** R2 takes parts of one size, of at least 5 MiB but for the last. */
const partBytes = 8 * 1024 * 1024;

/**
 * Stores a stream whose length nobody knows before its end, holding one part of it at a time. Answers how many bytes
 * came. What was begun is given up when the stream fails.
 */
export async function storeStream(
  bucket: R2Bucket,
  key: string,
  body: ReadableStream<Uint8Array>,
  mediaType: string,
): Promise<number> {
  const httpMetadata = { contentType: mediaType };
  const parts = inParts(body)[Symbol.asyncIterator]();
  const first = (await parts.next()).value ?? new Uint8Array();
  let next = await parts.next();
  if (next.done) {
    await bucket.put(key, first, { httpMetadata });
    return first.length;
  }
  const upload = await bucket.createMultipartUpload(key, { httpMetadata });
  try {
    const uploaded = [await upload.uploadPart(1, first)];
    let sizeBytes = first.length;
    for (; !next.done; next = await parts.next()) {
      uploaded.push(await upload.uploadPart(uploaded.length + 1, next.value));
      sizeBytes += next.value.length;
    }
    await upload.complete(uploaded);
    return sizeBytes;
  } catch (error) {
    await upload.abort();
    throw error;
  }
}

/** All of one size but the last. */
async function* inParts(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array, undefined> {
  let part = new Uint8Array(partBytes);
  let filled = 0;
  for await (const chunk of body) {
    for (let from = 0; from < chunk.length; ) {
      const taken = chunk.subarray(from, from + partBytes - filled);
      part.set(taken, filled);
      filled += taken.length;
      from += taken.length;
      if (filled < partBytes) continue;
      yield part;
      part = new Uint8Array(partBytes);
      filled = 0;
    }
  }
  if (filled > 0) yield part.subarray(0, filled);
}
