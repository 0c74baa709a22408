/**
 * What comes out of a stream that packs or unpacks, while pieces are fed into it: no faster than they are taken. Throws
 * what the pieces or the stream throw; left early, it stops.
 */
export async function* passThrough(
  pieces: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
  { readable, writable }: CompressionStream | DecompressionStream,
): AsyncGenerator<Uint8Array> {
  const writer = writable.getWriter();
  const reader = readable.getReader();
  const fed = feed(pieces, writer);
  // Told below, when what came before it has been taken.
  fed.catch(() => {});
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      yield value;
    }
    await fed;
  } finally {
    await reader.cancel().catch(() => {});
    await writer.abort().catch(() => {});
  }
}

async function feed(
  pieces: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
  writer: WritableStreamDefaultWriter<BufferSource>,
): Promise<void> {
  try {
    for await (const piece of pieces) {
      await writer.ready;
      await writer.write(piece as Uint8Array<ArrayBuffer>);
    }
    await writer.close();
  } catch (error) {
    await writer.abort(error).catch(() => {});
    throw error;
  }
}
