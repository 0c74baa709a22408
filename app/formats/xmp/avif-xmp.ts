import { type Bytes, bigEndian, joinBytes, latin1Bytes, latin1Text, viewOf } from "../bytes";
import { ContainerError } from "../container-error";
import { allBoxesIn, type Box, box, fullBox } from "../isobmff";
import { type ItemInfo, itemInfosStart, readItemInfo } from "../item-infos";
import { type ItemLocation, parseItemLocations, writeItemLocations } from "../item-locations";

const contentType = "application/rdf+xml\0";

interface Item extends ItemInfo {
  box: Box;
}

/** The box of an AVIF that says what is in it and where. */
interface Meta extends Box {
  parts: readonly Box[];
  items: readonly Item[];
  locations: readonly ItemLocation[];
}

/**
 * The AVIF with this XMP as one more item that describes its image (XMP Specification part 3, 1.1.4; HEIF,
 * ISO/IEC 23008-12, A.3): named in `iinf`, tied by `cdsc` in `iref`, placed by `iloc`, its bytes at the end. An XMP item
 * that is there already loses its tie and its place to the new one.
 */
export function avifWithXmp(avif: Uint8Array, xmp: Uint8Array): Bytes {
  const meta = readMeta(avif);
  const { parts, items } = meta;
  const oldIds = items.filter(isXmpItem).map(({ itemId }) => itemId);
  const kept = items.filter((item) => !isXmpItem(item)).map((item) => item.box);
  const itemId = Math.max(0, ...items.map((item) => item.itemId)) + 1;
  const locations = meta.locations.filter((location) => !oldIds.includes(location.itemId));

  const build = (growth: number): Bytes => {
    const moved = locations.map((location) => movedBy(growth, meta.end, location));
    const own = { itemId, method: 0, dataReference: 0 };
    const place = avif.length + growth + 8;
    const written = parts.map((part) => {
      if (part.type === "iinf") return itemsBox(avif, kept, itemId);
      if (part.type === "iloc")
        return writeItemLocations([...moved, { ...own, extents: [{ offset: place, length: xmp.length }] }]);
      if (part.type === "iref") return withTie(avif, part, oldIds, itemId, imageOf(avif, parts));
      return avif.subarray(part.start, part.end);
    });
    if (!parts.some(({ type }) => type === "iref"))
      written.push(fullBox("iref", 0, 0, tie(2, itemId, imageOf(avif, parts))));
    return box("meta", avif.subarray(meta.content, meta.content + 4), ...written);
  };
  // Offsets have four bytes whatever they are, so the box is as long with the right ones.
  const growth = build(0).length - (meta.end - meta.start);
  return joinBytes([avif.subarray(0, meta.start), build(growth), avif.subarray(meta.end), box("mdat", xmp)]);
}

export function xmpOfAvif(avif: Uint8Array): Uint8Array | null {
  const { items, locations } = readMeta(avif);
  const item = items.find(isXmpItem);
  const location = item && locations.find(({ itemId }) => itemId === item.itemId);
  if (location?.method !== 0) return null;
  return joinBytes(location.extents.map(({ offset, length }) => avif.subarray(offset, offset + length)));
}

function readMeta(avif: Uint8Array): Meta {
  const top = allBoxesIn(avif);
  const meta = top.find(({ type }) => type === "meta");
  if (top[0]?.type !== "ftyp" || !meta) throw new ContainerError("Not an AVIF.");
  const parts = allBoxesIn(avif, meta.content + 4, meta.end);
  const infos = partOf(parts, "iinf");
  const places = partOf(parts, "iloc");
  const items = allBoxesIn(avif, itemInfosStart(avif, infos), infos.end).map((item) => ({
    ...readItemInfo(contentOf(avif, item)),
    box: item,
  }));
  return { ...meta, parts, items, locations: parseItemLocations(contentOf(avif, places)) };
}

function partOf(parts: readonly Box[], type: string): Box {
  const part = parts.find((candidate) => candidate.type === type);
  if (!part) throw new ContainerError(`An AVIF without ${type}.`);
  return part;
}

function contentOf(avif: Uint8Array, { content, end }: Box): Uint8Array {
  return avif.subarray(content, end);
}

function isXmpItem({ type, rest }: ItemInfo): boolean {
  return type === "mime" && latin1Text(rest, 0, rest.length).includes(contentType);
}

function itemsBox(avif: Uint8Array, kept: readonly Box[], itemId: number): Bytes {
  const own = fullBox(
    "infe",
    2,
    1,
    bigEndian(itemId, 2),
    bigEndian(0, 2),
    latin1Bytes("mime"),
    latin1Bytes(`\0${contentType}`),
  );
  const others = kept.map(({ start, end }) => avif.subarray(start, end));
  return fullBox("iinf", 0, 0, bigEndian(others.length + 1, 2), ...others, own);
}

/** The item that is the image. */
function imageOf(avif: Uint8Array, parts: readonly Box[]): number {
  const content = contentOf(avif, partOf(parts, "pitm"));
  return content[0] === 0 ? viewOf(content).getUint16(4) : viewOf(content).getUint32(4);
}

/** `cdsc`: the new item describes the image; ids as wide as those of the box it stands in. */
function tie(idBytes: 2 | 4, itemId: number, imageId: number): Bytes {
  return box("cdsc", bigEndian(itemId, idBytes), bigEndian(1, 2), bigEndian(imageId, idBytes));
}

/** The `iref` box with a tie from the new item, and none from old ones. */
function withTie(
  avif: Uint8Array,
  iref: Box,
  oldIds: readonly number[],
  itemId: number,
  imageId: number,
): Bytes {
  const idBytes = avif[iref.content] === 1 ? 4 : 2;
  const view = viewOf(avif);
  const others = allBoxesIn(avif, iref.content + 4, iref.end)
    .filter(
      ({ content }) => !oldIds.includes(idBytes === 4 ? view.getUint32(content) : view.getUint16(content)),
    )
    .map(({ start, end }) => avif.subarray(start, end));
  return box("iref", avif.subarray(iref.content, iref.content + 4), ...others, tie(idBytes, itemId, imageId));
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
