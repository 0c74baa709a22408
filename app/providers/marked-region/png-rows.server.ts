import { viewOf } from "~/formats/bytes";
import { pngChunks } from "~/formats/png-chunks";
import { readImageOrientation } from "~/formats/strip/image-orientation";
import type { ImageRows } from "~/providers/marked-region/image-rows.server";
import { passThrough } from "~/providers/marked-region/pass-through.server";

/** Samples per pixel by colour type (RFC 2083, 2.3); palettes and other depths are read elsewhere. */
const samplesOf: Readonly<Record<number, 1 | 2 | 3 | 4>> = { 0: 1, 2: 3, 4: 2, 6: 4 };

/**
 * A PNG read row by row, so that of an image of any size only its file and two rows are held. Null for what is no PNG of
 * eight bits a sample without palette, interlacing, transparent colour and turn. The rows throw where the file is damaged.
 */
export function pngRows(bytes: Uint8Array): ImageRows | null {
  const view = viewOf(bytes);
  if (bytes.length < 57 || view.getUint32(0) !== 0x89504e47) return null;
  const [width, height] = [view.getUint32(16), view.getUint32(20)];
  const samples = samplesOf[bytes[25] ?? -1];
  const chunks = [...pngChunks(bytes)];
  if (!samples || bytes[24] !== 8 || bytes[28] !== 0 || chunks.some(({ type }) => type === "tRNS"))
    return null;
  if (readImageOrientation(bytes, "image/png") !== 1) return null;
  const packed = chunks.filter(({ type }) => type === "IDAT").map(({ content }) => content);
  return {
    width,
    height,
    isOpaque: samples === 1 || samples === 3,
    rows: () => unpackedRows(packed, width, height, samples),
  };
}

async function* unpackedRows(packed: readonly Uint8Array[], width: number, height: number, samples: number) {
  const rgba = new Uint8ClampedArray(width * 4);
  let row = new Uint8Array(width * samples + 1);
  let above = new Uint8Array(width * samples + 1);
  let filled = 0;
  let count = 0;
  for await (const piece of passThrough(packed, new DecompressionStream("deflate"))) {
    for (let at = 0; at < piece.length; ) {
      const taken = Math.min(row.length - filled, piece.length - at);
      row.set(piece.subarray(at, at + taken), filled);
      filled += taken;
      at += taken;
      if (filled < row.length) continue;
      unfilter(row, above, samples);
      toRgba(row, rgba, samples);
      yield rgba;
      count += 1;
      if (count === height) return;
      [row, above] = [above, row];
      filled = 0;
    }
  }
  throw new Error(`The file ends after ${count} of ${height} rows`);
}

/** Takes a row's filter off, in place (RFC 2083, 6); its first byte names the filter. */
function unfilter(row: Uint8Array, above: Uint8Array, samples: number): void {
  switch (row[0]) {
    case 0:
      return;
    case 1:
      for (let i = samples + 1; i < row.length; i++) row[i] = row[i]! + row[i - samples]!;
      return;
    case 2:
      for (let i = 1; i < row.length; i++) row[i] = row[i]! + above[i]!;
      return;
    case 3:
      for (let i = 1; i < row.length; i++) {
        const left = i > samples ? row[i - samples]! : 0;
        row[i] = row[i]! + ((left + above[i]!) >> 1);
      }
      return;
    case 4:
      for (let i = 1; i <= samples; i++) row[i] = row[i]! + above[i]!;
      for (let i = samples + 1; i < row.length; i++) {
        row[i] = row[i]! + paeth(row[i - samples]!, above[i]!, above[i - samples]!);
      }
      return;
    default:
      throw new Error(`No row is filtered by ${row[0]}`);
  }
}

/** Whichever of the neighbours is nearest to left + above − corner (RFC 2083, 6.6). */
export function paeth(left: number, above: number, corner: number): number {
  const toLeft = Math.abs(above - corner);
  const toAbove = Math.abs(left - corner);
  const toCorner = Math.abs(left + above - corner * 2);
  if (toLeft <= toAbove && toLeft <= toCorner) return left;
  return toAbove <= toCorner ? above : corner;
}

function toRgba(row: Uint8Array, rgba: Uint8ClampedArray, samples: number): void {
  const isGray = samples < 3;
  const hasAlpha = samples % 2 === 0;
  for (let from = 1, to = 0; to < rgba.length; from += samples, to += 4) {
    rgba[to] = row[from]!;
    rgba[to + 1] = row[isGray ? from : from + 1]!;
    rgba[to + 2] = row[isGray ? from : from + 2]!;
    rgba[to + 3] = hasAlpha ? row[from + samples - 1]! : 255;
  }
}
