import { type Box, boxesIn } from "../isobmff";
import { itemInfosStart, readItemInfo } from "../item-infos";
import { parseItemLocations } from "../item-locations";
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
  const talkative = readItems(bytes, info);
  for (const { itemId, method, extents } of parseItemLocations(bytes.subarray(places.content, places.end))) {
    const kind = talkative.get(itemId);
    if (!kind) continue;
    // Counted from the content of `idat`, or from the start of the file.
    const base = method === 1 ? (data?.content ?? Number.NaN) : 0;
    for (const { offset, length } of extents) {
      const start = base + offset;
      if (start + length <= bytes.length) overwrite(stripped.subarray(start, start + length), kind);
    }
  }
  return stripped;
}

function overwrite(item: Uint8Array, kind: "Exif" | "mime"): void {
  const sourceType = kind === "mime" ? readSourceType(item) : null;
  item.fill(kind === "mime" ? 0x20 : 0);
  const packet = sourceType ? sourceTypeXmp(sourceType) : null;
  if (packet && packet.length <= item.length) item.set(packet);
}

/** Items that are EXIF or typed by MIME, which XMP is, by id. */
function readItems(bytes: Uint8Array, infos: Box): Map<number, "Exif" | "mime"> {
  const items = new Map<number, "Exif" | "mime">();
  for (const box of boxesIn(bytes, itemInfosStart(bytes, infos), infos.end)) {
    if (box.type !== "infe") continue;
    const { itemId, type } = readItemInfo(bytes.subarray(box.content, box.end));
    if (type === "Exif" || type === "mime") items.set(itemId, type);
  }
  return items;
}
