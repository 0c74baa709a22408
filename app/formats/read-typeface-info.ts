import type { typefaceTypes } from "~/domain/assets/media-type";

export interface TypefaceInfo {
  mediaType: (typeof typefaceTypes)[number];
  /** The family by its own name table; null where that is packed or missing. */
  family: string | null;
  /** False where its maker has set that it must not be embedded in documents (OS/2 fsType, restricted). */
  mayBeEmbedded: boolean;
}

const mostTables = 64;
/** What a packed file may unfold to. */
const mostUnpacked = 48 * 1024 * 1024;
const needed = ["cmap", "head", "hhea", "hmtx", "maxp"];
const outlines = ["glyf", "CFF ", "CFF2"];

/**
 * What a typeface file is, from its own bytes: TrueType, OpenType or WOFF2. Null for everything else, also for a file whose
 * tables lie outside of it or that lacks one without which no text can be set. WOFF2 is packed: browsers check the rest.
 */
export function readTypefaceInfo(bytes: Uint8Array): TypefaceInfo | null {
  if (bytes.length < 48) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const signature = view.getUint32(0);
  if (signature === 0x774f4632) return readWoff2(view);
  const mediaType = typeOf(signature);
  if (!mediaType) return null;
  const tables = readTables(view);
  if (!tables || !hasAll(tables)) return null;
  const head = tables.get("head");
  if (!head || head.length < 54 || view.getUint32(head.offset + 12) !== 0x5f0f3cf5) return null;
  return { mediaType, family: familyOf(view, tables.get("name")), mayBeEmbedded: mayEmbed(view, tables) };
}

interface Table {
  offset: number;
  length: number;
}

function typeOf(signature: number): TypefaceInfo["mediaType"] | null {
  if (signature === 0x00010000 || signature === 0x74727565) return "font/ttf";
  return signature === 0x4f54544f ? "font/otf" : null;
}

function readWoff2(view: DataView): TypefaceInfo | null {
  const isWhole =
    typeOf(view.getUint32(4)) !== null &&
    view.getUint32(8) === view.byteLength &&
    isCount(view.getUint16(12)) &&
    view.getUint16(14) === 0 &&
    view.getUint32(16) <= mostUnpacked &&
    view.getUint32(20) > 0 &&
    48 + view.getUint32(20) <= view.byteLength;
  return isWhole ? { mediaType: "font/woff2", family: null, mayBeEmbedded: true } : null;
}

function readTables(view: DataView): Map<string, Table> | null {
  const count = view.getUint16(4);
  if (!isCount(count) || 12 + count * 16 > view.byteLength) return null;
  const tables = new Map<string, Table>();
  for (let at = 12; at < 12 + count * 16; at += 16) {
    const tag = textAt(view, at, 4);
    const table = { offset: view.getUint32(at + 8), length: view.getUint32(at + 12) };
    if (table.offset + table.length > view.byteLength) return null;
    tables.set(tag, table);
  }
  return tables;
}

function isCount(count: number): boolean {
  return count > 0 && count <= mostTables;
}

function hasAll(tables: ReadonlyMap<string, Table>): boolean {
  return needed.every((tag) => tables.has(tag)) && outlines.some((tag) => tables.has(tag));
}

function mayEmbed(view: DataView, tables: ReadonlyMap<string, Table>): boolean {
  const table = tables.get("OS/2");
  if (!table || table.length < 10) return true;
  // Of the first four bits the least restrictive counts; the third and fourth allow preview and editing.
  const allowed = view.getUint16(table.offset + 8) & 0b1110;
  return allowed !== 0b0010;
}

/** The family's name, as it is written for people: of its typographic family where it has one. */
function familyOf(view: DataView, table: Table | undefined): string | null {
  if (!table || table.length < 6) return null;
  const count = view.getUint16(table.offset + 2);
  const start = table.offset + view.getUint16(table.offset + 4);
  const end = table.offset + table.length;
  const found = new Map<number, string>();
  for (let index = 0; index < Math.min(count, 500); index++) {
    const at = table.offset + 6 + index * 12;
    if (at + 12 > end) break;
    const [platform, id] = [view.getUint16(at), view.getUint16(at + 6)];
    const [length, offset] = [view.getUint16(at + 8), start + view.getUint16(at + 10)];
    if ((id !== 1 && id !== 16) || offset + length > end || length > 256) continue;
    const isWide = platform === 3 || platform === 0;
    if (!found.has(id) || isWide)
      found.set(id, isWide ? wideTextAt(view, offset, length) : textAt(view, offset, length));
  }
  const name = (found.get(16) ?? found.get(1) ?? "").replace(/[\p{C}"\\]/gu, "").trim();
  return name === "" ? null : name.slice(0, 64);
}

function textAt(view: DataView, offset: number, length: number): string {
  let text = "";
  for (let at = offset; at < offset + length; at++) text += String.fromCharCode(view.getUint8(at));
  return text;
}

function wideTextAt(view: DataView, offset: number, length: number): string {
  let text = "";
  for (let at = offset; at + 1 < offset + length; at += 2) text += String.fromCharCode(view.getUint16(at));
  return text;
}
