export interface ImageHeader {
  mediaType: "image/png" | "image/jpeg" | "image/webp";
  width: number;
  height: number;
}

/**
 * Reads what a file is and how large, from its bytes alone: PNG (RFC 2083), JPEG (ITU T.81) or WebP (RFC 9649).
 * Returns null for anything else, for a truncated header and for an image without area. Pixels are not decoded.
 */
export function readImageHeader(bytes: Uint8Array): ImageHeader | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const header = readPng(view) ?? readJpeg(view) ?? readWebp(view);
  return header && header.width > 0 && header.height > 0 ? header : null;
}

function ascii(view: DataView, offset: number, text: string): boolean {
  if (offset + text.length > view.byteLength) return false;
  return [...text].every((character, i) => view.getUint8(offset + i) === character.charCodeAt(0));
}

function readPng(view: DataView): ImageHeader | null {
  if (view.byteLength < 33 || view.getUint32(0) !== 0x89504e47 || view.getUint32(4) !== 0x0d0a1a0a)
    return null;
  if (!ascii(view, 12, "IHDR")) return null;
  return { mediaType: "image/png", width: view.getUint32(16), height: view.getUint32(20) };
}

function readJpeg(view: DataView): ImageHeader | null {
  if (view.byteLength < 4 || view.getUint16(0) !== 0xffd8) return null;
  let offset = 2;
  while (offset + 9 <= view.byteLength) {
    if (view.getUint8(offset) !== 0xff) return null;
    const marker = view.getUint8(offset + 1);
    // Start of frame: C0–CF but for the tables C4 (Huffman), C8 (reserved) and CC (arithmetic coding).
    if (marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc) {
      return {
        mediaType: "image/jpeg",
        width: view.getUint16(offset + 7),
        height: view.getUint16(offset + 5),
      };
    }
    const isFill = marker === 0xff;
    offset += isFill ? 1 : 2 + view.getUint16(offset + 2);
  }
  return null;
}

function readWebp(view: DataView): ImageHeader | null {
  if (view.byteLength < 30 || !ascii(view, 0, "RIFF") || !ascii(view, 8, "WEBP")) return null;
  const mediaType = "image/webp";
  if (ascii(view, 12, "VP8X")) {
    const read24 = (offset: number) => view.getUint16(offset, true) | (view.getUint8(offset + 2) << 16);
    return { mediaType, width: read24(24) + 1, height: read24(27) + 1 };
  }
  if (ascii(view, 12, "VP8L") && view.getUint8(20) === 0x2f) {
    const bits = view.getUint32(21, true);
    return { mediaType, width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  if (ascii(view, 12, "VP8 ") && view.getUint8(23) === 0x9d && view.getUint8(24) === 0x01) {
    return { mediaType, width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
  }
  return null;
}
