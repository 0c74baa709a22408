import { asciiBytes, joinBytes, latin1, viewOf } from "./bytes";
import { orientationTiff, readOrientation } from "./exif-orientation";
import { readSourceType, sourceTypeXmp } from "./source-type";

const imageChunks = new Set(["VP8 ", "VP8L", "VP8X", "ALPH", "ANIM", "ANMF", "ICCP"]);
const exifFlag = 0x08;
const xmpFlag = 0x04;

/** A WebP (RFC 9649) of the chunks that make the image, with the flags of its extended header set right. */
export function stripWebp(bytes: Uint8Array): Uint8Array {
  const view = viewOf(bytes);
  const kept: Uint8Array[] = [];
  const said: Uint8Array[] = [];
  let flags = 0;
  for (let offset = 12; offset + 8 <= bytes.length; ) {
    const type = latin1(bytes, offset, 4);
    const length = view.getUint32(offset + 4, true);
    const end = offset + 8 + length + (length % 2);
    const body = bytes.subarray(offset + 8, offset + 8 + length);
    if (offset + 8 + length > bytes.length) throw new RangeError("Not built as its format demands.");
    if (imageChunks.has(type)) kept.push(chunk(type, body));
    if (type === "EXIF") {
      const tiff = latin1(body, 0, 6) === "Exif\0\0" ? body.subarray(6) : body;
      const orientation = readOrientation(tiff);
      if (orientation !== 1) {
        said.push(chunk("EXIF", orientationTiff(orientation)));
        flags |= exifFlag;
      }
    }
    const sourceType = type === "XMP " ? readSourceType(body) : null;
    if (sourceType) {
      said.push(chunk("XMP ", sourceTypeXmp(sourceType)));
      flags |= xmpFlag;
    }
    offset = end;
  }
  const [head] = kept;
  if (head && latin1(head, 0, 4) === "VP8X") head[8] = ((head[8] ?? 0) & ~(exifFlag | xmpFlag)) | flags;
  const content = joinBytes([asciiBytes("WEBP"), ...kept, ...said]);
  const riff = joinBytes([asciiBytes("RIFF"), new Uint8Array(4), content]);
  viewOf(riff).setUint32(4, content.length, true);
  return riff;
}

function chunk(type: string, body: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(8 + body.length + (body.length % 2));
  bytes.set(asciiBytes(type));
  viewOf(bytes).setUint32(4, body.length, true);
  bytes.set(body, 8);
  return bytes;
}
