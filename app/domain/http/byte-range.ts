export interface ByteRange {
  offset: number;
  length: number;
}

/**
 * The one range of a Range header within a file of `sizeBytes` (RFC 9110, 14.1.2). `null` means the whole file: no
 * header, another unit, several ranges or bad syntax, all of which may be ignored.
 */
export function parseRange(header: string | null, sizeBytes: number): ByteRange | "unsatisfiable" | null {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/i.exec(header?.trim() ?? "");
  if (!match) return null;
  const [, first = "", last = ""] = match;
  if (first === "") {
    if (last === "") return null;
    const length = Math.min(Number(last), sizeBytes);
    return length === 0 ? "unsatisfiable" : { offset: sizeBytes - length, length };
  }
  const offset = Number(first);
  const end = last === "" ? sizeBytes - 1 : Math.min(Number(last), sizeBytes - 1);
  if (last !== "" && Number(last) < offset) return null;
  return offset >= sizeBytes ? "unsatisfiable" : { offset, length: end - offset + 1 };
}
