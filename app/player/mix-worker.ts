import { masterMix } from "~/engine/sound/master";
import { addUpMix, MIX_BLOCK_FRAMES, MIX_SAMPLE_RATE } from "~/engine/sound/mix";
import { type MusicSource, openMusic } from "~/engine/sound/music-source";
import { readSound, type SoundReading } from "~/engine/sound/read-sound";
import { loadSounds } from "~/media/load-sounds";
import type { MusicRequest, SoundMix } from "~/scene/composition";

export interface MixOrder {
  /** Counts up; answers carry it. */
  id: number;
  sound: SoundMix;
  durationSeconds: number;
  /** Absolute addresses by asset id: functions cannot be posted. */
  mediaUrls: Record<string, string>;
  /** As it is before it is brought to its loudness: for meters of its parts. */
  isUnmastered?: boolean;
}

export type MixMessage = MixOrder | { cancel: number };

/** `left` and `right` at `MIX_SAMPLE_RATE`; `failedIds` are sounds that could not be had and are missing from the mix. */
export type MixAnswer =
  | {
      id: number;
      left: Float32Array<ArrayBuffer>;
      right: Float32Array<ArrayBuffer>;
      failedIds: string[];
      reading: SoundReading;
    }
  | { id: number; error: string };

/** Pieces composed lately, by what they were composed for: an edit that leaves the music alone does not compose again. */
const pieces = new Map<string, MusicSource>();
const MOST_PIECES = 2;

const running = new Map<number, AbortController>();

/** Mixing takes longer than a frame, so it is done beside the page, with the code that exports use. */
self.onmessage = async ({ data }: MessageEvent<MixMessage>) => {
  if ("cancel" in data) {
    running.get(data.cancel)?.abort();
    return;
  }
  const { id } = data;
  const aborting = new AbortController();
  running.set(id, aborting);
  try {
    const mix = await makeMix(data, aborting.signal);
    const answer: MixAnswer = { id, ...mix };
    self.postMessage(answer, { transfer: [mix.left.buffer, mix.right.buffer] });
  } catch (error) {
    const answer: MixAnswer = { id, error: String(error) };
    self.postMessage(answer);
  } finally {
    running.delete(id);
  }
};

async function makeMix(order: MixOrder, signal: AbortSignal) {
  const { sound, durationSeconds, mediaUrls, isUnmastered = false } = order;
  const sounds = await loadSounds(sound, { mediaUrl: (assetId) => mediaUrls[assetId] ?? "", signal });
  try {
    const frames = Math.round(durationSeconds * MIX_SAMPLE_RATE);
    const left = new Float32Array(frames);
    const right = new Float32Array(frames);
    const piece = sound.music?.assetId ? null : sound.music;
    const music = piece && pieceOf(piece, durationSeconds);
    let start = 0;
    const parts = { sound, durationSeconds, music, sounds };
    for await (const block of isUnmastered ? addUpMix(parts) : masterMix(parts, signal)) {
      signal.throwIfAborted();
      left.set(block.left, start);
      right.set(block.right, start);
      start += block.left.length;
      // A turn of the loop lets a cancellation in.
      await new Promise((resolve) => setTimeout(resolve));
    }
    const reading = readSound(left, right, MIX_SAMPLE_RATE);
    return { left, right, failedIds: sounds.failedIds, reading };
  } finally {
    await sounds.close();
  }
}

function pieceOf(music: MusicRequest, durationSeconds: number): MusicSource {
  const key = `${music.bedId}/${music.seed}/${music.fromSeconds ?? 0}/${durationSeconds}`;
  const known = pieces.get(key);
  pieces.delete(key);
  const piece = known ?? openMusic(music, durationSeconds, MIX_SAMPLE_RATE, MIX_BLOCK_FRAMES);
  pieces.set(key, piece);
  for (const oldest of pieces.keys()) if (pieces.size > MOST_PIECES) pieces.delete(oldest);
  return piece;
}
