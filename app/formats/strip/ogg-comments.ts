import { joinBytes, latin1Text, viewOf } from "../bytes";
import { oggCrc32 } from "../crc32";
import { readAhead } from "./read-ahead";
import type { ReadBytes, Redaction } from "./redaction";

/** A page (RFC 3533, 6) with the pieces of packets in it. */
interface Page {
  offset: number;
  bytes: Uint8Array;
  serial: number;
  isFirst: boolean;
  pieces: { start: number; end: number; isLast: boolean }[];
}

interface Stream {
  packetsDone: number;
  /** Pieces of the second packet: the comments of all codecs. */
  comments: { page: Page; start: number; end: number }[];
}

const mostCommentBytes = 16 * 1024 * 1024;

/**
 * The comments of an Ogg file: the second packet of each of its streams, which keeps its length and says nothing, and the
 * checksums of the pages it lies on. Throws RangeError for what is no Ogg.
 */
export async function findOggComments(sizeBytes: number, read: ReadBytes): Promise<Redaction[]> {
  const readNext = readAhead(sizeBytes, read);
  const streams = new Map<number, Stream>();
  const isOver = () => [...streams.values()].every(({ packetsDone }) => packetsDone >= 2);
  for (let offset = 0; offset + 27 <= sizeBytes; ) {
    const page = await readPage(readNext, offset);
    // Streams begin one after another, before anything else of any of them.
    if (!page.isFirst && isOver()) break;
    if (offset > mostCommentBytes) throw new RangeError("Comments without end.");
    const stream = streams.get(page.serial) ?? { packetsDone: 0, comments: [] };
    streams.set(page.serial, stream);
    for (const { start, end, isLast } of page.pieces) {
      if (stream.packetsDone === 1) stream.comments.push({ page, start, end });
      if (isLast) stream.packetsDone += 1;
    }
    offset += page.bytes.length;
  }
  return [...streams.values()].flatMap(blanksOf);
}

async function readPage(read: ReadBytes, offset: number): Promise<Page> {
  const header = await read(offset, 27);
  if (latin1Text(header, 0, 4) !== "OggS") throw new RangeError("No page of an Ogg file.");
  const segments = header[26] ?? 0;
  const isFirst = ((header[5] ?? 0) & 2) !== 0;
  const serial = viewOf(header).getUint32(14, true);
  const lacing = [...(await read(offset + 27, segments))];
  const start = 27 + segments;
  const pieces: Page["pieces"] = [];
  let at = start;
  let from = start;
  lacing.forEach((length, index) => {
    at += length;
    // A packet ends with the first segment that is not full.
    if (length === 255 && index < lacing.length - 1) return;
    pieces.push({ start: from, end: at, isLast: length < 255 });
    from = at;
  });
  const bytes = (await read(offset, at)).slice();
  if (bytes.length < at) throw new RangeError("A page is cut off.");
  return { offset, bytes, serial, isFirst, pieces };
}

function blanksOf({ comments }: Stream): Redaction[] {
  const packet = joinBytes(comments.map(({ page, start, end }) => page.bytes.subarray(start, end)));
  const head = silentHead(packet);
  if (!head) return [];
  const redactions: Redaction[] = [];
  let done = 0;
  for (const { page, start, end } of comments) {
    const own = head.slice(done, done + end - start);
    page.bytes.fill(0, start, end);
    page.bytes.set(own, start);
    done += end - start;
    redactions.push({ offset: page.offset + start, length: end - start, head: own });
  }
  for (const page of new Set(comments.map((piece) => piece.page))) {
    page.bytes.fill(0, 22, 26);
    viewOf(page.bytes).setUint32(22, oggCrc32(page.bytes), true);
    redactions.push({ offset: page.offset + 22, length: 4, head: [...page.bytes.subarray(22, 26)] });
  }
  return redactions;
}

/** How the comments begin when there are none: what codec it is, a maker of redactions, no comment. Null for other codecs. */
function silentHead(packet: Uint8Array): number[] | null {
  const codec = ["\x03vorbis", "OpusTags", "\x81theora"].find(
    (mark) => latin1Text(packet, 0, mark.length) === mark,
  );
  if (!codec || packet.length < codec.length + 8) return null;
  const makerBytes = viewOf(packet).getUint32(codec.length, true);
  if (codec.length + 8 + makerBytes > packet.length) throw new RangeError("Comments longer than they are.");
  return [
    ...packet.subarray(0, codec.length + 4),
    ...new Array<number>(makerBytes).fill(0x20),
    ...[0, 0, 0, 0],
    // Vorbis I, 5.2.1: a set bit ends the list.
    ...(codec === "\x03vorbis" ? [1] : []),
  ];
}
