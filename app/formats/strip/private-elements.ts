import { readAhead } from "./read-ahead";
import type { ReadBytes, Redaction } from "./redaction";

/** An element of EBML (RFC 8794, 4): WebM and Matroska are made of them. */
interface Element {
  id: number;
  headerBytes: number;
  /** Of its content; null where that is not known before its end. */
  sizeBytes: number | null;
}

const cluster = 0x1f43b675;
/** Segment, Info, Tracks, TrackEntry: what stands in them is looked at one by one. */
const containers = new Set([0x18538067, 0x1549a966, 0x1654ae6b, 0xae]);
/** Tags, Attachments, DateUTC, SegmentUUID, padding, and checksums, which would not be right any more. */
const dropped = new Set([0x1254c367, 0x1941a469, 0x4461, 0x73a4, 0xec, 0xbf]);
/** Title, MuxingApp, WritingApp, names of files and of tracks: texts of which some have to be there. */
const emptied = new Set([0x7ba9, 0x4d80, 0x5741, 0x7384, 0x3c83ab, 0x3e83bb, 0x536e]);

/**
 * The elements of a WebM or Matroska file that say where, when and with what it was recorded, wherever they stand: what is
 * dropped becomes padding (Void) of the same length, a text becomes an empty one.
 */
export async function findPrivateElements(sizeBytes: number, read: ReadBytes): Promise<Redaction[]> {
  const readNext = readAhead(sizeBytes, read);
  const redactions: Redaction[] = [];
  for (let offset = 0; offset + 2 <= sizeBytes; ) {
    const element = elementIn(await readNext(offset, 12));
    if (!element) break;
    const { id, headerBytes, sizeBytes: contentBytes } = element;
    const content = offset + headerBytes;
    // A recording that is being made does not know how long its clusters become; their end is another element's begin.
    if (containers.has(id) || (id === cluster && contentBytes === null)) {
      offset = content;
      continue;
    }
    if (contentBytes === null) break;
    const end = Math.min(content + contentBytes, sizeBytes);
    if (dropped.has(id)) redactions.push({ offset, length: end - offset, head: voidHeader(end - offset) });
    else if (emptied.has(id)) redactions.push({ offset: content, length: end - content });
    offset = content + contentBytes;
  }
  return redactions;
}

function elementIn(bytes: Uint8Array): Element | null {
  const idBytes = Math.clz32(bytes[0] ?? 0) - 23;
  const sizeLength = Math.clz32(bytes[idBytes] ?? 0) - 23;
  if (idBytes > 4 || sizeLength > 8 || bytes.length < idBytes + sizeLength) return null;
  let id = 0;
  for (let at = 0; at < idBytes; at++) id = id * 256 + (bytes[at] ?? 0);
  // The first set bit of a size says how long it is and is no part of it.
  let size = (bytes[idBytes] ?? 0) & (0xff >> sizeLength);
  let isUnknown = size === 0xff >> sizeLength;
  for (let at = 1; at < sizeLength; at++) {
    const byte = bytes[idBytes + at] ?? 0;
    size = size * 256 + byte;
    isUnknown &&= byte === 0xff;
  }
  return { id, headerBytes: idBytes + sizeLength, sizeBytes: isUnknown ? null : size };
}

/** The header of padding that is so many bytes long in all, at least 2. */
function voidHeader(length: number): number[] {
  if (length - 2 < 127) return [0xec, 0x80 | (length - 2)];
  const size = length - 9;
  const bytes = [0xec, 0x01];
  for (let place = 6; place >= 0; place--) bytes.push(Math.floor(size / 256 ** place) % 256);
  return bytes;
}
