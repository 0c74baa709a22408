import { type Bytes, bigEndian, joinBytes, latin1Bytes, latin1Text, viewOf } from "./bytes";
import { ContainerError } from "./container-error";

/** A box of an ISO base media file (ISO/IEC 14496-12, 4.2). Offsets in bytes from the start of what was read. */
export interface Box {
  type: string;
  start: number;
  /** Where its content begins; of a full box, with version and flags. */
  content: number;
  end: number;
}

/** The boxes between two offsets; ends at what is no box. */
export function boxesIn(bytes: Uint8Array, from = 0, to = bytes.length): Box[] {
  const boxes: Box[] = [];
  for (let start = from; start + 8 <= to; ) {
    const box = boxAt(bytes, start, to);
    if (!box) break;
    boxes.push(box);
    start = box.end;
  }
  return boxes;
}

/** The boxes that fill what lies between two offsets. Throws ContainerError where something else follows them. */
export function allBoxesIn(bytes: Uint8Array, from = 0, to = bytes.length): Box[] {
  const boxes = boxesIn(bytes, from, to);
  if ((boxes.at(-1)?.end ?? from) + 8 <= to) throw new ContainerError("A box is cut off.");
  return boxes;
}

/** Reads the header of a box; its end may lie beyond the bytes given. `to` is the end of what holds it. */
export function boxAt(bytes: Uint8Array, start: number, to: number): Box | null {
  if (start + 8 > bytes.length) return null;
  const view = viewOf(bytes);
  const type = latin1Text(bytes, start + 4, 4);
  const size = view.getUint32(start);
  // 0: to the end of what holds it; 1: the size is in the eight bytes that follow.
  if (size === 0) return { type, start, content: start + 8, end: to };
  if (size !== 1)
    return size < 8 || start + size > to ? null : { type, start, content: start + 8, end: start + size };
  if (start + 16 > bytes.length) return null;
  const large = Number(view.getBigUint64(start + 8));
  return large < 16 || start + large > to ? null : { type, start, content: start + 16, end: start + large };
}

/** Writes a box. */
export function box(type: string, ...content: readonly Uint8Array[]): Bytes {
  const body = joinBytes(content);
  return joinBytes([bigEndian(body.length + 8, 4), latin1Bytes(type), body]);
}

/** Writes a box that begins with its version and 24 flags. */
export function fullBox(
  type: string,
  version: number,
  flags: number,
  ...content: readonly Uint8Array[]
): Bytes {
  return box(type, Uint8Array.of(version), bigEndian(flags, 3), ...content);
}
