import { crc32 } from "../crc32";
import { type Bytes, bigEndian, ContainerError, joinBytes, letters, lettersAt, viewOf } from "./bytes";

/** Keyword, then five zeros: its end, not compressed, method 0, no language, no translated keyword. */
const keyword = "XML:com.adobe.xmp\0\0\0\0\0";
const signature = "\u0089PNG\r\n\u001a\n";

/** The PNG with this XMP and no other, in an iTXt chunk right after its header (XMP Specification part 3, 1.1.5). */
export function pngWithXmp(png: Uint8Array, xmp: Uint8Array): Bytes {
  const [header, ...others] = chunksOf(png);
  if (!header) throw new ContainerError("A PNG without a header.");
  const content = joinBytes(letters(`iTXt${keyword}`), xmp);
  const chunk = joinBytes(bigEndian(content.length - 4, 4), content, bigEndian(crc32(content), 4));
  return joinBytes(letters(signature), header, chunk, ...others.filter((other) => !isXmp(other)));
}

export function xmpOfPng(png: Uint8Array): Uint8Array | null {
  const chunk = chunksOf(png).find(isXmp);
  return chunk ? chunk.subarray(8 + keyword.length, -4) : null;
}

function isXmp(chunk: Uint8Array): boolean {
  return lettersAt(chunk, 4, 4 + keyword.length) === `iTXt${keyword}`;
}

/** Each with its length, type and checksum. */
function chunksOf(png: Uint8Array): Uint8Array[] {
  if (lettersAt(png, 0, 8) !== signature) throw new ContainerError("Not a PNG.");
  const view = viewOf(png);
  const chunks: Uint8Array[] = [];
  for (let position = 8; position + 12 <= png.length; ) {
    const end = position + 12 + view.getUint32(position);
    if (end > png.length) throw new ContainerError("A PNG that ends too early.");
    chunks.push(png.subarray(position, end));
    position = end;
  }
  return chunks;
}
