import { type EncodedPacket, EncodedPacketSink } from "mediabunny";
import { clipTimeAt } from "~/engine/clip-time";
import { type AvcDescription, readAvcDescription } from "~/export/copies/avc-description";
import { copyPacket, NotCopyableError } from "~/export/copies/copy-packets";
import { numbersOfPictureSet } from "~/export/copies/renumber";
import { readSequenceParameters } from "~/export/copies/sequence-parameters";
import type { UntouchedRun } from "~/export/copies/untouched-runs";
import type { ClipFile } from "~/media/load-clips";

/** Frames that are packets of a clip's file, one each. */
export interface CopiedRun {
  startFrame: number;
  endFrame: number;
  file: ClipFile;
  description: AvcDescription;
  /** Which numbers its parameter sets have in the track. */
  video: number;
  /** Time of its first packet in the file, a key frame. */
  firstSeconds: number;
  sizeBytes: number;
}

/** A shorter stretch saves less than the key frame behind it costs. */
const SHORTEST_SECONDS = 1;
/** Longer stretches are parted at a key frame: a part is held in memory. */
const LONGEST_SECONDS = 4;

/** Baseline, Main and High: what every player of H.264 has. */
const profiles = [66, 77, 100];
/** Higher numbers would not fit once they are made the video's own. */
const MOST_PICTURE_SETS = 15;

/** Whether packets with such parameter sets can stand beside others of the same size in one track, without a glitch. */
export function isJoinable(
  { sequenceSets, pictureSets }: AvcDescription,
  size: { width: number; height: number },
): boolean {
  const [only] = sequenceSets;
  if (!only || sequenceSets.length > 1 || pictureSets.length === 0) return false;
  const { id, profile, width, height, isPlain, isBt709Limited, isInOrder } = readSequenceParameters(only);
  return (
    id === 0 &&
    profiles.includes(profile) &&
    width === size.width &&
    height === size.height &&
    isPlain &&
    isBt709Limited &&
    isInOrder &&
    pictureSets.every((unit) => {
      const { own, sequence } = numbersOfPictureSet(unit);
      return own < MOST_PICTURE_SETS && sequence === 0;
    })
  );
}

/** The parameter sets of a clip whose packets can be copied into a video of such a size; `null` where they cannot. */
export async function descriptionOf(
  { track }: ClipFile,
  size: { width: number; height: number },
): Promise<AvcDescription | null> {
  const isUpright = (await track.getRotation()) === 0 && !(await track.getFlip());
  if ((await track.getCodec()) !== "avc" || !isUpright) return null;
  const { num, den } = await track.getPixelAspectRatio();
  const bytes = (await track.getDecoderConfig())?.description;
  if (num !== den || !bytes) return null;
  const description = readAvcDescription(
    ArrayBuffer.isView(bytes)
      ? new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength)
      : new Uint8Array(bytes),
  );
  return isJoinable(description, size) ? description : null;
}

/**
 * The parts of an untouched run in which each frame is exactly one packet, the one whose picture would be shown: neither
 * reordered (B-frames), nor left out, nor shown twice. Each begins with a key frame.
 */
export async function findCopies(
  run: UntouchedRun,
  frameRate: number,
  file: ClipFile,
  description: AvcDescription,
  video: number,
  mostBitsPerSecond: number,
): Promise<CopiedRun[]> {
  const { layer } = run;
  const timeOf = (frame: number) => clipTimeAt(layer, layer.startSeconds, frame / frameRate, file.endSeconds);
  const sink = new EncodedPacketSink(file.track);
  const found: CopiedRun[] = [];
  let frame = run.startFrame;
  while (frame < run.endFrame) {
    const key = await keyFrom(sink, timeOf(frame));
    if (!key) break;
    while (frame < run.endFrame && timeOf(frame) < key.timestamp) frame++;
    const startFrame = frame;
    const parts: CopiedRun[] = [];
    let packet: EncodedPacket | null = key;
    while (packet && frame < run.endFrame) {
      const next: EncodedPacket | null = await sink.getNextPacket(packet, { metadataOnly: true });
      const time = timeOf(frame);
      if (time < packet.timestamp || (next && time >= next.timestamp)) break;
      const part = parts.at(-1);
      const isLong = !part || frame - part.startFrame >= LONGEST_SECONDS * frameRate;
      if (part && !(isLong && packet.type === "key")) {
        part.endFrame = frame + 1;
        part.sizeBytes += packet.byteLength;
      } else {
        const firstSeconds = packet.timestamp;
        const sizeBytes = packet.byteLength;
        parts.push({
          startFrame: frame,
          endFrame: frame + 1,
          file,
          description,
          video,
          firstSeconds,
          sizeBytes,
        });
      }
      packet = next;
      frame++;
    }
    const seconds = (frame - startFrame) / frameRate;
    const bits = parts.reduce((sum, { sizeBytes }) => sum + sizeBytes * 8, 0);
    const isWorthIt = seconds >= SHORTEST_SECONDS && bits / seconds <= mostBitsPerSecond;
    if (isWorthIt && (await beginsWithKey(sink, key.timestamp, description))) found.push(...parts);
    // A clip that begins again may go on with its first packet.
    if (frame === startFrame) frame++;
  }
  return found;
}

/** The key packet that is shown at a time, or else the next one. */
async function keyFrom(sink: EncodedPacketSink, fileSeconds: number): Promise<EncodedPacket | null> {
  const options = { metadataOnly: true };
  const before = await sink.getKeyPacket(fileSeconds, options);
  if (!before) return sink.getFirstKeyPacket(options);
  const next = await sink.getNextPacket(before, options);
  return !next || fileSeconds < next.timestamp ? before : sink.getNextKeyPacket(before, options);
}

/** Whether a packet that the file calls a key frame is one that decoders begin with. */
async function beginsWithKey(
  sink: EncodedPacketSink,
  fileSeconds: number,
  description: AvcDescription,
): Promise<boolean> {
  const packet = await sink.getKeyPacket(fileSeconds);
  try {
    return packet !== null && copyPacket(packet.data, description, 0).isKey;
  } catch (error) {
    if (error instanceof NotCopyableError) return false;
    throw error;
  }
}
