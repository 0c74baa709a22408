import { expect, test } from "vitest";
import { fitBars, musicBeds } from "./music-bed";

const slow = { beatsPerMinute: 66, beatsPerBar: 4 };

test("the tempo bends so that the last bar ends with the video", () => {
  const clock = fitBars({ beatsPerMinute: 78, beatsPerBar: 4 }, 15);
  expect(clock.bars).toBe(5);
  expect(clock.bars * clock.barSeconds).toBeCloseTo(15, 9);
});

test("it never bends by more than a tenth; then the last bar is cut", () => {
  for (let duration = 1; duration < 90; duration += 0.37) {
    const clock = fitBars(slow, duration);
    expect(clock.barSeconds / (240 / 66)).toBeGreaterThan(0.9);
    expect(clock.barSeconds / (240 / 66)).toBeLessThan(1.1001);
    expect(clock.bars * clock.barSeconds).toBeGreaterThan(duration - 1e-6);
  }
});

test("pieces have ids and names of their own, and a waltz has three beats to a bar", () => {
  expect(new Set(musicBeds.map((bed) => bed.id)).size).toBe(musicBeds.length);
  expect(new Set(musicBeds.map((bed) => bed.name)).size).toBe(musicBeds.length);
  const waltz = fitBars({ beatsPerMinute: 120, beatsPerBar: 3 }, 15);
  expect(waltz.barSeconds / waltz.beatSeconds).toBeCloseTo(3, 9);
});
