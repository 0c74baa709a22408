import { type Bytes, bigEndian, ContainerError, joinBytes, letters, lettersAt, viewOf } from "./bytes";

/** A box of the ISO base media file format (ISO/IEC 14496-12, 4.2). */
export interface Box {
  type: string;
  /** What comes after size and type; of a full box, version and flags with it. */
  content: Uint8Array;
  /** Where the box begins and ends in what was read. */
  start: number;
  end: number;
}

export function boxesIn(bytes: Uint8Array, from = 0): Box[] {
  const view = viewOf(bytes);
  const boxes: Box[] = [];
  for (let start = from; start + 8 <= bytes.length; ) {
    const short = view.getUint32(start);
    // 1: the size is in the eight bytes that follow; 0: to the end of the file.
    const size = short === 1 ? Number(view.getBigUint64(start + 8)) : short || bytes.length - start;
    const headBytes = short === 1 ? 16 : 8;
    const end = start + size;
    if (size < headBytes || end > bytes.length) throw new ContainerError("A box that ends too early.");
    boxes.push({
      type: lettersAt(bytes, start + 4, 4),
      content: bytes.subarray(start + headBytes, end),
      start,
      end,
    });
    start = end;
  }
  return boxes;
}

export function box(type: string, ...content: readonly Uint8Array[]): Bytes {
  const body = joinBytes(...content);
  return joinBytes(bigEndian(body.length + 8, 4), letters(type), body);
}

/** A box that begins with its version and 24 flags. */
export function fullBox(
  type: string,
  version: number,
  flags: number,
  ...content: readonly Uint8Array[]
): Bytes {
  return box(type, Uint8Array.of(version), bigEndian(flags, 3), ...content);
}
