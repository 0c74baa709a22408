import { boxesIn } from "./boxes";
import { latin1, viewOf } from "./bytes";
import { readSourceType, sourceTypeXmp } from "./source-type";

/**
 * An AVIF (ISO/IEC 23008-12) whose EXIF and XMP items are overwritten: places in the file are named by offsets, so its
 * length stays. A digital source type is written into the place of the XMP, where it fits. Orientation is a property of its own.
 */
export function stripAvif(bytes: Uint8Array): Uint8Array {
  const meta = boxesIn(bytes, 0, bytes.length).find(({ type }) => type === "meta");
  if (!meta) throw new RangeError("Not built as its format demands.");
  const boxes = boxesIn(bytes, meta.content + 4, meta.end);
  const info = boxes.find(({ type }) => type === "iinf");
  const places = boxes.find(({ type }) => type === "iloc");
  const data = boxes.find(({ type }) => type === "idat");
  if (!info || !places) return bytes;
  const stripped = bytes.slice();
  const talkative = readItems(bytes, info.content, info.end);
  for (const { itemId, inData, offset, length } of readPlaces(bytes, places.content, places.end)) {
    const kind = talkative.get(itemId);
    const start = offset + (inData ? (data?.content ?? Number.NaN) : 0);
    if (!kind || !(start + length <= bytes.length)) continue;
    const item = stripped.subarray(start, start + length);
    const sourceType = kind === "mime" ? readSourceType(item) : null;
    item.fill(kind === "mime" ? 0x20 : 0);
    const packet = sourceType ? sourceTypeXmp(sourceType) : null;
    if (packet && packet.length <= item.length) item.set(packet);
  }
  return stripped;
}

/** Items that are EXIF or typed by MIME, which XMP is, by id (`iinf`, 8.11.6). */
function readItems(bytes: Uint8Array, content: number, end: number): Map<number, "Exif" | "mime"> {
  const view = viewOf(bytes);
  const items = new Map<number, "Exif" | "mime">();
  const first = content + 4 + (bytes[content] === 0 ? 2 : 4);
  for (const box of boxesIn(bytes, first, end)) {
    const version = bytes[box.content] ?? 0;
    if (box.type !== "infe" || version < 2) continue;
    const idBytes = version === 2 ? 2 : 4;
    const itemId = idBytes === 2 ? view.getUint16(box.content + 4) : view.getUint32(box.content + 4);
    const type = latin1(bytes, box.content + 4 + idBytes + 2, 4);
    if (type === "Exif" || type === "mime") items.set(itemId, type);
  }
  return items;
}

interface Place {
  itemId: number;
  /** Counted from the content of `idat` rather than from the start of the file. */
  inData: boolean;
  offset: number;
  length: number;
}

/** Where the pieces of the items lie (`iloc`, 8.11.3). */
function readPlaces(bytes: Uint8Array, content: number, end: number): Place[] {
  const version = bytes[content] ?? 0;
  let at = content + 4;
  const read = (size: number): number => {
    if (at + size > end) throw new RangeError("A list of places is cut off.");
    let value = 0;
    for (let index = 0; index < size; index++) value = value * 256 + (bytes[at + index] ?? 0);
    at += size;
    return value;
  };
  const sizes = read(2);
  const offsetSize = sizes >> 12;
  const lengthSize = (sizes >> 8) & 15;
  const baseSize = (sizes >> 4) & 15;
  const indexSize = version === 0 ? 0 : sizes & 15;
  const places: Place[] = [];
  const count = read(version < 2 ? 2 : 4);
  for (let item = 0; item < count; item++) {
    const itemId = read(version < 2 ? 2 : 4);
    const inData = version === 0 ? false : (read(2) & 15) === 1;
    read(2);
    const base = read(baseSize);
    const extents = read(2);
    for (let extent = 0; extent < extents; extent++) {
      read(indexSize);
      const offset = base + read(offsetSize);
      places.push({ itemId, inData, offset, length: read(lengthSize) });
    }
  }
  return places;
}
