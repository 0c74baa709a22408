import { latin1, viewOf } from "./bytes";

/** A box of an ISO base media file (ISO/IEC 14496-12, 4.2). Offsets in bytes from the start of what was read. */
export interface Box {
  type: string;
  start: number;
  /** Where its content begins. */
  content: number;
  end: number;
}

/** The boxes between two offsets; ends at what is no box. */
export function boxesIn(bytes: Uint8Array, from: number, to: number): Box[] {
  const boxes: Box[] = [];
  for (let start = from; start + 8 <= to; ) {
    const box = boxAt(bytes, start, to);
    if (!box) break;
    boxes.push(box);
    start = box.end;
  }
  return boxes;
}

/** Reads the header of a box; its end may lie beyond the bytes given. `to` is the end of what holds it. */
export function boxAt(bytes: Uint8Array, start: number, to: number): Box | null {
  if (start + 8 > bytes.length) return null;
  const view = viewOf(bytes);
  const type = latin1(bytes, start + 4, 4);
  const size = view.getUint32(start);
  if (size === 0) return { type, start, content: start + 8, end: to };
  if (size !== 1)
    return size < 8 || start + size > to ? null : { type, start, content: start + 8, end: start + size };
  if (start + 16 > bytes.length) return null;
  const large = Number(view.getBigUint64(start + 8));
  return large < 16 || start + large > to ? null : { type, start, content: start + 16, end: start + large };
}
