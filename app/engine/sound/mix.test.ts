import { expect, test } from "vitest";
import type { AddedSoundRequest, SoundMix } from "~/scene/composition";
import { addUpMix, MIX_BLOCK_FRAMES, MIX_SAMPLE_RATE } from "./mix.ts";
import { openMusic } from "./music-source.ts";
import type { Stems } from "./play-score.ts";
import { stemNames } from "./score.ts";
import type { MixSounds, SoundReader, VoiceSound } from "./sound-reader.ts";
import { createStereo, type Stereo } from "./stereo.ts";

/** Samples by the seconds of a sound's own time, on both sides. */
function soundOf(sampleAt: (seconds: number) => number): SoundReader {
  return {
    read(firstFrame, frames) {
      const block = createStereo(frames);
      for (let index = 0; index < frames; index++) {
        block.left[index] = block.right[index] = sampleAt((firstFrame + index) / MIX_SAMPLE_RATE);
      }
      return block;
    },
  };
}

/** As loud as music is brought to, so that its own gain is all that changes it. */
const steady: VoiceSound = { ...soundOf(() => 1), loudness: -16 };
const silence = soundOf(() => 0);

/** Joins the blocks of a mix before it is mastered. */
async function mixed(sound: SoundMix, durationSeconds: number, sounds: Partial<MixSounds>): Promise<Stereo> {
  const music =
    sound.music && !sound.music.assetId
      ? openMusic(sound.music, durationSeconds, MIX_SAMPLE_RATE, MIX_BLOCK_FRAMES)
      : null;
  const all = createStereo(Math.round(durationSeconds * MIX_SAMPLE_RATE));
  const parts = { getVoice: () => null, getClip: () => null, ...sounds };
  let start = 0;
  for await (const block of addUpMix({ sound, durationSeconds, music, sounds: parts })) {
    all.left.set(block.left, start);
    all.right.set(block.right, start);
    start += block.left.length;
  }
  expect(start).toBe(all.left.length);
  return all;
}

function added(change: Partial<AddedSoundRequest>): SoundMix {
  const request: AddedSoundRequest = {
    source: { kind: "effect", effectId: "swish" },
    startSeconds: 0.5,
    endSeconds: 2.25,
    gain: 1,
    loops: false,
    ducksMusic: false,
    ...change,
  };
  return { music: null, voices: [], clips: [], sounds: [request] };
}

const at = ({ left }: Stereo, seconds: number) => left[Math.round(seconds * MIX_SAMPLE_RATE)]!;

function level({ left }: Stereo, from: number, to: number): number {
  const piece = left.subarray(from * MIX_SAMPLE_RATE, to * MIX_SAMPLE_RATE);
  return Math.sqrt(piece.reduce((sum, sample) => sum + sample * sample, 0) / piece.length);
}

test("an added sound is heard at its gain from its start to its end, and nowhere else", async () => {
  const mix = await mixed(added({ gain: 0.6 }), 3.2, { getAdded: () => steady });
  for (const seconds of [0, 0.3, 0.4999, 2.2501, 2.9]) expect(at(mix, seconds)).toBe(0);
  for (const seconds of [0.51, 0.999, 1, 1.5, 2, 2.24]) expect(at(mix, seconds)).toBeCloseTo(0.6, 6);
  expect(mix.right).toEqual(mix.left);
});

test("an added sound begins with its own beginning, across the blocks of a mix", async () => {
  const rising = soundOf((seconds) => seconds / 10);
  const mix = await mixed(added({}), 3, { getAdded: () => rising });
  for (const seconds of [0.6, 0.9999, 1, 1.7, 2.1])
    expect(at(mix, seconds)).toBeCloseTo((seconds - 0.5) / 10, 5);
});

test("every sound has its own reader, by its place", async () => {
  const { sounds = [] } = added({ endSeconds: 1 });
  const mix = await mixed(
    {
      music: null,
      voices: [],
      clips: [],
      sounds: [...sounds, { ...sounds[0]!, startSeconds: 0.8, endSeconds: 1.6 }],
    },
    2,
    { getAdded: (index) => soundOf(() => (index + 1) / 10) },
  );
  expect([0.7, 0.9, 1.2].map((seconds) => at(mix, seconds).toFixed(3))).toEqual(["0.100", "0.300", "0.200"]);
});

test("a curve is counted from the sound's start, straight between its points and held outside", async () => {
  const curve = [
    { seconds: 0.5, gain: 1 },
    { seconds: 1, gain: 0.2 },
    { seconds: 1.5, gain: 2 },
  ];
  const mix = await mixed(added({ curve, gain: 0.5 }), 3, { getAdded: () => steady });
  const gains = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 1.7].map((seconds) => at(mix, 0.5 + seconds));
  for (const [index, gain] of [1, 1, 0.6, 0.2, 1.1, 2, 2].entries()) {
    expect(gains[index]).toBeCloseTo(gain / 2, 3);
  }
});

test("fades swell from nothing and end in nothing, and multiply with the curve", async () => {
  const shape = { fadeInSeconds: 0.4, fadeOutSeconds: 0.8, curve: [{ seconds: 0, gain: 0.5 }] };
  const mix = await mixed(added(shape), 3, { getAdded: () => steady });
  expect(at(mix, 0.5)).toBe(0);
  expect(at(mix, 0.6)).toBeCloseTo(0.5 * Math.sin(Math.PI / 8) ** 2, 3);
  expect(at(mix, 0.7)).toBeCloseTo(0.25, 3);
  expect(at(mix, 1.2)).toBeCloseTo(0.5, 6);
  expect(at(mix, 1.85)).toBeCloseTo(0.25, 3);
  expect(at(mix, 2.2499)).toBeLessThan(0.001);
});

test("a sound that is muted, or whose file has no sound, adds nothing", async () => {
  expect(level(await mixed(added({ gain: 0 }), 3, { getAdded: () => steady }), 0, 3)).toBe(0);
  expect(level(await mixed(added({}), 3, { getAdded: () => null }), 0, 3)).toBe(0);
  expect(level(await mixed(added({}), 3, {}), 0, 3)).toBe(0);
});

const song = { bedId: "bright-steps", seed: 4, gain: 0.5, assetId: "song" };

test.each([
  ["as it usually does", undefined, true, -10],
  ["as far as is asked", 24, true, -24],
  ["not at all where that is asked", 0, true, 0],
  ["not under a sound that does not ask", undefined, false, 0],
])("music steps back under an added sound: %s", async (_, duckDecibels, ducksMusic, decibels) => {
  const mix = await mixed(
    {
      ...added({ startSeconds: 3, endSeconds: 4, ducksMusic }),
      music: { ...song, ...(duckDecibels !== undefined && { duckDecibels }) },
    },
    8,
    { getAdded: () => silence, getMusicFile: () => steady },
  );
  expect(at(mix, 2)).toBeCloseTo(0.5, 5);
  for (const seconds of [3.01, 3.5, 3.99]) {
    expect(20 * Math.log10(at(mix, seconds) / 0.5)).toBeCloseTo(decibels, 3);
  }
  expect(at(mix, 5)).toBeCloseTo(0.5, 5);
});

test("a piece of our own steps back under an added sound, by as much as is asked", async () => {
  const { assetId: _, ...bed } = song;
  const under = async (ducksMusic: boolean, duckDecibels?: number) => {
    const music = { ...bed, ...(duckDecibels !== undefined && { duckDecibels }) };
    const sound = { ...added({ startSeconds: 2, endSeconds: 4, ducksMusic }), music };
    return level(await mixed(sound, 5, { getAdded: () => silence }), 2.1, 3.9);
  };
  const plain = await under(false);
  expect(plain).toBeGreaterThan(0.01);
  const usual = 20 * Math.log10((await under(true)) / plain);
  expect(usual).toBeLessThan(-7);
  expect(usual).toBeGreaterThan(-14);
  expect(20 * Math.log10((await under(true, 20)) / plain)).toBeCloseTo(usual * 2, -0.5);
  expect(await under(true, 0)).toBeCloseTo(plain, 6);
});

test("a file is the music: brought to one loudness, and silent with the last frame", async () => {
  const quiet = { ...steady, loudness: -22 };
  const mix = await mixed({ music: song, voices: [], clips: [] }, 10, { getMusicFile: () => quiet });
  const gain = 0.5 * 10 ** (6 / 20);
  for (const seconds of [0.1, 4, 8.39]) expect(at(mix, seconds)).toBeCloseTo(gain, 4);
  expect(at(mix, 9.2)).toBeCloseTo(gain / 2, 3);
  expect(mix.left.at(-1)).toBeLessThan(1e-4);
  expect(at(mix, 9.9)).toBeGreaterThan(0);
});

test("a file's own fades and curve take the place of the usual end", async () => {
  const shape = { fadeInSeconds: 1, fadeOutSeconds: 4, curve: [{ seconds: 0, gain: 0.5 }] };
  const mix = await mixed({ music: { ...song, ...shape }, voices: [], clips: [] }, 10, {
    getMusicFile: () => steady,
  });
  const gains = [0.5, 1, 5.9, 8, 9].map((seconds) => at(mix, seconds));
  for (const [index, share] of [0.5, 1, 1, 0.5, Math.sin(Math.PI / 8) ** 2].entries()) {
    expect(gains[index]).toBeCloseTo(0.25 * share, 3);
  }
});

test("a file without any sound in it leaves the music out", async () => {
  const nothing = { ...silence, loudness: Number.NEGATIVE_INFINITY };
  const mix = await mixed({ music: song, voices: [], clips: [] }, 2, { getMusicFile: () => nothing });
  expect(level(mix, 0, 2)).toBe(0);
});

test.each([0.4, 2, 2.5])(
  "a piece begun %d seconds in is the end of the longer one, to its last frame",
  (from) => {
    const rate = 8000;
    const bed = { bedId: "lofi-morning", seed: 5 };
    const whole = [...openMusic(bed, 5.3 + from, rate, 5000).play()];
    const blocks = [...openMusic({ ...bed, fromSeconds: from }, 5.3, rate, 5000).play()];
    expect(blocks.slice(0, -1).every((block) => block.drums.left.length === 5000)).toBe(true);
    for (const name of stemNames) {
      const samples = samplesOf(blocks, name);
      expect(samples).toHaveLength(5.3 * rate);
      expect(samples).toEqual(samplesOf(whole, name).slice(from * rate));
    }
  },
);

function samplesOf(blocks: Stems[], name: (typeof stemNames)[number]): number[] {
  return blocks.flatMap((block) => [...block[name].left]);
}

test("a voice is heard from the moment of its file where its line begins", async () => {
  // Silent until the second line begins, 1.5 s in.
  const lines: VoiceSound = {
    ...soundOf((seconds) => (seconds < 1.5 ? 0 : 0.2 * Math.sin(2 * Math.PI * 400 * seconds))),
    loudness: -16,
  };
  const said = async (fromSeconds?: number) => {
    const voice = { assetId: "lines", startSeconds: 0.7, durationSeconds: 1.4, gain: 1 };
    const voices = [{ ...voice, ...(fromSeconds !== undefined && { fromSeconds }) }];
    return mixed({ music: null, voices, clips: [] }, 3, { getVoice: () => lines });
  };
  const first = await said();
  const second = await said(1.5);
  expect(level(first, 0, 3)).toBeLessThan(1e-6);
  expect(level(second, 0, 0.69)).toBeLessThan(1e-6);
  expect(level(second, 0.75, 2.05)).toBeCloseTo(0.2 / Math.SQRT2, 2);
  expect(level(second, 2.2, 3)).toBeLessThan(1e-3);
});

test("a clip's gain follows its curve from its start", async () => {
  const clip = {
    assetId: "clip",
    startSeconds: 1,
    endSeconds: 3,
    gain: 0.8,
    trimStartSeconds: 0,
    trimEndSeconds: null,
    speed: 1,
    loop: false,
    curve: [
      { seconds: 0, gain: 1 },
      { seconds: 2, gain: 0 },
    ],
  };
  const mix = await mixed({ music: null, voices: [], clips: [clip] }, 4, { getClip: () => steady });
  expect(at(mix, 0.9)).toBe(0);
  for (const seconds of [1.5, 2, 2.5]) expect(at(mix, seconds)).toBeCloseTo(0.8 * (1 - (seconds - 1) / 2), 4);
});
