import { joinBytes, latin1Text } from "../bytes";

const keptApplications = ["NETSCAPE2.0", "ANIMEXTS1.0", "ICCRGBG1012"];

/** A GIF (GIF89a) without comments and without what applications wrote into it, but for how often it repeats and its colours. */
export function stripGif(bytes: Uint8Array): Uint8Array {
  const tableBytes = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);
  let offset = 13 + tableBytes(bytes[10] ?? 0);
  const kept = [bytes.subarray(0, offset)];
  while (offset < bytes.length) {
    const start = offset;
    const kind = bytes[offset];
    if (kind === 0x3b) {
      kept.push(bytes.subarray(offset, offset + 1));
      return joinBytes(kept);
    }
    let isKept = true;
    if (kind === 0x2c) {
      offset += 10 + tableBytes(bytes[offset + 9] ?? 0) + 1;
    } else if (kind === 0x21) {
      const label = bytes[offset + 1];
      const name = latin1Text(bytes, offset + 3, 11);
      isKept = label !== 0xfe && (label !== 0xff || keptApplications.includes(name));
      offset += 2;
    } else {
      throw new RangeError("Not built as its format demands.");
    }
    while (offset < bytes.length && bytes[offset] !== 0) offset += 1 + (bytes[offset] ?? 0);
    offset += 1;
    if (offset > bytes.length) throw new RangeError("Not built as its format demands.");
    if (isKept) kept.push(bytes.subarray(start, offset));
  }
  throw new RangeError("Not built as its format demands.");
}
