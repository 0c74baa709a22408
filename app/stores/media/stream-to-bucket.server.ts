/**
 * Streams a body of known length into the bucket, if its first bytes are what they should be; false, with nothing
 * stored, if they are not. Fails when what comes is longer or shorter than said.
 */
export async function streamToBucket(
  bucket: R2Bucket,
  key: string,
  file: { body: ReadableStream<Uint8Array>; sizeBytes: number; mediaType: string },
  startsRight: (first: Uint8Array) => boolean,
): Promise<boolean> {
  const reader = file.body.getReader();
  const { value: first } = await reader.read();
  if (!first || !startsRight(first)) {
    await discard(reader);
    return false;
  }
  // The bucket needs to know the length; the stream fails if what comes is longer or shorter.
  const { readable, writable } = new FixedLengthStream(file.sizeBytes);
  const storing = bucket.put(key, readable, { httpMetadata: { contentType: file.mediaType } });
  const writer = writable.getWriter();
  let broken: unknown;
  const sending = (async () => {
    await writer.write(first);
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      await writer.write(value);
    }
    await writer.close();
  })().catch(async (error) => {
    broken = error;
    await writer.abort(error);
    throw error;
  });
  try {
    await Promise.all([storing, sending]);
  } catch (error) {
    // Why the body broke off says more than the bucket's word for it.
    throw broken ?? error;
  }
  return true;
}

/** Takes in a body that nobody wants: a sender who is cut off does not hear the answer. */
export async function discard(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  while (!(await reader.read()).done);
}
