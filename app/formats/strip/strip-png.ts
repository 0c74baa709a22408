import { crc32 } from "../crc32";
import { asciiBytes, joinBytes, latin1, viewOf } from "./bytes";
import { orientationTiff, readOrientation } from "./exif-orientation";
import { readSourceType, sourceTypeXmp } from "./source-type";

/** Chunks that say something about an image besides what it looks like. */
const talkative = new Set(["tEXt", "zTXt", "tIME", "eXIf", "iTXt"]);
const xmpKeyword = "XML:com.adobe.xmp\0";

/** A PNG (RFC 2083) without text, time and EXIF, and without what follows its end. */
export function stripPng(bytes: Uint8Array): Uint8Array {
  const view = viewOf(bytes);
  const kept = [bytes.subarray(0, 8)];
  for (let offset = 8; offset + 12 <= bytes.length; ) {
    const length = view.getUint32(offset);
    const end = offset + 12 + length;
    if (end > bytes.length) throw new RangeError("Not built as its format demands.");
    const type = latin1(bytes, offset + 4, 4);
    const body = bytes.subarray(offset + 8, end - 4);
    if (talkative.has(type)) kept.push(...whatStays(type, body));
    else kept.push(bytes.subarray(offset, end));
    if (type === "IEND") return joinBytes(kept);
    offset = end;
  }
  throw new RangeError("Not built as its format demands.");
}

function whatStays(type: string, body: Uint8Array): Uint8Array[] {
  if (type === "eXIf") {
    const orientation = readOrientation(body);
    return orientation === 1 ? [] : [chunk("eXIf", orientationTiff(orientation))];
  }
  if (type !== "iTXt" || latin1(body, 0, xmpKeyword.length) !== xmpKeyword) return [];
  const sourceType = readSourceType(body);
  // After the keyword: not compressed, method 0, no language, no translated keyword.
  return sourceType
    ? [chunk("iTXt", joinBytes([asciiBytes(`${xmpKeyword}\0\0\0\0`), sourceTypeXmp(sourceType)]))]
    : [];
}

function chunk(type: string, body: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(12 + body.length);
  bytes.set(asciiBytes(type), 4);
  bytes.set(body, 8);
  viewOf(bytes).setUint32(0, body.length);
  viewOf(bytes).setUint32(bytes.length - 4, crc32(bytes.subarray(4, bytes.length - 4)));
  return bytes;
}
