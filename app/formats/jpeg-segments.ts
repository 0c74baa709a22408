import { type Bytes, bigEndian, joinBytes, viewOf } from "./bytes";

/** A segment of a JPEG (ITU T.81, B.1.1): its marker, its length and its content. */
export interface JpegSegment {
  marker: number;
  start: number;
  content: Uint8Array;
  /** Beyond the end of the file where the segment is cut off. */
  end: number;
}

const endOfImage = 0xd9;

/** The segment at an offset, behind any bytes of filling; null where none begins there. */
export function jpegSegmentAt(bytes: Uint8Array, offset: number): JpegSegment | null {
  let start = offset;
  while (bytes[start] === 0xff && bytes[start + 1] === 0xff) start += 1;
  const marker = bytes[start + 1] ?? endOfImage;
  if (bytes[start] !== 0xff || marker === endOfImage || start + 4 > bytes.length) return null;
  const end = start + 2 + viewOf(bytes).getUint16(start + 2);
  return { marker, start, content: bytes.subarray(start + 4, end), end };
}

/** Writes a segment; its content has at most 65,533 bytes. */
export function jpegSegment(marker: number, content: Uint8Array): Bytes {
  return joinBytes([Uint8Array.of(0xff, marker), bigEndian(content.length + 2, 2), content]);
}
