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
  const segment = new Uint8Array(length + 2);
  const view = new DataView(segment.buffer);
  view.setUint16(0, 0xff00 | marker);
  view.setUint16(2, length);
  segment.set(signature, 4);
  view.setUint16(4 + signature.length, width);
  view.setUint16(6 + signature.length, height);
  segment.set(runs, 8 + signature.length);
  const out = new Uint8Array(jpeg.length + segment.length);
  const start = 2 + firstSegmentLength(jpeg);
  out.set(jpeg.subarray(0, start));
  out.set(segment, start);
  out.set(jpeg.subarray(start), start + segment.length);
  return out;
}

/** What a JPEG says of its subject; nothing where that is not said of a picture of this size. */
export function readSubject(jpeg: Uint8Array, { width, height }: Pixels): Uint8Array | undefined {
  const view = new DataView(jpeg.buffer, jpeg.byteOffset, jpeg.byteLength);
  for (let at = 2; at + 4 <= jpeg.length && jpeg[at] === 0xff; at += 2 + view.getUint16(at + 2)) {
    const kind = jpeg[at + 1]!;
    // The picture itself begins: no segment follows.
    if (kind === 0xda) return undefined;
    const body = jpeg.subarray(at + 4, at + 2 + view.getUint16(at + 2));
    if (kind !== marker || body.length < signature.length + 4) continue;
    if (!signature.every((byte, index) => body[index] === byte)) continue;
    const head = at + 4 + signature.length;
    if (view.getUint16(head) !== width || view.getUint16(head + 2) !== height) return undefined;
    return decodeRuns(body.subarray(signature.length + 4), width * height);
  }
  return undefined;
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
