import { joinBytes, latin1Bytes, latin1Text } from "../bytes";
import { type JpegSegment, jpegSegment, jpegSegmentAt } from "../jpeg-segments";
import { isXmpSegment, jpegXmpSegment } from "../xmp/jpeg-xmp";
import { orientationTiff, readOrientation } from "./exif-orientation";
import { readSourceType, sourceTypeXmp } from "./source-type";

const exifName = "Exif\0\0";

/**
 * A JPEG (ITU T.81) without application segments but for JFIF, colour profile and Adobe's colour transform, without
 * comments, and without whatever follows its end: cameras put more images there, each with its own EXIF.
 */
export function stripJpeg(bytes: Uint8Array): Uint8Array {
  const kept: Uint8Array[] = [];
  const said: Uint8Array[] = [];
  let offset = 2;
  for (;;) {
    const segment = jpegSegmentAt(bytes, offset);
    if (!segment) break;
    const { marker, start, end } = segment;
    if (end > bytes.length) throw new RangeError("Not built as its format demands.");
    if (marker === 0xe1) said.push(...whatExifAndXmpSay(segment));
    else if (isKept(segment)) kept.push(bytes.subarray(start, end));
    offset = end;
    if (marker === 0xda) {
      const scanEnd = endOfScan(bytes, offset);
      kept.push(bytes.subarray(offset, scanEnd));
      offset = scanEnd;
    }
  }
  // JFIF, where there is one, has to come first.
  const [first, ...others] = kept;
  if (!first) throw new RangeError("Not built as its format demands.");
  const isJfif = first[1] === 0xe0;
  const end = new Uint8Array([0xff, 0xd9]);
  return joinBytes([bytes.subarray(0, 2), ...(isJfif ? [first, ...said] : [...said, first]), ...others, end]);
}

function isKept({ marker, content }: JpegSegment): boolean {
  if (marker === 0xfe) return false;
  if (marker < 0xe0 || marker > 0xef) return true;
  const name = latin1Text(content, 0, 12);
  return (
    (marker === 0xe0 && name.startsWith("JFIF\0")) ||
    (marker === 0xe2 && name.startsWith("ICC_PROFILE")) ||
    (marker === 0xee && name.startsWith("Adobe"))
  );
}

function whatExifAndXmpSay(segment: JpegSegment): Uint8Array[] {
  const { marker, content } = segment;
  if (latin1Text(content, 0, exifName.length) === exifName) {
    const orientation = readOrientation(content.subarray(exifName.length));
    if (orientation === 1) return [];
    return [jpegSegment(marker, joinBytes([latin1Bytes(exifName), orientationTiff(orientation)]))];
  }
  const sourceType = isXmpSegment(segment) ? readSourceType(content) : null;
  return sourceType ? [jpegXmpSegment(sourceTypeXmp(sourceType))] : [];
}

/** Where the entropy-coded data of a scan ends: at a marker that is neither a stuffed byte nor a restart. */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let offset = from; offset + 1 < bytes.length; offset++) {
    if (bytes[offset] !== 0xff) continue;
    const next = bytes[offset + 1] ?? 0;
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return offset;
  }
  return bytes.length;
}
