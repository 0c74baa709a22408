import { clipStretches, fileTimeIn, isPaced, watchedSeconds } from "~/engine/clip-time";
import { createLoudnessMeter } from "~/engine/sound/loudness";
import { MIX_BLOCK_FRAMES, MIX_SAMPLE_RATE } from "~/engine/sound/mix";
import { resample, resampleReach } from "~/engine/sound/resample";
import type { MixSounds, SoundReader, VoiceSound } from "~/engine/sound/sound-reader";
import type { AudioWindow } from "~/media/audio-window";
import { openSound, type SoundFile } from "~/media/open-sound";
import type { AddedSoundRequest, ClipSoundRequest, SoundMix } from "~/scene/composition";

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
  { music, voices, clips, sounds = [] }: SoundMix,
  { mediaUrl, signal }: LoadSoundsOptions,
): Promise<LoadedSounds> {
  const opened: { close(): Promise<void> }[] = [];
  const failed = new Set<string>();
  const voiceSounds = new Map<string, VoiceSound>();
  const clipSounds = new Map<number, SoundReader>();
  const addedSounds = new Map<number, SoundReader>();
  let song: VoiceSound | null = null;
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
    for (const [index, added] of sounds.entries()) {
      signal?.throwIfAborted();
      const { source, gain } = added;
      if (gain === 0) continue;
      try {
        if (source.kind === "effect") {
          addedSounds.set(index, await effectReader(source.effectId, added.loops));
        } else {
          const file = await open(source.assetId);
          if (file) addedSounds.set(index, fileReader(file, added, source));
        }
      } catch {
        failed.add(source.kind === "effect" ? source.effectId : source.assetId);
      }
    }
    if (music?.assetId && music.gain > 0) {
      signal?.throwIfAborted();
      try {
        const file = await open(music.assetId);
        if (!file) throw new Error("Music without a sound track.");
        song = await songReader(file, music.fromSeconds ?? 0);
      } catch {
        failed.add(music.assetId);
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
    getAdded: (index) => addedSounds.get(index) ?? null,
    getMusicFile: () => song,
    failedIds: [...failed],
    close,
  };
}

/** The effects' code is fetched only for a mix that has one. */
async function effectReader(effectId: string, loops: boolean): Promise<SoundReader> {
  const { renderEffect } = await import("~/engine/sound/effects/effects");
  const { left, right } = renderEffect(effectId);
  return {
    read(firstFrame, count) {
      const result = { left: new Float32Array(count), right: new Float32Array(count) };
      for (let done = 0; done < count; ) {
        const at = loops ? (firstFrame + done) % left.length : firstFrame + done;
        if (at >= left.length) break;
        const length = Math.min(count - done, left.length - at);
        result.left.set(left.subarray(at, at + length), done);
        result.right.set(right.subarray(at, at + length), done);
        done += length;
      }
      return result;
    },
  };
}

function fileReader(
  { window, durationSeconds }: SoundFile,
  { loops }: AddedSoundRequest,
  { trimStartSeconds, trimEndSeconds }: Extract<AddedSoundRequest["source"], { kind: "file" }>,
): SoundReader {
  const endSeconds = Math.min(trimEndSeconds ?? durationSeconds, durationSeconds);
  return pieceOf(window, { startSeconds: trimStartSeconds, endSeconds }, 1, loops);
}

/** From a moment of the file on, and from its beginning again where it is too short. */
async function songReader({ window, durationSeconds }: SoundFile, fromSeconds: number): Promise<VoiceSound> {
  const whole = pieceOf(window, { startSeconds: 0, endSeconds: durationSeconds }, 1, true);
  const loudness = await loudnessOf(whole, durationSeconds);
  const skipped = Math.round(fromSeconds * MIX_SAMPLE_RATE);
  return { loudness, read: (firstFrame, count) => whole.read(firstFrame + skipped, count) };
}

function clipReader({ window, durationSeconds }: SoundFile, clip: ClipSoundRequest): SoundReader {
  if (isPaced(clip)) return pacedReader(window, durationSeconds, clip);
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

/** Frames read at one speed where the speed changes. */
const PACED_FRAMES = 512;
/** Around what stands still, so that it does not click. */
const STILL_FADE_SECONDS = 0.005;

/** The sound of a clip whose speed changes; silent while it stands still. */
function pacedReader(window: AudioWindow, durationSeconds: number, clip: ClipSoundRequest): SoundReader {
  const stretches = clipStretches(clip, durationSeconds);
  const turnSeconds = watchedSeconds(clip, durationSeconds);
  const isStill = (index: number) => stretches[index]?.toSpeed === 0;
  return {
    async read(firstFrame, count) {
      const result = { left: new Float32Array(count), right: new Float32Array(count) };
      for (let done = 0; done < count; ) {
        const elapsed = (firstFrame + done) / MIX_SAMPLE_RATE;
        const inTurn = clip.loop && turnSeconds > 0 ? elapsed % turnSeconds : elapsed;
        const index = stretches.findLastIndex(({ elapsedSeconds }) => elapsedSeconds <= inTurn);
        const stretch = stretches[index];
        if (!stretch || inTurn >= turnSeconds) break;
        const since = inTurn - stretch.elapsedSeconds;
        const left = Math.max(1, Math.ceil((stretch.watchedSeconds - since) * MIX_SAMPLE_RATE));
        const length = Math.min(count - done, left, isStill(index) ? left : PACED_FRAMES);
        if (!isStill(index)) {
          const first = fileTimeIn(stretch, since) * window.sampleRate;
          const last = fileTimeIn(stretch, since + length / MIX_SAMPLE_RATE) * window.sampleRate;
          const ratio = (last - first) / length;
          const reach = resampleReach(ratio);
          const begin = Math.floor(first) - reach;
          const source = await window.read(begin, Math.ceil(last - first) + 2 * reach + 2);
          for (const side of ["left", "right"] as const) {
            const samples = resample(source[side], first - begin, ratio, length);
            for (let at = 0; at < length; at++) {
              const played = since + at / MIX_SAMPLE_RATE;
              const fadedIn = isStill(index - 1) ? played / STILL_FADE_SECONDS : 1;
              const fadedOut = isStill(index + 1)
                ? (stretch.watchedSeconds - played) / STILL_FADE_SECONDS
                : 1;
              samples[at]! *= Math.max(0, Math.min(1, fadedIn, fadedOut));
            }
            result[side].set(samples, done);
          }
        }
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
