import { latin1Text, viewOf } from "./bytes";
import { boxAt } from "./isobmff";
import type { PixelSize } from "./pixel-size";

/** Boxes that hold other boxes on the way to the image properties. */
const containers = new Set(["meta", "iprp", "ipco"]);

/**
 * The size in the header of an AVIF file, or null for anything else. The largest image spatial extents property
 * (`ispe`) is that of the image; thumbnails and tiles have smaller ones.
 * Source: https://aomediacodec.github.io/av1-avif/ and ISO/IEC 23008-12, 6.5.3.
 */
export function readAvifHeader(bytes: Uint8Array): PixelSize | null {
  const brands = bytes.length < 16 ? null : boxAt(bytes, 0, Number.POSITIVE_INFINITY);
  if (brands?.type !== "ftyp") return null;
  const brandsEnd = Math.min(brands.end, bytes.length);
  let isAvif = false;
  for (let offset = brands.content; offset + 4 <= brandsEnd; offset += 4) {
    isAvif ||= ["avif", "avis"].includes(latin1Text(bytes, offset, 4));
  }
  if (!isAvif) return null;
  const sizes = extents(bytes, 0, bytes.length);
  return sizes.reduce<PixelSize | null>(
    (largest, size) =>
      largest && largest.width * largest.height >= size.width * size.height ? largest : size,
    null,
  );
}

function extents(bytes: Uint8Array, from: number, to: number): PixelSize[] {
  const found: PixelSize[] = [];
  for (let start = from; start + 8 <= to; ) {
    // Only the beginning of the file may be here: a box that reaches beyond it is read as far as it goes.
    const box = boxAt(bytes, start, Number.POSITIVE_INFINITY);
    if (!box) break;
    const end = Math.min(box.end, to);
    if (box.type === "ispe" && box.content + 12 <= end) {
      const view = viewOf(bytes);
      found.push({ width: view.getUint32(box.content + 4), height: view.getUint32(box.content + 8) });
    } else if (containers.has(box.type)) {
      // `meta` is a full box: four bytes of version and flags come before what it holds.
      found.push(...extents(bytes, box.content + (box.type === "meta" ? 4 : 0), end));
    }
    start = box.end;
  }
  return found;
}
