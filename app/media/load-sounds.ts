import { createLoudnessMeter } from "~/engine/sound/loudness";
import { MIX_BLOCK_FRAMES, MIX_SAMPLE_RATE } from "~/engine/sound/mix";
import { resample, resampleReach } from "~/engine/sound/resample";
import type { MixSounds, SoundReader, VoiceSound } from "~/engine/sound/sound-reader";
import type { AudioWindow } from "~/media/audio-window";
import { openSound, type SoundFile } from "~/media/open-sound";
import type { ClipSoundRequest, SoundMix } from "~/scene/composition";

/** Sounds of a mix. Whoever loaded them closes them. */
export type LoadedSounds = MixSounds & {
  close(): Promise<void>;
  /** Assets that were asked to sound and could not be had. A clip without sound is no failure. */
  failedIds: string[];
};

export interface LoadSoundsOptions {
  /** Address of an asset's file. */
  mediaUrl: (assetId: string) => string;
  signal?: AbortSignal;
}

/**
 * Opens the voices and clips of a mix for reading, in a page or a worker. They are decoded while they are read, so that a
 * long video needs no more memory than a short one. A sound that cannot be had is reported, never thrown. Throws the
 * signal's reason when aborted, and leaves nothing open then.
 */
export async function loadSounds(
  { voices, clips }: Pick<SoundMix, "voices" | "clips">,
  { mediaUrl, signal }: LoadSoundsOptions,
): Promise<LoadedSounds> {
  const opened: { close(): Promise<void> }[] = [];
  const failed = new Set<string>();
  const voiceSounds = new Map<string, VoiceSound>();
  const clipSounds = new Map<number, SoundReader>();
  const close = async () => {
    for (const one of opened) await one.close();
  };
  const open = async (assetId: string) => {
    const file = await openSound(mediaUrl(assetId));
    if (file) opened.push(file);
    return file;
  };

  try {
    const voiceIds = new Set(voices.filter((voice) => voice.gain > 0).map((voice) => voice.assetId));
    for (const assetId of voiceIds) {
      signal?.throwIfAborted();
      try {
        const file = await open(assetId);
        if (!file) throw new Error("A voice without a sound track.");
        const reader = pieceOf(
          file.window,
          { startSeconds: 0, endSeconds: Number.POSITIVE_INFINITY },
          1,
          false,
        );
        voiceSounds.set(assetId, { ...reader, loudness: await loudnessOf(reader, file.durationSeconds) });
      } catch {
        failed.add(assetId);
      }
    }
    for (const [index, clip] of clips.entries()) {
      signal?.throwIfAborted();
      if (clip.gain === 0) continue;
      try {
        const file = await open(clip.assetId);
        if (file) clipSounds.set(index, clipReader(file, clip));
      } catch {
        failed.add(clip.assetId);
      }
    }
    signal?.throwIfAborted();
  } catch (thrown) {
    await close();
    throw thrown;
  }
  return {
    getVoice: (assetId) => voiceSounds.get(assetId) ?? null,
    getClip: (index) => clipSounds.get(index) ?? null,
    failedIds: [...failed],
    close,
  };
}

function clipReader({ window, durationSeconds }: SoundFile, clip: ClipSoundRequest): SoundReader {
  const span = {
    startSeconds: clip.trimStartSeconds,
    endSeconds: Math.min(clip.trimEndSeconds ?? durationSeconds, durationSeconds),
  };
  return pieceOf(window, span, clip.speed, clip.loop);
}

/** A part of a file at the mix's rate: faster as asked (and then higher), begun again where it loops, else silent after. */
function pieceOf(
  window: AudioWindow,
  span: { startSeconds: number; endSeconds: number },
  speed: number,
  loops: boolean,
): SoundReader {
  const ratio = (window.sampleRate / MIX_SAMPLE_RATE) * speed;
  const reach = resampleReach(ratio);
  const first = span.startSeconds * window.sampleRate;
  const frames = ((span.endSeconds - span.startSeconds) * window.sampleRate) / ratio;

  const readOnce = async (from: number, count: number) => {
    const position = first + from * ratio;
    const begin = Math.floor(position) - reach;
    const needed = Math.ceil(count * ratio) + 2 * reach + 1;
    const source = await window.read(begin, needed);
    return {
      left: resample(source.left, position - begin, ratio, count),
      right: resample(source.right, position - begin, ratio, count),
    };
  };

  return {
    async read(firstFrame, count) {
      const result = { left: new Float32Array(count), right: new Float32Array(count) };
      if (frames < 1) return result;
      let done = 0;
      while (done < count) {
        const position = firstFrame + done;
        const inPiece = loops ? position % frames : position;
        if (inPiece >= frames) break;
        const length = Math.max(1, Math.min(count - done, Math.floor(frames - inPiece)));
        const part = await readOnce(inPiece, length);
        result.left.set(part.left, done);
        result.right.set(part.right, done);
        done += length;
      }
      return result;
    },
  };
}

async function loudnessOf(reader: SoundReader, durationSeconds: number): Promise<number> {
  const meter = createLoudnessMeter(2, MIX_SAMPLE_RATE);
  const frames = Math.ceil(durationSeconds * MIX_SAMPLE_RATE);
  for (let start = 0; start < frames; start += MIX_BLOCK_FRAMES) {
    const { left, right } = await reader.read(start, Math.min(MIX_BLOCK_FRAMES, frames - start));
    meter.add([left, right]);
  }
  return meter.integrated();
}
