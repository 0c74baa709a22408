import { latin1Text, viewOf } from "./bytes";
import type { Box } from "./isobmff";

/** What an item of a HEIF file is (`infe`, ISO/IEC 14496-12, 8.11.6). */
export interface ItemInfo {
  itemId: number;
  /** Such as `mime`; empty in versions before 2, which do not name it. */
  type: string;
  /** What follows the type: a name and, of `mime`, the type of the content. */
  rest: Uint8Array;
}

/** Where the boxes of the items begin in an `iinf` box: version 0 counts them in two bytes, later ones in four. */
export function itemInfosStart(bytes: Uint8Array, iinf: Box): number {
  return iinf.content + 4 + (bytes[iinf.content] === 0 ? 2 : 4);
}

/** Reads the content of an `infe` box. */
export function readItemInfo(content: Uint8Array): ItemInfo {
  const version = content[0] ?? 0;
  const typeAt = version < 3 ? 8 : 10;
  return {
    itemId: version < 3 ? viewOf(content).getUint16(4) : viewOf(content).getUint32(4),
    type: version < 2 ? "" : latin1Text(content, typeAt, 4),
    rest: content.subarray(typeAt + 4),
  };
}
