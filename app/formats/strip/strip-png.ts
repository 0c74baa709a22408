import { joinBytes } from "../bytes";
import { type PngChunk, pngChunk, pngChunks } from "../png-chunks";
import { isXmpChunk, pngXmpChunk } from "../xmp/png-xmp";
import { orientationTiff, readOrientation } from "./exif-orientation";
import { readSourceType, sourceTypeXmp } from "./source-type";

/** Chunks that say something about an image besides what it looks like. */
const talkative = new Set(["tEXt", "zTXt", "tIME", "eXIf", "iTXt"]);

/** A PNG (RFC 2083) without text, time and EXIF, and without what follows its end. */
export function stripPng(bytes: Uint8Array): Uint8Array {
  const kept = [bytes.subarray(0, 8)];
  for (const chunk of pngChunks(bytes)) {
    const { type, start, end } = chunk;
    if (end > bytes.length) throw new RangeError("Not built as its format demands.");
    if (talkative.has(type)) kept.push(...whatStays(chunk));
    else kept.push(bytes.subarray(start, end));
    if (type === "IEND") return joinBytes(kept);
  }
  throw new RangeError("Not built as its format demands.");
}

function whatStays(chunk: PngChunk): Uint8Array[] {
  const { type, content } = chunk;
  if (type === "eXIf") {
    const orientation = readOrientation(content);
    return orientation === 1 ? [] : [pngChunk("eXIf", orientationTiff(orientation))];
  }
  const sourceType = isXmpChunk(chunk) ? readSourceType(content) : null;
  return sourceType ? [pngXmpChunk(sourceTypeXmp(sourceType))] : [];
}
