import { type Bytes, joinBytes, latin1Bytes, latin1Text, littleEndian, viewOf } from "./bytes";

/** A chunk of a RIFF file, as WebP (RFC 9649, 2.3) is one. */
export interface RiffChunk {
  type: string;
  content: Uint8Array;
  /** Of its content, without filling; beyond the end of the file where the chunk is cut off. */
  end: number;
}

/** The chunks behind the header of the file. */
export function* riffChunks(bytes: Uint8Array): Generator<RiffChunk> {
  const view = viewOf(bytes);
  for (let start = 12; start + 8 <= bytes.length; ) {
    const length = view.getUint32(start + 4, true);
    const end = start + 8 + length;
    yield { type: latin1Text(bytes, start, 4), content: bytes.subarray(start + 8, end), end };
    start = end + (length % 2);
  }
}

/** Writes a chunk, with a byte of filling where its length is odd. */
export function riffChunk(type: string, content: Uint8Array): Bytes {
  const filling = new Uint8Array(content.length % 2);
  return joinBytes([latin1Bytes(type), littleEndian(content.length, 4), content, filling]);
}

/** A RIFF file of chunks that are written already. */
export function riffFile(form: string, chunks: readonly Uint8Array[]): Bytes {
  return riffChunk("RIFF", joinBytes([latin1Bytes(form), ...chunks]));
}
