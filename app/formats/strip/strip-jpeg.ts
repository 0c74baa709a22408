import { asciiBytes, joinBytes, latin1, viewOf } from "./bytes";
import { orientationTiff, readOrientation } from "./exif-orientation";
import { readSourceType, sourceTypeXmp } from "./source-type";

const xmpName = "http://ns.adobe.com/xap/1.0/\0";

/**
 * A JPEG (ITU T.81) without application segments but for JFIF, colour profile and Adobe's colour transform, without
 * comments, and without whatever follows its end: cameras put more images there, each with its own EXIF.
 */
export function stripJpeg(bytes: Uint8Array): Uint8Array {
  const view = viewOf(bytes);
  const kept: Uint8Array[] = [];
  const said: Uint8Array[] = [];
  let offset = 2;
  while (offset + 4 <= bytes.length && bytes[offset] === 0xff) {
    const marker = bytes[offset + 1] ?? 0;
    if (marker === 0xff) {
      offset += 1;
      continue;
    }
    if (marker === 0xd9) break;
    const end = offset + 2 + view.getUint16(offset + 2);
    if (end > bytes.length) throw new RangeError("Not built as its format demands.");
    const body = bytes.subarray(offset + 4, end);
    const segment = bytes.subarray(offset, end);
    if (marker === 0xe1) said.push(...whatExifAndXmpSay(body));
    else if (isKept(marker, body)) kept.push(segment);
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

function isKept(marker: number, body: Uint8Array): boolean {
  if (marker === 0xfe) return false;
  if (marker < 0xe0 || marker > 0xef) return true;
  const name = latin1(body, 0, 12);
  return (
    (marker === 0xe0 && name.startsWith("JFIF\0")) ||
    (marker === 0xe2 && name.startsWith("ICC_PROFILE")) ||
    (marker === 0xee && name.startsWith("Adobe"))
  );
}

function whatExifAndXmpSay(body: Uint8Array): Uint8Array[] {
  if (latin1(body, 0, 6) === "Exif\0\0") {
    const orientation = readOrientation(body.subarray(6));
    return orientation === 1 ? [] : [application1("Exif\0\0", orientationTiff(orientation))];
  }
  const sourceType = latin1(body, 0, xmpName.length) === xmpName ? readSourceType(body) : null;
  return sourceType ? [application1(xmpName, sourceTypeXmp(sourceType))] : [];
}

function application1(name: string, content: Uint8Array): Uint8Array {
  const length = 2 + name.length + content.length;
  return joinBytes([new Uint8Array([0xff, 0xe1, length >> 8, length & 0xff]), asciiBytes(name), content]);
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
