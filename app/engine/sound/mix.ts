import type { SoundMix } from "~/scene/composition";
import { createBiquad, highPass } from "./biquad.ts";
import { DUCK_DECIBELS, duckAt } from "./ducking.ts";
import { gainOver } from "./gain-shape.ts";
import type { MusicSource } from "./music-source.ts";
import type { Stems } from "./play-score.ts";
import { stemNames } from "./score.ts";
import type { MixSounds, SoundReader, VoiceSound } from "./sound-reader.ts";
import { createStereo, type Stereo } from "./stereo.ts";

/** In hertz; the rate of film and television sound. */
export const MIX_SAMPLE_RATE = 48000;
/** A mix is made in blocks of this many frames: a second. */
export const MIX_BLOCK_FRAMES = 48000;

/** Where every spoken line is brought before its gain, so that lines recorded on different days are equally loud. */
const VOICE_LUFS = -16;
/** A line quieter than this allows is left a little quiet: what would be brought up is noise. */
const LARGEST_VOICE_GAIN = 10 ** (18 / 20);
/** Below a voice there is only the table it stands on. */
const VOICE_LOW_CUT_HERTZ = 75;
const VOICE_FADE_SECONDS = 0.012;
const CLIP_FADE_SECONDS = 0.03;
/** What is cut off while it sounds ends in this, unless it fades by itself. */
const ADDED_FADE_SECONDS = 0.005;
/** A file that goes on beyond the video ends in this. */
const MUSIC_FADE_SECONDS = 1.6;
/** A song is brought to where pieces of our own lie. */
const MUSIC_LUFS = -16;
/** How far music as a whole steps back; parts of our own pieces by more or less than that. */
const USUAL_DUCK_DECIBELS = 10;
/** Frames between two values of the ducking, which are joined by lines. */
const DUCK_STEP = 48;

/** All that a mix is made of. */
export interface MixParts {
  sound: SoundMix;
  durationSeconds: number;
  /** Where `sound.music` asks for one. */
  music: MusicSource | null;
  sounds: MixSounds;
}

/**
 * Music, voices and clips added up, in blocks of `MIX_BLOCK_FRAMES` (the last one shorter): the music steps back under
 * voices, part by part. Level and peaks are left to `masterMix`. Holds no more than a block of each.
 */
export async function* addUpMix({ sound, durationSeconds, music, sounds }: MixParts): AsyncGenerator<Stereo> {
  const frames = Math.round(durationSeconds * MIX_SAMPLE_RATE);
  const voices = sound.voices.flatMap((request) => voicePart(request, sounds));
  const clips = sound.clips.flatMap((request, index) => clipPart(request, sounds.getClip(index)));
  const added = (sound.sounds ?? []).flatMap((request, index) =>
    addedPart(request, sounds.getAdded?.(index) ?? null),
  );
  const leading = [...voices, ...added.filter(({ ducksMusic }) => ducksMusic)];
  const duck = duckAt(
    leading.map(({ firstFrame, frames: length }) => ({
      startSeconds: firstFrame / MIX_SAMPLE_RATE,
      endSeconds: (firstFrame + length) / MIX_SAMPLE_RATE,
    })),
  );
  const song = sound.music && songPart(sound.music, sounds.getMusicFile?.() ?? null, frames, duck);
  const musicGain = sound.music && gainOver(sound.music, durationSeconds);
  const lowCut = { left: createBiquad(voiceFilter), right: createBiquad(voiceFilter) };
  const stems = music && sound.music ? music.play()[Symbol.iterator]() : null;

  for (let start = 0; start < frames; start += MIX_BLOCK_FRAMES) {
    const length = Math.min(MIX_BLOCK_FRAMES, frames - start);
    const block = createStereo(length);
    if (voices.length > 0) {
      for (const voice of voices) await addPart(block, start, voice);
      lowCut.left(block.left);
      lowCut.right(block.right);
    }
    for (const part of [...clips, ...added]) await addPart(block, start, part);
    if (song) await addPart(block, start, song);
    const next = stems?.next();
    if (next && !next.done && sound.music) {
      addMusic(block, start, next.value, sound.music, duck, musicGain ?? null);
    }
    yield block;
  }
}

const voiceFilter = highPass(VOICE_LOW_CUT_HERTZ, 0.7, MIX_SAMPLE_RATE);

interface Part {
  reader: SoundReader;
  firstFrame: number;
  frames: number;
  /** Where in the sound it begins. */
  offsetFrames?: number;
  gain: number;
  fadeFrames: number;
  /** A further factor, by the seconds since it began. */
  gainOver?: ((seconds: number) => number) | null;
}

function voicePart(request: SoundMix["voices"][number], sounds: MixSounds): Part[] {
  const reader = sounds.getVoice(request.assetId);
  if (!reader || request.gain === 0 || !Number.isFinite(reader.loudness)) return [];
  const levelling = Math.min(LARGEST_VOICE_GAIN, 10 ** ((VOICE_LUFS - reader.loudness) / 20));
  return [
    {
      reader,
      firstFrame: Math.round(request.startSeconds * MIX_SAMPLE_RATE),
      frames: Math.round(request.durationSeconds * MIX_SAMPLE_RATE),
      offsetFrames: Math.round((request.fromSeconds ?? 0) * MIX_SAMPLE_RATE),
      gain: request.gain * levelling,
      fadeFrames: Math.round(VOICE_FADE_SECONDS * MIX_SAMPLE_RATE),
    },
  ];
}

function clipPart(request: SoundMix["clips"][number], reader: SoundReader | null): Part[] {
  if (!reader || request.gain === 0) return [];
  const firstFrame = Math.round(request.startSeconds * MIX_SAMPLE_RATE);
  return [
    {
      reader,
      firstFrame,
      frames: Math.round(request.endSeconds * MIX_SAMPLE_RATE) - firstFrame,
      gain: request.gain,
      fadeFrames: Math.round(CLIP_FADE_SECONDS * MIX_SAMPLE_RATE),
      gainOver: gainOver(
        { ...(request.curve && { curve: request.curve }) },
        request.endSeconds - request.startSeconds,
      ),
    },
  ];
}

function addedPart(
  request: NonNullable<SoundMix["sounds"]>[number],
  reader: SoundReader | null,
): (Part & { ducksMusic: boolean })[] {
  if (!reader || request.gain === 0) return [];
  const firstFrame = Math.round(request.startSeconds * MIX_SAMPLE_RATE);
  return [
    {
      reader,
      firstFrame,
      frames: Math.round(request.endSeconds * MIX_SAMPLE_RATE) - firstFrame,
      gain: request.gain,
      fadeFrames: Math.round(ADDED_FADE_SECONDS * MIX_SAMPLE_RATE),
      gainOver: gainOver(request, request.endSeconds - request.startSeconds),
      ducksMusic: request.ducksMusic,
    },
  ];
}

/** A file in the place of a piece of our own: as loud, and stepping back as a whole. */
function songPart(
  request: NonNullable<SoundMix["music"]>,
  reader: VoiceSound | null,
  frames: number,
  duck: (timeSeconds: number) => number,
): Part | null {
  if (!reader || request.gain === 0 || !Number.isFinite(reader.loudness)) return null;
  const seconds = frames / MIX_SAMPLE_RATE;
  const fadeOutSeconds = request.fadeOutSeconds ?? Math.min(MUSIC_FADE_SECONDS, seconds * 0.2);
  const shape = gainOver({ ...request, fadeOutSeconds }, seconds);
  const decibels = request.duckDecibels ?? USUAL_DUCK_DECIBELS;
  return {
    reader,
    firstFrame: 0,
    frames,
    gain: request.gain * Math.min(LARGEST_VOICE_GAIN, 10 ** ((MUSIC_LUFS - reader.loudness) / 20)),
    fadeFrames: Math.round(CLIP_FADE_SECONDS * MIX_SAMPLE_RATE),
    gainOver: (at) => (shape?.(at) ?? 1) * 10 ** ((-decibels * duck(at)) / 20),
  };
}

async function addPart(block: Stereo, start: number, part: Part): Promise<void> {
  const from = Math.max(start, part.firstFrame);
  const to = Math.min(start + block.left.length, part.firstFrame + part.frames);
  if (from >= to) return;
  const sound = await part.reader.read(from - part.firstFrame + (part.offsetFrames ?? 0), to - from);
  const steps = part.gainOver ? gainSteps(part.gainOver, from - part.firstFrame, to - from) : null;
  for (let index = 0; index < to - from; index++) {
    const position = from - part.firstFrame + index;
    const edge = Math.min(1, position / part.fadeFrames, (part.frames - position) / part.fadeFrames);
    const gain = part.gain * edge * (steps ? gainBetween(steps, index) : 1);
    block.left[from - start + index]! += sound.left[index]! * gain;
    block.right[from - start + index]! += sound.right[index]! * gain;
  }
}

/** Values at every `DUCK_STEP` frames, which are joined by lines. */
function gainSteps(gain: (seconds: number) => number, firstFrame: number, frames: number): Float64Array {
  const values = new Float64Array(Math.ceil(frames / DUCK_STEP) + 2);
  for (let step = 0; step < values.length; step++) {
    values[step] = gain((firstFrame + step * DUCK_STEP) / MIX_SAMPLE_RATE);
  }
  return values;
}

function gainBetween(steps: Float64Array, frame: number): number {
  const step = Math.floor(frame / DUCK_STEP);
  const share = frame / DUCK_STEP - step;
  return steps[step]! + (steps[step + 1]! - steps[step]!) * share;
}

function addMusic(
  block: Stereo,
  start: number,
  stems: Stems,
  { gain, duckDecibels = USUAL_DUCK_DECIBELS }: NonNullable<SoundMix["music"]>,
  duck: (timeSeconds: number) => number,
  shape: ((seconds: number) => number) | null,
): void {
  const depth = duckDecibels / USUAL_DUCK_DECIBELS;
  for (let from = 0; from < block.left.length; from += DUCK_STEP) {
    const to = Math.min(block.left.length, from + DUCK_STEP);
    const first = duck((start + from) / MIX_SAMPLE_RATE);
    const last = duck((start + to) / MIX_SAMPLE_RATE);
    const shapeFirst = gain * (shape?.((start + from) / MIX_SAMPLE_RATE) ?? 1);
    const shapeLast = gain * (shape?.((start + to) / MIX_SAMPLE_RATE) ?? 1);
    for (const name of stemNames) {
      const { left, right } = stems[name];
      const gainFirst = shapeFirst * 10 ** ((-DUCK_DECIBELS[name] * depth * first) / 20);
      const gainLast = shapeLast * 10 ** ((-DUCK_DECIBELS[name] * depth * last) / 20);
      const step = (gainLast - gainFirst) / (to - from);
      let current = gainFirst;
      for (let index = from; index < to; index++) {
        block.left[index]! += left[index]! * current;
        block.right[index]! += right[index]! * current;
        current += step;
      }
    }
  }
}
