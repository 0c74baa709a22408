import { latin1Text, viewOf } from "./bytes";
import { jpegSegmentAt } from "./jpeg-segments";

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
  const header = readPng(bytes) ?? readJpeg(bytes) ?? readWebp(bytes);
  return header && header.width > 0 && header.height > 0 ? header : null;
}

function readPng(bytes: Uint8Array): ImageHeader | null {
  if (bytes.length < 33 || latin1Text(bytes, 0, 8) !== "\u0089PNG\r\n\u001a\n") return null;
  if (latin1Text(bytes, 12, 4) !== "IHDR") return null;
  const view = viewOf(bytes);
  return { mediaType: "image/png", width: view.getUint32(16), height: view.getUint32(20) };
}

function readJpeg(bytes: Uint8Array): ImageHeader | null {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return null;
  for (let offset = 2; ; ) {
    const segment = jpegSegmentAt(bytes, offset);
    if (!segment) return null;
    const { marker, content, end } = segment;
    // Start of frame: C0–CF but for the tables C4 (Huffman), C8 (reserved) and CC (arithmetic coding).
    if (marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc) {
      if (content.length < 5) return null;
      const view = viewOf(content);
      return { mediaType: "image/jpeg", width: view.getUint16(3), height: view.getUint16(1) };
    }
    offset = end;
  }
}

function readWebp(bytes: Uint8Array): ImageHeader | null {
  if (bytes.length < 30 || latin1Text(bytes, 0, 4) !== "RIFF" || latin1Text(bytes, 8, 4) !== "WEBP")
    return null;
  const mediaType = "image/webp";
  const type = latin1Text(bytes, 12, 4);
  const view = viewOf(bytes);
  if (type === "VP8X") {
    const read24 = (offset: number) => view.getUint16(offset, true) | (view.getUint8(offset + 2) << 16);
    return { mediaType, width: read24(24) + 1, height: read24(27) + 1 };
  }
  if (type === "VP8L" && bytes[20] === 0x2f) {
    const bits = view.getUint32(21, true);
    return { mediaType, width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  if (type === "VP8 " && bytes[23] === 0x9d && bytes[24] === 0x01) {
    return { mediaType, width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
  }
  return null;
}
