import { bigEndian, joinBytes, viewOf } from "~/formats/bytes";
import { jpegSegment, jpegSegmentAt } from "~/formats/jpeg-segments";
import type { Pixels } from "~/formats/raster/pixels";

/**
 * Where a picture shows its subject, kept in its JPEG: an application segment of the lengths of runs, outside and inside
 * in turn, row after row. Whoever does not know the segment passes over it; a copy that was encoded anew is without it.
 */
const marker = 0xea;
const signature = new TextEncoder().encode("vitrine:subject\0");
const mostBytes = 65_533;

/** A JPEG with what is known of the picture's subject; as it was where nothing is, or it does not fit. */
export function writeSubject(jpeg: Uint8Array, { width, height, subject }: Pixels): Uint8Array {
  if (!subject || subject.length !== width * height) return jpeg;
  const runs = encodeRuns(subject);
  const length = signature.length + 4 + runs.length + 2;
  if (length > mostBytes) return jpeg;
  const content = joinBytes([signature, bigEndian(width, 2), bigEndian(height, 2), runs]);
  const start = 2 + firstSegmentLength(jpeg);
  return joinBytes([jpeg.subarray(0, start), jpegSegment(marker, content), jpeg.subarray(start)]);
}

/** What a JPEG says of its subject; nothing where that is not said of a picture of this size. */
export function readSubject(jpeg: Uint8Array, { width, height }: Pixels): Uint8Array | undefined {
  for (let offset = 2; ; ) {
    const segment = jpegSegmentAt(jpeg, offset);
    // The picture itself begins: no segment follows.
    if (!segment || segment.marker === 0xda) return undefined;
    const { content } = segment;
    offset = segment.end;
    if (segment.marker !== marker || content.length < signature.length + 4) continue;
    if (!signature.every((byte, index) => content[index] === byte)) continue;
    const view = viewOf(content);
    if (view.getUint16(signature.length) !== width || view.getUint16(signature.length + 2) !== height)
      return undefined;
    return decodeRuns(content.subarray(signature.length + 4), width * height);
  }
}

/** JFIF asks to be the first of all segments. */
function firstSegmentLength(jpeg: Uint8Array): number {
  return jpeg[2] === 0xff && jpeg[3] === 0xe0 ? 2 + (jpeg[4]! << 8) + jpeg[5]! : 0;
}

/** Seven bits a byte, the lowest first; the highest bit says that more follow. */
function encodeRuns(bits: Uint8Array): Uint8Array {
  const bytes: number[] = [];
  let current = 0;
  let start = 0;
  for (let at = 0; at <= bits.length; at++) {
    if (at < bits.length && bits[at] === current) continue;
    let length = at - start;
    for (; length > 0x7f; length >>>= 7) bytes.push((length & 0x7f) | 0x80);
    bytes.push(length);
    start = at;
    current = 1 - current;
  }
  return Uint8Array.from(bytes);
}

/** Nothing where the runs are not of so many bits. */
function decodeRuns(bytes: Uint8Array, count: number): Uint8Array | undefined {
  const bits = new Uint8Array(count);
  let at = 0;
  let current = 0;
  for (let index = 0; index < bytes.length; ) {
    let length = 0;
    let scale = 1;
    for (;;) {
      const byte = bytes[index++];
      if (byte === undefined) return undefined;
      length += (byte & 0x7f) * scale;
      if (byte < 0x80) break;
      scale *= 128;
    }
    if (at + length > count) return undefined;
    bits.fill(current, at, at + length);
    at += length;
    current = 1 - current;
  }
  return at === count ? bits : undefined;
}
