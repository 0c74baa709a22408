import { type Box, box, boxesIn, fullBox } from "./boxes";
import { type Bytes, bigEndian, ContainerError, joinBytes, letters, lettersAt, viewOf } from "./bytes";
import { type ItemLocation, parseItemLocations, writeItemLocations } from "./item-locations";

const contentType = "application/rdf+xml\0";

/**
 * The AVIF with this XMP as one more item that describes its image (XMP Specification part 3, 1.1.4; HEIF,
 * ISO/IEC 23008-12, A.3): named in `iinf`, tied by `cdsc` in `iref`, placed by `iloc`, its bytes at the end. An XMP item
 * that is there already loses its tie and its place to the new one.
 */
export function avifWithXmp(avif: Uint8Array, xmp: Uint8Array): Bytes {
  const top = boxesIn(avif);
  const meta = metaOf(top);
  const parts = boxesIn(meta.content, 4);
  const items = boxesIn(contentOf(parts, "iinf"), 4 + countBytes(contentOf(parts, "iinf")));
  const oldIds = items.filter(isXmpItem).map(itemIdOf);
  const kept = items.filter((item) => !isXmpItem(item));
  const itemId = Math.max(0, ...items.map(itemIdOf)) + 1;
  const locations = parseItemLocations(contentOf(parts, "iloc")).filter(
    (location) => !oldIds.includes(location.itemId),
  );

  const build = (growth: number): Bytes => {
    const moved = locations.map((location) => movedBy(growth, meta.end, location));
    const own = { itemId, method: 0, dataReference: 0 };
    const place = avif.length + growth + 8;
    const written = parts.map((part) => {
      if (part.type === "iinf") return itemsBox(kept, itemId);
      if (part.type === "iloc")
        return writeItemLocations([...moved, { ...own, extents: [{ offset: place, length: xmp.length }] }]);
      if (part.type === "iref")
        return box("iref", tiesWithout(part, oldIds), tie(part, itemId, pictureOf(parts)));
      return meta.content.subarray(part.start, part.end);
    });
    const withTie = parts.some(({ type }) => type === "iref")
      ? written
      : [...written, fullBox("iref", 0, 0, tie(null, itemId, pictureOf(parts)))];
    return box("meta", meta.content.subarray(0, 4), ...withTie);
  };
  // Offsets have four bytes whatever they are, so the box is as long with the right ones.
  const growth = build(0).length - (meta.end - meta.start);
  return joinBytes(avif.subarray(0, meta.start), build(growth), avif.subarray(meta.end), box("mdat", xmp));
}

export function xmpOfAvif(avif: Uint8Array): Uint8Array | null {
  const parts = boxesIn(metaOf(boxesIn(avif)).content, 4);
  const items = boxesIn(contentOf(parts, "iinf"), 4 + countBytes(contentOf(parts, "iinf")));
  const item = items.find(isXmpItem);
  const location =
    item && parseItemLocations(contentOf(parts, "iloc")).find((one) => one.itemId === itemIdOf(item));
  if (location?.method !== 0) return null;
  return joinBytes(...location.extents.map(({ offset, length }) => avif.subarray(offset, offset + length)));
}

function metaOf(top: readonly Box[]): Box {
  const meta = top.find(({ type }) => type === "meta");
  if (top[0]?.type !== "ftyp" || !meta) throw new ContainerError("Not an AVIF.");
  return meta;
}

function contentOf(parts: readonly Box[], type: string): Uint8Array {
  const part = parts.find((candidate) => candidate.type === type);
  if (!part) throw new ContainerError(`An AVIF without ${type}.`);
  return part.content;
}

/** `iinf` of version 0 counts its items in two bytes, later ones in four. */
function countBytes(iinf: Uint8Array): number {
  return iinf[0] === 0 ? 2 : 4;
}

/** Only `infe` of version 2 and later names a type; of version 2 the id has two bytes. */
function itemIdOf({ content }: Box): number {
  return content[0] === 3 ? viewOf(content).getUint32(4) : viewOf(content).getUint16(4);
}

function isXmpItem({ content }: Box): boolean {
  const typeAt = content[0] === 3 ? 10 : 8;
  if (lettersAt(content, typeAt, 4) !== "mime") return false;
  return lettersAt(content, typeAt + 4, content.length - typeAt - 4).includes(contentType);
}

function itemsBox(kept: readonly Box[], itemId: number): Bytes {
  const own = fullBox(
    "infe",
    2,
    1,
    bigEndian(itemId, 2),
    bigEndian(0, 2),
    letters("mime"),
    letters(`\0${contentType}`),
  );
  const others = kept.map(({ type, content }) => box(type, content));
  return fullBox("iinf", 0, 0, bigEndian(others.length + 1, 2), ...others, own);
}

/** The item that is the image. */
function pictureOf(parts: readonly Box[]): number {
  const content = contentOf(parts, "pitm");
  return content[0] === 0 ? viewOf(content).getUint16(4) : viewOf(content).getUint32(4);
}

/** `cdsc`: the new item describes the image; ids as wide as those of the box it stands in. */
function tie(iref: Box | null, itemId: number, pictureId: number): Bytes {
  const width = iref && iref.content[0] === 1 ? 4 : 2;
  return box("cdsc", bigEndian(itemId, width), bigEndian(1, 2), bigEndian(pictureId, width));
}

function tiesWithout(iref: Box, itemIds: readonly number[]): Bytes {
  const from = ({ content }: Box) =>
    iref.content[0] === 1 ? viewOf(content).getUint32(0) : viewOf(content).getUint16(0);
  const others = boxesIn(iref.content, 4).filter((one) => !itemIds.includes(from(one)));
  return joinBytes(iref.content.subarray(0, 4), ...others.map(({ type, content }) => box(type, content)));
}

/** What lies behind the box that grows moves with it. */
function movedBy(growth: number, from: number, location: ItemLocation): ItemLocation {
  if (location.method !== 0) return location;
  return {
    ...location,
    extents: location.extents.map(({ offset, length }) => ({
      offset: offset >= from ? offset + growth : offset,
      length,
    })),
  };
}
