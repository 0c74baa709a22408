import { crc32 } from "~/formats/crc32";
import { passThrough } from "~/providers/marked-region/pass-through.server";
import { paeth } from "~/providers/marked-region/png-rows.server";

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/**
 * Writes a PNG of rows of RGBA as they come: only two rows and what is packed already are held. Without transparency, three
 * bytes a pixel are written, and the fourth of each row is not looked at.
 */
export async function writePng(
  { width, height, isOpaque }: { width: number; height: number; isOpaque: boolean },
  rows: AsyncIterable<Uint8ClampedArray>,
): Promise<Uint8Array<ArrayBuffer>> {
  const samples = isOpaque ? 3 : 4;
  const packed: Uint8Array[] = [];
  const unpacked = filteredRows(rows, width, samples);
  for await (const piece of passThrough(unpacked, new CompressionStream("deflate"))) packed.push(piece);
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  header.set([8, isOpaque ? 2 : 6], 8);
  const packedBytes = packed.reduce((sum, { length }) => sum + length, 0);
  const out = new Uint8Array(signature.length + header.length + packedBytes + 3 * 12);
  out.set(signature);
  const data = writeChunk(out, signature.length, "IHDR", [header]);
  writeChunk(out, writeChunk(out, data, "IDAT", packed), "IEND", []);
  return out;
}

/** Rows are handed on in pieces of about so many bytes. */
const pieceBytes = 256 * 1024;

async function* filteredRows(
  rows: AsyncIterable<Uint8ClampedArray>,
  width: number,
  samples: number,
): AsyncGenerator<Uint8Array> {
  const length = width * samples;
  const rowsPerPiece = Math.max(1, Math.floor(pieceBytes / (length + 1)));
  let row = new Uint8Array(length);
  let above = new Uint8Array(length);
  let piece = new Uint8Array(rowsPerPiece * (length + 1));
  let filled = 0;
  for await (const rgba of rows) {
    for (let from = 0, to = 0; to < length; from += 4, to += samples) {
      row[to] = rgba[from]!;
      row[to + 1] = rgba[from + 1]!;
      row[to + 2] = rgba[from + 2]!;
      if (samples === 4) row[to + 3] = rgba[from + 3]!;
    }
    filterInto(piece.subarray(filled, filled + length + 1), row, above, samples);
    filled += length + 1;
    [row, above] = [above, row];
    if (filled < piece.length) continue;
    yield piece;
    piece = new Uint8Array(piece.length);
    filled = 0;
  }
  if (filled > 0) yield piece.subarray(0, filled);
}

/** How well a filter does is tried on every so-manieth byte; odd, so that every channel is among them. */
const tryEvery = 13;

/** The row under the filter that leaves the least, as the specification advises (RFC 2083, 9.6), of Sub, Up and Paeth. */
function filterInto(out: Uint8Array, row: Uint8Array, above: Uint8Array, samples: number): void {
  let bySub = 0;
  let byUp = 0;
  let byPaeth = 0;
  for (let i = samples; i < row.length; i += tryEvery) {
    const value = row[i]!;
    bySub += restOf(value - row[i - samples]!);
    byUp += restOf(value - above[i]!);
    byPaeth += restOf(value - paeth(row[i - samples]!, above[i]!, above[i - samples]!));
  }
  if (byUp <= bySub && byUp <= byPaeth) {
    out[0] = 2;
    for (let i = 0; i < row.length; i++) out[i + 1] = row[i]! - above[i]!;
  } else if (bySub <= byPaeth) {
    out[0] = 1;
    out.set(row.subarray(0, samples), 1);
    for (let i = samples; i < row.length; i++) out[i + 1] = row[i]! - row[i - samples]!;
  } else {
    out[0] = 4;
    for (let i = 0; i < samples; i++) out[i + 1] = row[i]! - above[i]!;
    for (let i = samples; i < row.length; i++)
      out[i + 1] = row[i]! - paeth(row[i - samples]!, above[i]!, above[i - samples]!);
  }
}

/** How far a difference is from nothing, as a byte that may be negative. */
function restOf(difference: number): number {
  const byte = difference & 255;
  return byte < 128 ? byte : 256 - byte;
}

/** Writes a chunk at an offset; gives the offset after it. */
function writeChunk(out: Uint8Array, offset: number, type: string, parts: readonly Uint8Array[]): number {
  const view = new DataView(out.buffer);
  out.set(
    [...type].map((letter) => letter.charCodeAt(0)),
    offset + 4,
  );
  let at = offset + 8;
  for (const part of parts) {
    out.set(part, at);
    at += part.length;
  }
  view.setUint32(offset, at - offset - 8);
  view.setUint32(at, crc32(out.subarray(offset + 4, at)));
  return at + 4;
}
