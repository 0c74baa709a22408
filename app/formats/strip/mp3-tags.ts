import { latin1Text, viewOf } from "../bytes";
import type { ReadBytes, Redaction } from "./redaction";

const mostTags = 20;

/**
 * The tags of an MP3: ID3v2 and APE before the sound; ID3v1, APE and Lyrics3 behind it. An ID3v2 tag becomes one of
 * nothing but padding, so that players step over it; the others, which they look for by name, become zeros.
 */
export async function findMp3Tags(sizeBytes: number, read: ReadBytes): Promise<Redaction[]> {
  const redactions: Redaction[] = [];
  let start = 0;
  for (let tags = 0; tags < mostTags; tags++) {
    const found = tagAtStart(await read(start, Math.min(32, sizeBytes - start)), start);
    if (!found) break;
    redactions.push(...found.redactions.map((redaction) => within(redaction, sizeBytes)));
    start = Math.min(found.end, sizeBytes);
  }
  let end = sizeBytes;
  for (let tags = 0; tags < mostTags; tags++) {
    const from = Math.max(start, end - 256);
    const length = lengthOfTagAtEnd(await read(from, end - from));
    if (length === 0) break;
    const offset = Math.max(start, end - length);
    redactions.push({ offset, length: end - offset });
    end = offset;
  }
  return redactions;
}

function tagAtStart(bytes: Uint8Array, start: number): { redactions: Redaction[]; end: number } | null {
  if (latin1Text(bytes, 0, 3) === "ID3" && bytes.length >= 10) {
    // ID3v2.4, 3.1: seven bits of each byte count; a footer repeats the header behind the tag.
    const size = [6, 7, 8, 9].reduce((sum, at) => sum * 128 + ((bytes[at] ?? 0) & 127), 0);
    const length = size + ((bytes[5] ?? 0) & 0x10 ? 10 : 0);
    const redactions = [
      { offset: start + 5, length: 1 },
      { offset: start + 10, length },
    ];
    return { redactions, end: start + 10 + length };
  }
  if (latin1Text(bytes, 0, 8) === "APETAGEX" && bytes.length >= 32) {
    const length = 32 + viewOf(bytes).getUint32(12, true);
    return { redactions: [{ offset: start, length }], end: start + length };
  }
  return null;
}

/** Of the tag that ends with these bytes; 0 where none does. */
function lengthOfTagAtEnd(bytes: Uint8Array): number {
  const wordAt = (fromEnd: number, length: number) =>
    latin1Text(bytes, Math.max(0, bytes.length - fromEnd), length);
  if (bytes.length >= 227 && wordAt(227, 4) === "TAG+") return 227;
  if (bytes.length >= 128 && wordAt(128, 3) === "TAG") return 128;
  if (bytes.length >= 15 && wordAt(9, 9) === "LYRICS200") {
    const size = Number(wordAt(15, 6));
    return Number.isInteger(size) ? size + 15 : 0;
  }
  if (bytes.length >= 32 && wordAt(32, 8) === "APETAGEX") {
    const view = viewOf(bytes);
    const hasHeader = view.getUint32(bytes.length - 12, true) >= 0x80000000;
    return view.getUint32(bytes.length - 20, true) + (hasHeader ? 32 : 0);
  }
  return 0;
}

function within({ offset, length }: Redaction, sizeBytes: number): Redaction {
  return { offset, length: Math.max(0, Math.min(length, sizeBytes - offset)) };
}
