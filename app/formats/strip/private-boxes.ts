import { latin1Bytes, latin1Text } from "../bytes";
import { type Box, boxAt, boxesIn } from "../isobmff";
import type { ReadBytes, Redaction } from "./redaction";

/** A film's index is read whole; one larger than this is of no file we take. */
const mostIndexBytes = 32 * 1024 * 1024;
const talkative = new Set(["udta", "meta", "uuid"]);
const dated = new Set(["mvhd", "tkhd", "mdhd"]);

/**
 * What of an MP4 or MOV says where, when and with what it was filmed: user data and metadata of the film and of its
 * tracks, tracks that hold nothing else, times and names of devices. `read` is asked for stretches of the file; few and small but for the index.
 */
export async function findPrivateBoxes(sizeBytes: number, read: ReadBytes): Promise<Redaction[]> {
  const redactions: Redaction[] = [];
  for (let offset = 0; offset + 8 <= sizeBytes; ) {
    const header = await read(offset, Math.min(16, sizeBytes - offset));
    const box = boxAt(header, 0, sizeBytes - offset);
    if (!box) break;
    if (talkative.has(box.type)) redactions.push(redactionOfBox(offset, box.end));
    if (box.type === "moov" && box.end <= mostIndexBytes) {
      const index = await read(offset, box.end);
      for (const redaction of privateIn(index, box.content, box.end))
        redactions.push({ ...redaction, offset: offset + redaction.offset });
    }
    offset += box.end;
  }
  return redactions;
}

function privateIn(index: Uint8Array, from: number, to: number): Redaction[] {
  return boxesIn(index, from, to).flatMap((box) => {
    const { type, start, content, end } = box;
    if (talkative.has(type) || (type === "trak" && isMetadataTrack(index, box))) {
      return [redactionOfBox(start, end - start)];
    }
    if (type === "trak" || type === "mdia") return privateIn(index, content, end);
    if (type === "minf") return namesOfEncoders(index, box);
    // When it was filmed and changed: two times, of 4 bytes each or of 8 in the second version.
    if (dated.has(type)) return [{ offset: content + 4, length: index[content] === 1 ? 16 : 8 }];
    // What the device calls its part that made the track.
    return type === "hdlr" && end > content + 24
      ? [{ offset: content + 24, length: end - content - 24 }]
      : [];
  });
}

/** What made the images, in the description of each kind of them (ISO/IEC 14496-12, 12.1.3). */
function namesOfEncoders(index: Uint8Array, { content, end }: Box): Redaction[] {
  const parts = boxesIn(index, content, end);
  const table = parts.find(({ type }) => type === "stbl");
  if (!table || !parts.some(({ type }) => type === "vmhd")) return [];
  return boxesIn(index, table.content, table.end)
    .filter(({ type }) => type === "stsd")
    .flatMap((list) => boxesIn(index, list.content + 8, list.end))
    .filter((entry) => entry.end >= entry.content + 74)
    .map((entry) => ({ offset: entry.content + 42, length: 32 }));
}

function isMetadataTrack(index: Uint8Array, track: Box): boolean {
  const media = boxesIn(index, track.content, track.end).find(({ type }) => type === "mdia");
  const handler = media && boxesIn(index, media.content, media.end).find(({ type }) => type === "hdlr");
  return handler !== undefined && latin1Text(index, handler.content + 8, 4) === "meta";
}

const emptyBox = [...latin1Bytes("free")];

/** The box becomes an empty one of the same length. */
function redactionOfBox(start: number, length: number): Redaction {
  return { offset: start + 4, length: length - 4, head: emptyBox };
}
