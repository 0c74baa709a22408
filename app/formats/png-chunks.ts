import { type Bytes, bigEndian, joinBytes, latin1Bytes, latin1Text, viewOf } from "./bytes";
import { crc32 } from "./crc32";

/** A chunk of a PNG (RFC 2083, 3.2): its length, its type, its content and their checksum. */
export interface PngChunk {
  type: string;
  start: number;
  content: Uint8Array;
  /** Beyond the end of the file where the chunk is cut off. */
  end: number;
}

/** The chunks behind the signature. */
export function* pngChunks(bytes: Uint8Array): Generator<PngChunk> {
  const view = viewOf(bytes);
  for (let start = 8; start + 12 <= bytes.length; ) {
    const end = start + 12 + view.getUint32(start);
    yield {
      type: latin1Text(bytes, start + 4, 4),
      start,
      content: bytes.subarray(start + 8, end - 4),
      end,
    };
    start = end;
  }
}

/** Writes a chunk. */
export function pngChunk(type: string, content: Uint8Array): Bytes {
  const body = joinBytes([latin1Bytes(type), content]);
  return joinBytes([bigEndian(content.length, 4), body, bigEndian(crc32(body), 4)]);
}
