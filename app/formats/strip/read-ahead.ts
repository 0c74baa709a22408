import type { ReadBytes } from "./redaction";

const leastBytes = 64 * 1024;
const mostBytes = 4 * 1024 * 1024;
/** Within what one request may ask of the bucket. */
const mostReads = 700;

/**
 * Reads small stretches in rising order with few requests: each takes more than is asked, and the more, the more of the
 * last was used. Throws RangeError for a file that is in too many pieces to be looked through.
 */
export function readAhead(sizeBytes: number, read: ReadBytes): ReadBytes {
  let start = 0;
  let held: Uint8Array = new Uint8Array();
  let aheadBytes = leastBytes;
  let reads = 0;
  return async (offset, length) => {
    const end = Math.min(offset + length, sizeBytes);
    if (offset < start || end > start + held.length) {
      if (++reads > mostReads) throw new RangeError("A file in too many pieces.");
      const goesOn = offset >= start && offset <= start + held.length;
      aheadBytes = goesOn ? Math.min(mostBytes, aheadBytes * 4) : leastBytes;
      held = await read(offset, Math.min(Math.max(end - offset, aheadBytes), sizeBytes - offset));
      start = offset;
    }
    return held.subarray(offset - start, Math.max(0, end - start));
  };
}
