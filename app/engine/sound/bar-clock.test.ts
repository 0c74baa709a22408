import { expect, test } from "vitest";
import { fitBars } from "./bar-clock.ts";

test("the tempo bends so that the last bar ends with the video", () => {
  const clock = fitBars(78, 15);
  expect(clock.bars).toBe(5);
  expect(clock.bars * clock.barSeconds).toBeCloseTo(15, 9);
});

test("it never bends by more than a tenth; then the last bar is cut", () => {
  for (let duration = 1; duration < 90; duration += 0.37) {
    const clock = fitBars(66, duration);
    expect(clock.barSeconds / (240 / 66)).toBeGreaterThan(0.9);
    expect(clock.barSeconds / (240 / 66)).toBeLessThan(1.1001);
    expect(clock.bars * clock.barSeconds).toBeGreaterThan(duration - 1e-6);
  }
});
