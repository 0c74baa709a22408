import type { PixelSize } from "./pixel-size";

/** Boxes that hold other boxes on the way to the image properties. */
const containers = new Set(["meta", "iprp", "ipco"]);

/**
 * The size in the header of an AVIF file, or null for anything else. The largest image spatial extents property
 * (`ispe`) is that of the image; thumbnails and tiles have smaller ones.
 * Source: https://aomediacodec.github.io/av1-avif/ and ISO/IEC 23008-12, 6.5.3.
 */
export function readAvifHeader(bytes: Uint8Array): PixelSize | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 16 || fourCharacters(view, 4) !== "ftyp") return null;
  const brandsEnd = Math.min(view.getUint32(0), bytes.length);
  let isAvif = false;
  for (let offset = 8; offset + 4 <= brandsEnd; offset += 4) {
    isAvif ||= ["avif", "avis"].includes(fourCharacters(view, offset));
  }
  if (!isAvif) return null;
  const sizes = extents(view, 0, bytes.length);
  return sizes.reduce<PixelSize | null>(
    (largest, size) =>
      largest && largest.width * largest.height >= size.width * size.height ? largest : size,
    null,
  );
}

function extents(view: DataView, start: number, end: number): PixelSize[] {
  const found: PixelSize[] = [];
  let offset = start;
  while (offset + 8 <= end) {
    const sizeBytes = view.getUint32(offset);
    const type = fourCharacters(view, offset + 4);
    // 0 means "to the end of the file" and 1 a 64-bit size: only media data is that large, and it comes last.
    if (sizeBytes < 8) break;
    const boxEnd = Math.min(offset + sizeBytes, end);
    if (type === "ispe" && offset + 20 <= boxEnd) {
      found.push({ width: view.getUint32(offset + 12), height: view.getUint32(offset + 16) });
    } else if (containers.has(type)) {
      // `meta` is a full box: four bytes of version and flags come before what it holds.
      found.push(...extents(view, offset + (type === "meta" ? 12 : 8), boxEnd));
    }
    offset += sizeBytes;
  }
  return found;
}

function fourCharacters(view: DataView, offset: number): string {
  return [0, 1, 2, 3].map((index) => String.fromCharCode(view.getUint8(offset + index))).join("");
}
