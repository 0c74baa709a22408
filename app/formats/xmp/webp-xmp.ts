import { type Bytes, joinBytes, latin1Text, littleEndian, viewOf } from "../bytes";
import { ContainerError } from "../container-error";
import { type RiffChunk, riffChunk, riffChunks, riffFile } from "../riff-chunks";

const xmpFlag = 0x04;
const alphaFlag = 0x10;

/**
 * The WebP with this XMP and no other. The simple forms of the file have no place for it and become the extended one
 * (https://developers.google.com/speed/webp/docs/riff_container).
 */
export function webpWithXmp(webp: Uint8Array, xmp: Uint8Array): Bytes {
  const chunks = chunksOf(webp).filter(({ type }) => type !== "XMP ");
  const extended = chunks.find(({ type }) => type === "VP8X");
  const head = Uint8Array.from(extended?.content ?? extensionOf(chunks));
  head[0] = (head[0] ?? 0) | xmpFlag;
  const others = chunks.filter(({ type }) => type !== "VP8X");
  return riffFile("WEBP", [
    riffChunk("VP8X", head),
    ...others.map(({ type, content }) => riffChunk(type, content)),
    riffChunk("XMP ", xmp),
  ]);
}

export function xmpOfWebp(webp: Uint8Array): Uint8Array | null {
  return chunksOf(webp).find(({ type }) => type === "XMP ")?.content ?? null;
}

/** What the extended header says of a simple file: its size, and whether it can be seen through. */
function extensionOf(chunks: readonly RiffChunk[]): Uint8Array {
  const image = chunks.find(({ type }) => type === "VP8 " || type === "VP8L");
  if (!image || image.content.length < 10) throw new ContainerError("A WebP without a picture.");
  const view = viewOf(image.content);
  if (image.type === "VP8 ") {
    const [width, height] = [view.getUint16(6, true) & 0x3fff, view.getUint16(8, true) & 0x3fff];
    return joinBytes([new Uint8Array(4), littleEndian(width - 1, 3), littleEndian(height - 1, 3)]);
  }
  const bits = view.getUint32(1, true);
  const isTransparent = ((bits >>> 28) & 1) === 1;
  return joinBytes([
    Uint8Array.of(isTransparent ? alphaFlag : 0, 0, 0, 0),
    littleEndian(bits & 0x3fff, 3),
    littleEndian((bits >>> 14) & 0x3fff, 3),
  ]);
}

function chunksOf(webp: Uint8Array): RiffChunk[] {
  if (latin1Text(webp, 0, 4) !== "RIFF" || latin1Text(webp, 8, 4) !== "WEBP")
    throw new ContainerError("Not a WebP.");
  return [...riffChunks(webp)];
}
