import { expect, test } from "vitest";
import type { SoundMix } from "~/scene/composition";
import { createRandom } from "../../domain/random/seeded-random.ts";
import { createLimiter } from "./limiter.ts";
import { measureLoudness } from "./loudness.ts";
import { masterMix } from "./master.ts";
import { MIX_BLOCK_FRAMES, MIX_SAMPLE_RATE } from "./mix.ts";
import { openMusic } from "./music-source.ts";
import type { MixSounds, SoundReader } from "./sound-reader.ts";
import { createStereo, type Stereo } from "./stereo.ts";
import { measureTruePeak } from "./true-peak.ts";

const silentSounds: MixSounds = { getVoice: () => null, getClip: () => null };

function join(blocks: Stereo[]): Stereo {
  const whole = createStereo(blocks.reduce((sum, block) => sum + block.left.length, 0));
  let start = 0;
  for (const { left, right } of blocks) {
    whole.left.set(left, start);
    whole.right.set(right, start);
    start += left.length;
  }
  return whole;
}

async function mixed(sound: SoundMix, durationSeconds: number, sounds: MixSounds = silentSounds) {
  const music = sound.music && openMusic(sound.music, durationSeconds, MIX_SAMPLE_RATE, MIX_BLOCK_FRAMES);
  const blocks: Stereo[] = [];
  for await (const block of masterMix({ sound, durationSeconds, music, sounds })) blocks.push(block);
  return join(blocks);
}

/** Tones at speech's pace under a voice's loudness: bursts of 180 ms, 120 Hz and its harmonics. */
const speech: SoundReader & { loudness: number } = {
  loudness: -23,
  read(firstFrame, frames) {
    const block = createStereo(frames);
    for (let index = 0; index < frames; index++) {
      const time = (firstFrame + index) / MIX_SAMPLE_RATE;
      const syllable = Math.max(0, Math.sin((2 * Math.PI * time) / 0.36));
      let tone = 0;
      for (let n = 1; n < 12; n++) tone += Math.sin(2 * Math.PI * 120 * n * time) / n;
      block.left[index] = block.right[index] = 0.08 * syllable * tone;
    }
    return block;
  },
};
const spoken: MixSounds = { getVoice: () => speech, getClip: () => null };
const music = { bedId: "bright-steps", seed: 4, gain: 0.6 };
const voice = { assetId: "line", startSeconds: 3, durationSeconds: 3, gain: 1 };
const decibels = (ratio: number) => 20 * Math.log10(ratio);
const peak = (samples: Float32Array) => samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);

test.each([
  ["music alone", { music, voices: [], clips: [] }],
  ["the piece with the highest peaks", { music: { ...music, bedId: "front-porch" }, voices: [], clips: [] }],
  ["music under a voice", { music, voices: [voice], clips: [] }],
  ["a voice alone", { music: null, voices: [{ ...voice, startSeconds: 0, durationSeconds: 7 }], clips: [] }],
] as const)(
  "%s comes out at −14 LUFS, its true peak below −1 dB, exactly as long as asked",
  async (_, sound) => {
    const { left, right } = await mixed(sound as unknown as SoundMix, 7.3, spoken);
    expect(left.length).toBe(Math.round(7.3 * MIX_SAMPLE_RATE));
    expect(Math.abs(measureLoudness([left, right], MIX_SAMPLE_RATE) + 14)).toBeLessThan(0.5);
    expect(decibels(measureTruePeak([left, right]))).toBeLessThan(-1);
  },
);

test("music turned down alone is quieter, and turned up no louder than the target", async () => {
  const level = async (gain: number) => {
    const { left, right } = await mixed({ music: { ...music, gain }, voices: [], clips: [] }, 5);
    return measureLoudness([left, right], MIX_SAMPLE_RATE);
  };
  expect(await level(0.15)).toBeCloseTo(-14 - 12, 0);
  expect(await level(1)).toBeCloseTo(-14, 0);
});

test("the music steps back under a voice and comes back after it", async () => {
  const mute: MixSounds = {
    getVoice: () => ({ ...speech, read: (_, frames) => createStereo(frames) }),
    getClip: () => null,
  };
  const sound: SoundMix = { music, voices: [voice], clips: [] };
  const ducked = await mixed(sound, 9, mute);
  const plain = await mixed({ ...sound, voices: [] }, 9, mute);
  const rms = ({ left }: Stereo, from: number, to: number) => {
    const piece = left.subarray(from * MIX_SAMPLE_RATE, to * MIX_SAMPLE_RATE);
    return Math.sqrt(piece.reduce((sum, sample) => sum + sample * sample, 0) / piece.length);
  };
  // Against the same piece without a voice, the level of the whole set aside.
  const whole = rms(ducked, 1, 2.7) / rms(plain, 1, 2.7);
  const under = decibels(rms(ducked, 3.1, 5.9) / rms(plain, 3.1, 5.9) / whole);
  expect(under).toBeLessThan(-6);
  expect(under).toBeGreaterThan(-14);
  expect(Math.abs(decibels(rms(ducked, 6.7, 7.4) / rms(plain, 6.7, 7.4) / whole))).toBeLessThan(1.5);
});

test("the same parts give the same samples, and silence stays silent", async () => {
  const sound: SoundMix = { music, voices: [voice], clips: [] };
  expect((await mixed(sound, 5, spoken)).left).toEqual((await mixed(sound, 5, spoken)).left);
  expect(peak((await mixed({ music: null, voices: [], clips: [] }, 2)).left)).toBeLessThan(1e-6);
});

test("music of ten minutes is composed anew each time, in the same samples, rather than kept", () => {
  const long = openMusic(music, 600, 8000, 8000);
  const first = long.play()[Symbol.iterator]().next().value;
  const again = long.play()[Symbol.iterator]().next().value;
  expect(again?.lead.left).toEqual(first?.lead.left);
  const short = openMusic(music, 10, 8000, 8000);
  expect(short.play()[Symbol.iterator]().next().value).toBe(short.play()[Symbol.iterator]().next().value);
});

function noise(frames: number, gain: number): Stereo {
  const sound = createStereo(frames);
  const random = createRandom(1);
  for (let index = 0; index < frames; index++) {
    sound.left[index] = (random() * 2 - 1) * gain;
    sound.right[index] = (random() * 2 - 1) * gain;
  }
  return sound;
}

function limited(sound: Stereo, ceiling: number, blockFrames: number): Stereo {
  const limiter = createLimiter(ceiling, 48000);
  const blocks: Stereo[] = [];
  for (let start = 0; start < sound.left.length; start += blockFrames) {
    const end = start + blockFrames;
    blocks.push(limiter.push({ left: sound.left.slice(start, end), right: sound.right.slice(start, end) }));
  }
  return join([...blocks, limiter.finish()]);
}

test("the limiter holds true peaks, in blocks of any size, and leaves quiet sound alone", () => {
  const loud = limited(noise(24000, 3), 0.8, 5000);
  expect(measureTruePeak([loud.left, loud.right])).toBeLessThan(0.85);
  expect(loud.left.length).toBe(24000);
  const other = limited(noise(24000, 3), 0.8, 100);
  for (let index = 0; index < 24000; index += 7) expect(other.left[index]).toBeCloseTo(loud.left[index]!, 5);
  expect(limited(noise(24000, 0.2), 0.8, 5000).left).toEqual(noise(24000, 0.2).left);
});

test("the limiter turns down before a peak, not at it", () => {
  const sound = createStereo(4800);
  sound.left.fill(0.4);
  sound.left[2400] = 2;
  const { left } = limited(sound, 0.8, 1000);
  expect(left[2400]!).toBeLessThanOrEqual(0.8 + 1e-6);
  expect(left[2385]!).toBeLessThan(0.25);
  expect(left[100]!).toBeCloseTo(0.4, 3);
});
