import { correctionOf } from "./error-correction";
import { fillModules } from "./fill-modules";
import { blocksOf, mostVersion, type QrLevel } from "./qr-sizes";

/**
 * A text as the modules of a QR code (ISO/IEC 18004, byte mode in UTF-8), row by row, true where it is dark, without the quiet
 * zone of four modules that must surround it. The smallest version that holds the text. Throws a RangeError for more than the
 * largest holds: 2,331 bytes at level M.
 */
export function qrModules(text: string, level: QrLevel = "M"): boolean[][] {
  const bytes = utf8Of(text);
  for (let version = 1; version <= mostVersion; version++) {
    const lengthBits = version < 10 ? 8 : 16;
    const { dataBytes } = blocksOf(version, level);
    if (4 + lengthBits + bytes.length * 8 > dataBytes * 8) continue;
    const data = codewordsOf(bytes, lengthBits, dataBytes);
    return fillModules(withCorrection(data, version, level), version, level);
  }
  throw new RangeError("The text is too long for a QR code.");
}

function utf8Of(text: string): number[] {
  return [...text.toWellFormed()].flatMap((character) => {
    const code = character.codePointAt(0) ?? 0;
    if (code < 0x80) return [code];
    const tail = (shift: number) => 0x80 | ((code >> shift) & 0x3f);
    if (code < 0x800) return [0xc0 | (code >> 6), tail(0)];
    if (code < 0x10000) return [0xe0 | (code >> 12), tail(6), tail(0)];
    return [0xf0 | (code >> 18), tail(12), tail(6), tail(0)];
  });
}

const byteMode = 0b0100;

function codewordsOf(bytes: readonly number[], lengthBits: number, capacity: number): number[] {
  const bits: number[] = [];
  const append = (value: number, length: number) => {
    for (let bit = length - 1; bit >= 0; bit--) bits.push((value >>> bit) & 1);
  };
  append(byteMode, 4);
  append(bytes.length, lengthBits);
  for (const byte of bytes) append(byte, 8);
  append(0, Math.min(4, capacity * 8 - bits.length));
  append(0, (8 - (bits.length % 8)) % 8);
  for (let pad = 0xec; bits.length < capacity * 8; pad ^= 0xec ^ 0x11) append(pad, 8);
  return Array.from({ length: capacity }, (_, index) =>
    bits.slice(index * 8, index * 8 + 8).reduce((byte, bit) => (byte << 1) | bit, 0),
  );
}

/** Blocks with their correction, byte by byte in turn. */
function withCorrection(data: readonly number[], version: number, level: QrLevel): number[] {
  const { count, correctionBytes, totalBytes } = blocksOf(version, level);
  const shortCount = count - (totalBytes % count);
  const shortLength = Math.floor(totalBytes / count) - correctionBytes;
  let from = 0;
  const parts = Array.from({ length: count }, (_, index) => {
    const length = shortLength + (index < shortCount ? 0 : 1);
    const part = data.slice(from, from + length);
    from += length;
    return part;
  });
  const corrections = parts.map((part) => correctionOf(part, correctionBytes));
  const inTurn = (lists: number[][], length: number) =>
    Array.from({ length }, (_, place) => lists.flatMap((list) => list[place] ?? [])).flat();
  return [...inTurn(parts, shortLength + 1), ...inTurn(corrections, correctionBytes)];
}
