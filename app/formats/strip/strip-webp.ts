import { latin1Text } from "../bytes";
import { riffChunk, riffChunks, riffFile } from "../riff-chunks";
import { orientationTiff, readOrientation } from "./exif-orientation";
import { readSourceType, sourceTypeXmp } from "./source-type";

const imageChunks = new Set(["VP8 ", "VP8L", "VP8X", "ALPH", "ANIM", "ANMF", "ICCP"]);
const exifFlag = 0x08;
const xmpFlag = 0x04;

/** A WebP (RFC 9649) of the chunks that make the image, with the flags of its extended header set right. */
export function stripWebp(bytes: Uint8Array): Uint8Array {
  const kept: Uint8Array[] = [];
  const said: Uint8Array[] = [];
  let flags = 0;
  for (const { type, content, end } of riffChunks(bytes)) {
    if (end > bytes.length) throw new RangeError("Not built as its format demands.");
    if (imageChunks.has(type)) kept.push(riffChunk(type, content));
    if (type === "EXIF") {
      const tiff = latin1Text(content, 0, 6) === "Exif\0\0" ? content.subarray(6) : content;
      const orientation = readOrientation(tiff);
      if (orientation !== 1) {
        said.push(riffChunk("EXIF", orientationTiff(orientation)));
        flags |= exifFlag;
      }
    }
    const sourceType = type === "XMP " ? readSourceType(content) : null;
    if (sourceType) {
      said.push(riffChunk("XMP ", sourceTypeXmp(sourceType)));
      flags |= xmpFlag;
    }
  }
  const [head] = kept;
  if (head && latin1Text(head, 0, 4) === "VP8X") head[8] = ((head[8] ?? 0) & ~(exifFlag | xmpFlag)) | flags;
  return riffFile("WEBP", [...kept, ...said]);
}
