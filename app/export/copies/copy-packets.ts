import { type EncodedPacket, EncodedPacketSink } from "mediabunny";
import type { AvcDescription } from "~/export/copies/avc-description";
import type { CopiedRun } from "~/export/copies/find-copies";
import { nalUnitsOf, packetOf } from "~/export/copies/nal-units";
import { renumberSlice } from "~/export/copies/renumber";
import type { EncodedSegment, PacketEntry, StoredDecoderConfig } from "~/export/segments/encoded-segment";

/** NAL unit types (ITU-T H.264, table 7-1). */
const SLICE = 1;
const KEY_SLICE = 5;
const SEQUENCE_SET = 7;
const PICTURE_SET = 8;
/** What pictures do not depend on: notes (SEI, which refer to parameter sets by number), delimiters, ends and filling. */
const passedOver = [6, 9, 10, 11, 12];

/** A packet that cannot stand in a track beside others; its frames have to be encoded. */
export class NotCopyableError extends Error {}

/** A packet of H.264 under the numbers of its video, and whether decoding can begin with it. */
export function copyPacket(
  packet: Uint8Array,
  description: AvcDescription,
  video: number,
): { bytes: Uint8Array<ArrayBuffer>; isKey: boolean } {
  const units: Uint8Array[] = [];
  let isKey = false;
  for (const unit of nalUnitsOf(packet, description.lengthBytes)) {
    const type = unit[0]! & 31;
    if (type === SLICE || type === KEY_SLICE) {
      isKey ||= type === KEY_SLICE;
      units.push(renumberSlice(unit, video));
    } else if (type === SEQUENCE_SET || type === PICTURE_SET) {
      const known = type === SEQUENCE_SET ? description.sequenceSets : description.pictureSets;
      if (!known.some((set) => sameBytes(set, unit))) throw new NotCopyableError("Its parameters change.");
    } else if (!passedOver.includes(type)) {
      throw new NotCopyableError(`It has a NAL unit of type ${type}.`);
    }
  }
  if (units.length === 0) throw new NotCopyableError("It has no picture.");
  return { bytes: packetOf(units), isKey };
}

/** The packets of a run as a segment. Rejects where one of them cannot be copied. */
export async function copySegment(run: CopiedRun, config: StoredDecoderConfig): Promise<EncodedSegment> {
  const packets: PacketEntry[] = [];
  const chunks: Uint8Array[] = [];
  const count = run.endFrame - run.startFrame;
  const sink = new EncodedPacketSink(run.file.track);
  let packet: EncodedPacket | null = await sink.getKeyPacket(run.firstSeconds);
  if (packet?.timestamp !== run.firstSeconds) throw new NotCopyableError("Its first packet is gone.");
  for (let frame = 0; frame < count; frame++) {
    if (!packet) throw new NotCopyableError("It ends too early.");
    const { bytes, isKey } = copyPacket(packet.data, run.description, run.video);
    if (frame === 0 && !isKey) throw new NotCopyableError("It begins within a group of pictures.");
    packets.push({ isKey, frame, sizeBytes: bytes.length });
    chunks.push(bytes);
    packet = await sink.getNextPacket(packet);
  }
  const data = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let position = 0;
  for (const chunk of chunks) {
    data.set(chunk, position);
    position += chunk.length;
  }
  return { packets, data, config };
}

function sameBytes(first: Uint8Array, second: Uint8Array): boolean {
  return first.length === second.length && first.every((byte, index) => byte === second[index]);
}
