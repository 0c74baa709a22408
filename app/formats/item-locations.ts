import { type Bytes, bigEndian, joinBytes, viewOf } from "./bytes";
import { fullBox } from "./isobmff";

/** Where the bytes of an item lie (ISO/IEC 14496-12, 8.11.3). */
export interface ItemLocation {
  itemId: number;
  /** 0: from the start of the file; 1: in the `idat` box; 2: in another item. */
  method: number;
  dataReference: number;
  extents: { offset: number; length: number }[];
}

/** The content of an `iloc` box, of any version and any field widths. */
export function parseItemLocations(content: Uint8Array): ItemLocation[] {
  const view = viewOf(content);
  const version = content[0] ?? 0;
  const [offsetSize, lengthSize] = nibbles(content[4] ?? 0);
  const [baseSize, indexSize] = nibbles(content[5] ?? 0);
  let position = 6;
  const read = (byteCount: number) => {
    let value = 0;
    for (let index = 0; index < byteCount; index++) value = value * 256 + view.getUint8(position++);
    return value;
  };
  const count = read(version < 2 ? 2 : 4);
  return Array.from({ length: count }, () => {
    const itemId = read(version < 2 ? 2 : 4);
    const method = version > 0 ? read(2) & 15 : 0;
    const dataReference = read(2);
    const base = read(baseSize);
    const extents = Array.from({ length: read(2) }, () => {
      if (version > 0) read(indexSize);
      return { offset: base + read(offsetSize), length: read(lengthSize) };
    });
    return { itemId, method, dataReference, extents };
  });
}

/** An `iloc` box of version 1 with four bytes for each offset and length. */
export function writeItemLocations(locations: readonly ItemLocation[]): Bytes {
  return fullBox(
    "iloc",
    1,
    0,
    Uint8Array.of(0x44, 0x00),
    bigEndian(locations.length, 2),
    ...locations.map(({ itemId, method, dataReference, extents }) =>
      joinBytes([
        bigEndian(itemId, 2),
        bigEndian(method, 2),
        bigEndian(dataReference, 2),
        bigEndian(extents.length, 2),
        ...extents.flatMap(({ offset, length }) => [bigEndian(offset, 4), bigEndian(length, 4)]),
      ]),
    ),
  );
}

function nibbles(byte: number): [high: number, low: number] {
  return [byte >> 4, byte & 15];
}
