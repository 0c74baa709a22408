import { type Bytes, joinBytes, latin1Bytes, latin1Text } from "../bytes";
import { ContainerError } from "../container-error";
import { type PngChunk, pngChunk, pngChunks } from "../png-chunks";

/** Names an iTXt chunk as XMP (XMP Specification part 3, 1.1.5). */
const keyword = "XML:com.adobe.xmp\0";
/** Behind the keyword: not compressed, method 0, no language, no translated keyword. */
const plainText = "\0\0\0\0";
const signature = "\u0089PNG\r\n\u001a\n";

/** The PNG with this XMP and no other, right after its header. Throws ContainerError for what is no whole PNG. */
export function pngWithXmp(png: Uint8Array, xmp: Uint8Array): Bytes {
  const [header, ...others] = chunksOf(png);
  if (!header) throw new ContainerError("A PNG without a header.");
  const bytesOf = ({ start, end }: PngChunk) => png.subarray(start, end);
  const kept = others.filter((chunk) => !isPlainXmp(chunk)).map(bytesOf);
  return joinBytes([latin1Bytes(signature), bytesOf(header), pngXmpChunk(xmp), ...kept]);
}

export function xmpOfPng(png: Uint8Array): Uint8Array | null {
  const chunk = chunksOf(png).find(isPlainXmp);
  return chunk ? chunk.content.subarray(keyword.length + plainText.length) : null;
}

/** Whether a chunk carries XMP, compressed or not. */
export function isXmpChunk({ type, content }: PngChunk): boolean {
  return type === "iTXt" && latin1Text(content, 0, keyword.length) === keyword;
}

/** Writes the chunk that carries XMP. */
export function pngXmpChunk(xmp: Uint8Array): Bytes {
  return pngChunk("iTXt", joinBytes([latin1Bytes(keyword + plainText), xmp]));
}

function isPlainXmp(chunk: PngChunk): boolean {
  return isXmpChunk(chunk) && latin1Text(chunk.content, keyword.length, plainText.length) === plainText;
}

function chunksOf(png: Uint8Array): PngChunk[] {
  if (latin1Text(png, 0, 8) !== signature) throw new ContainerError("Not a PNG.");
  const chunks = [...pngChunks(png)];
  if (chunks.some(({ end }) => end > png.length)) throw new ContainerError("A PNG that ends too early.");
  return chunks;
}
