import type { Provenance } from "~/export/provenance";
import { crc32 } from "~/export/stills/crc32";
import { xmpPacket } from "~/export/xmp-packet";

type Bytes = Uint8Array<ArrayBuffer>;

const PNG_HEADER_BYTES = 8 + 25;
const JPEG_XMP = "http://ns.adobe.com/xap/1.0/\0";

/** The PNG with its provenance as XMP in an iTXt chunk, right after its header (XMP Specification part 3, 1.1.5). */
export function pngWithProvenance(png: Bytes, provenance: Provenance): Bytes {
  const content = joined(ascii("iTXtXML:com.adobe.xmp\0\0\0\0\0"), xmpPacket(provenance));
  const chunk = joined(number32(content.length - 4), content, number32(crc32(content)));
  return joined(png.subarray(0, PNG_HEADER_BYTES), chunk, png.subarray(PNG_HEADER_BYTES));
}

/** The JPEG with its provenance as XMP in an APP1 segment, right after its start (XMP Specification part 3, 1.1.3). */
export function jpegWithProvenance(jpeg: Bytes, provenance: Provenance): Bytes {
  const content = joined(ascii(JPEG_XMP), xmpPacket(provenance));
  // A segment counts its length, with the two bytes of the count, in 16 bits; a recipe too long for that is left out.
  if (content.length > 0xffff - 2) return jpegWithProvenance(jpeg, { ...provenance, recipe: "" });
  const marker = new Uint8Array([0xff, 0xe1, (content.length + 2) >> 8, (content.length + 2) & 255]);
  return joined(jpeg.subarray(0, 2), marker, content, jpeg.subarray(2));
}

/** A GIF application extension with XMP, whose "magic trailer" lets readers that do not know it skip it (1.1.2). */
export function gifXmpExtension(provenance: Provenance): Bytes {
  const trailer = Uint8Array.from({ length: 258 }, (_, index) =>
    index === 0 ? 1 : index < 257 ? 256 - index : 0,
  );
  return joined(new Uint8Array([0x21, 0xff, 11]), ascii("XMP DataXMP"), xmpPacket(provenance), trailer);
}

function ascii(text: string): Bytes {
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

function number32(value: number): Bytes {
  return new Uint8Array([value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255]);
}

function joined(...parts: Uint8Array[]): Bytes {
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let position = 0;
  for (const part of parts) {
    bytes.set(part, position);
    position += part.length;
  }
  return bytes;
}
