import { type Box, boxAt, boxesIn } from "./boxes";
import { asciiBytes, latin1 } from "./bytes";

/** A stretch of a file that others do not get to see: a whole box, which becomes an empty one of the same length. */
export interface Blank {
  offset: number;
  length: number;
}

type Read = (offset: number, length: number) => Promise<Uint8Array>;

/** A film's index is read whole; one larger than this is of no file we take. */
const mostIndexBytes = 32 * 1024 * 1024;
const talkative = new Set(["udta", "meta", "uuid"]);

/**
 * The boxes of an MP4 or MOV that say where, when and with what it was filmed: user data and metadata of the film and of its
 * tracks, and tracks that hold nothing else. `read` is asked for stretches of the file; few and small but for the index.
 */
export async function findPrivateBoxes(sizeBytes: number, read: Read): Promise<Blank[]> {
  const blanks: Blank[] = [];
  for (let offset = 0; offset + 8 <= sizeBytes; ) {
    const header = await read(offset, Math.min(16, sizeBytes - offset));
    const box = boxAt(header, 0, sizeBytes - offset);
    if (!box) break;
    if (talkative.has(box.type)) blanks.push({ offset, length: box.end });
    if (box.type === "moov" && box.end <= mostIndexBytes) {
      const index = await read(offset, box.end);
      for (const blank of privateIn(index, box.content, box.end))
        blanks.push({ ...blank, offset: offset + blank.offset });
    }
    offset += box.end;
  }
  return blanks;
}

function privateIn(index: Uint8Array, from: number, to: number): Blank[] {
  return boxesIn(index, from, to).flatMap((box) => {
    const isTrack = box.type === "trak";
    if (talkative.has(box.type) || (isTrack && isMetadataTrack(index, box))) {
      return [{ offset: box.start, length: box.end - box.start }];
    }
    return isTrack ? privateIn(index, box.content, box.end) : [];
  });
}

function isMetadataTrack(index: Uint8Array, track: Box): boolean {
  const media = boxesIn(index, track.content, track.end).find(({ type }) => type === "mdia");
  const handler = media && boxesIn(index, media.content, media.end).find(({ type }) => type === "hdlr");
  return handler !== undefined && latin1(index, handler.content + 8, 4) === "meta";
}

const emptyBox = asciiBytes("free");

/** Makes the boxes empty in a piece of the file that begins at `offset`; the piece itself is changed. */
export function blankOut(piece: Uint8Array, offset: number, blanks: readonly Blank[]): void {
  for (const blank of blanks) {
    const start = Math.max(blank.offset + 4, offset);
    const end = Math.min(blank.offset + blank.length, offset + piece.length);
    for (let at = start; at < end; at++) piece[at - offset] = emptyBox[at - blank.offset - 4] ?? 0;
  }
}
