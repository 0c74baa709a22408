import type { Recipe } from "~/domain/recipe";
import type { PictureHeader } from "~/providers/picture-header.server";

export interface PictureMark {
  digitalSourceType: Recipe["digitalSourceType"];
  /** Who or what made it: the label of the model. */
  madeWith: string;
  /** What it shows; left out when empty. */
  alt: string;
}

/**
 * Writes an XMP packet into the file that says how it was made, with IPTC's digital source type, so that the mark stays
 * with the picture wherever it goes. JPEG carries it in an APP1 segment (XMP part 3, 1.1.3), PNG in an iTXt chunk (1.1.5). WebP is
 * returned as it is: its simple form has no place for XMP, and there the recipe in the asset's document must do.
 */
export function markPicture(bytes: Uint8Array, { mediaType }: PictureHeader, xmp: string): Uint8Array {
  const packet = new TextEncoder().encode(xmp);
  if (mediaType === "image/jpeg") return markJpeg(bytes, packet);
  if (mediaType === "image/png") return markPng(bytes, packet);
  return bytes;
}

/** The packet of a picture that is part of something else; an image carries its whole recipe (app/domain/embedded-recipe). */
export function xmpOf({ digitalSourceType, madeWith, alt }: PictureMark): string {
  const description = alt
    ? `<dc:description><rdf:Alt><rdf:li xml:lang="x-default">${escapeXml(alt)}</rdf:li></rdf:Alt></dc:description>`
    : "";
  return `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/"><xmp:CreatorTool>Vitrine, ${escapeXml(madeWith)}</xmp:CreatorTool><Iptc4xmpExt:DigitalSourceType>http://cv.iptc.org/newscodes/digitalsourcetype/${digitalSourceType}</Iptc4xmpExt:DigitalSourceType>${description}</rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="r"?>`;
}

function escapeXml(text: string): string {
  return (
    text
      .replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
      // XML 1.0 has no way to write these at all.
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, "")
  );
}

function insert(bytes: Uint8Array, at: number, part: Uint8Array): Uint8Array {
  const joined = new Uint8Array(bytes.length + part.length);
  joined.set(bytes.subarray(0, at));
  joined.set(part, at);
  joined.set(bytes.subarray(at), at + part.length);
  return joined;
}

function markJpeg(bytes: Uint8Array, packet: Uint8Array): Uint8Array {
  const name = new TextEncoder().encode("http://ns.adobe.com/xap/1.0/\0");
  const length = 2 + name.length + packet.length;
  if (length > 0xffff) return bytes;
  const segment = new Uint8Array(2 + length);
  segment.set([0xff, 0xe1, length >> 8, length & 0xff]);
  segment.set(name, 4);
  segment.set(packet, 4 + name.length);
  // JFIF, where there is one, has to come first.
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const afterJfif = view.getUint16(2) === 0xffe0 ? 4 + view.getUint16(4) : 2;
  return insert(bytes, afterJfif, segment);
}

function markPng(bytes: Uint8Array, packet: Uint8Array): Uint8Array {
  // Keyword, then five zeros: its end, not compressed, method 0, no language, no translated keyword.
  const head = new TextEncoder().encode("iTXtXML:com.adobe.xmp\0\0\0\0\0");
  const chunk = new Uint8Array(4 + head.length + packet.length + 4);
  const view = new DataView(chunk.buffer);
  chunk.set(head, 4);
  chunk.set(packet, 4 + head.length);
  view.setUint32(0, head.length - 4 + packet.length);
  view.setUint32(chunk.length - 4, crc32(chunk.subarray(4, chunk.length - 4)));
  const afterHeader = 33;
  return insert(bytes, afterHeader, chunk);
}

/** The checksum of PNG chunks (RFC 2083, 3.4). */
function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return ~crc >>> 0;
}
