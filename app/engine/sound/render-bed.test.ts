import { describe, expect, test } from "vitest";
import { clockOfBed } from "~/scene/bed-clock";
import { BED_LUFS, beds } from "./beds.ts";
import { createLoudnessMeter } from "./loudness.ts";
import { renderBed } from "./render-bed.ts";
import { type StemName, stemNames } from "./score.ts";
import { createStereo, mixInto, type Stereo } from "./stereo.ts";

const SECONDS = 12;
const RATE = 16000;

/** The whole piece, and each of its stems, at a rate that is quick to make and still holds what matters. */
function listen(bedId: string, seed: number, seconds = SECONDS, blockFrames = RATE) {
  const frames = Math.round(seconds * RATE);
  const whole = createStereo(frames);
  const stems = Object.fromEntries(stemNames.map((name) => [name, createStereo(frames)])) as Record<
    StemName,
    Stereo
  >;
  let start = 0;
  for (const block of renderBed(bedId, seed, seconds, RATE, blockFrames)) {
    for (const name of stemNames) {
      stems[name].left.set(block[name].left, start);
      stems[name].right.set(block[name].right, start);
    }
    start += block.drums.left.length;
  }
  for (const name of stemNames) mixInto(whole, stems[name], 1);
  return { whole, stems, frames: start };
}

const peak = (samples: Float32Array) => samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);

describe.each(beds.map((bed) => bed.id))("%s", (bedId) => {
  const { whole, stems, frames } = listen(bedId, 7);
  const { left, right } = whole;

  test("is as long as asked, in every sample a number, silent at both ends", () => {
    expect(frames).toBe(SECONDS * RATE);
    expect(left.every(Number.isFinite) && right.every(Number.isFinite)).toBe(true);
    expect(Math.abs(left[0]!)).toBeLessThan(1e-6);
    expect(Math.abs(left.at(-1)!)).toBeLessThan(1e-6);
  });

  test("lies near the level that mixes start from, whatever the seed", () => {
    for (const sound of [whole, listen(bedId, 3, 8).whole]) {
      const meter = createLoudnessMeter(2, RATE);
      meter.add([sound.left, sound.right]);
      expect(Math.abs(meter.integrated() - BED_LUFS)).toBeLessThan(1.5);
    }
  });

  test("has no hole, width but no imbalance, no offset", () => {
    const energy = (samples: Float32Array) => samples.reduce((sum, sample) => sum + sample * sample, 0);
    for (let second = 0; second < SECONDS - 3; second++) {
      expect(peak(left.subarray(second * RATE, (second + 1) * RATE))).toBeGreaterThan(0.05);
    }
    expect(Math.abs(10 * Math.log10(energy(left) / energy(right)))).toBeLessThan(1.5);
    expect(left).not.toEqual(right);
    expect(Math.abs(left.reduce((sum, sample) => sum + sample, 0) / left.length)).toBeLessThan(0.003);
  });

  test("has parts that can be turned down apart", () => {
    const sounding = stemNames.filter((name) => peak(stems[name].left) > 0.01);
    expect(sounding.length).toBeGreaterThanOrEqual(3);
  });

  test("does what its tempo says: sounds begin on the sixteenths of its bars", () => {
    const clock = clockOfBed(bedId, SECONDS)!;
    // Echoes and bells are placed freely; time is kept by drums and bass, where there are drums.
    const rhythm = createStereo(frames);
    mixInto(rhythm, stems.drums, 1);
    mixInto(rhythm, stems.bass, 1);
    const onsets = strengthOfOnsets(peak(stems.drums.left) > 0.01 ? rhythm : whole);
    const grid = clock.beatSeconds / (bedId === "silk-hour" ? 1 : 2);
    // The strength of onsets at the eighths of the stated clock, against the same comb moved off them.
    expect(combStrength(onsets, grid, 0)).toBeGreaterThan(1.25 * combStrength(onsets, grid, grid * 0.37));
    // And no tempo near it fits better.
    const own = combStrength(onsets, grid, 0);
    for (const wrong of [0.93, 0.96, 1.04, 1.07])
      expect(own).toBeGreaterThan(combStrength(onsets, grid * wrong, 0));
  });

  test("ends: its last second is quieter than its middle, and no sound begins in it", () => {
    const rms = (from: number, to: number) => {
      const piece = left.subarray(from * RATE, to * RATE);
      return Math.sqrt(piece.reduce((sum, sample) => sum + sample * sample, 0) / piece.length);
    };
    expect(rms(SECONDS - 0.6, SECONDS)).toBeLessThan(0.6 * rms(5, 9));
  });

  test("is the same for the same seed, in blocks of any size, and another for another", () => {
    const short = listen(bedId, 7, 2).whole.left;
    expect(listen(bedId, 7, 2, 10007).whole.left).toEqual(short);
    expect(listen(bedId, 8, 2).whole.left).not.toEqual(short);
  });
});

test("an unknown bed and an empty duration are refused", () => {
  expect(() => [...renderBed("no-such-bed", 1, 5)]).toThrow(RangeError);
  expect(() => [...renderBed("lofi-morning", 1, 0)]).toThrow(RangeError);
});

const HOP = 160;

/** Rise of energy from one hop of 10 ms to the next, as loudness does: what an ear takes for the beginning of a sound. */
function strengthOfOnsets({ left, right }: Stereo): Float32Array {
  const hops = Math.floor(left.length / HOP);
  const levels = new Float32Array(hops);
  for (let hop = 0; hop < hops; hop++) {
    let energy = 1e-9;
    let beforeLeft = left[hop * HOP - 1] ?? 0;
    for (let index = hop * HOP; index < (hop + 1) * HOP; index++) {
      // The difference of neighbours weighs high sounds, whose beginnings are sharp.
      energy += (left[index]! - beforeLeft) ** 2 + 0.05 * right[index]! ** 2;
      beforeLeft = left[index]!;
    }
    levels[hop] = energy ** 0.25;
  }
  const onsets = new Float32Array(hops);
  for (let hop = 1; hop < hops; hop++) onsets[hop] = Math.max(0, levels[hop]! - levels[hop - 1]!);
  return onsets;
}

/** Mean strength near the places `offset + n × period`. */
function combStrength(onsets: Float32Array, periodSeconds: number, offsetSeconds: number): number {
  const hopSeconds = HOP / RATE;
  let sum = 0;
  let count = 0;
  for (let time = offsetSeconds + periodSeconds; time < SECONDS - 3; time += periodSeconds) {
    const hop = Math.round(time / hopSeconds);
    sum += Math.max(...onsets.subarray(Math.max(0, hop - 1), hop + 2));
    count++;
  }
  return sum / count;
}
