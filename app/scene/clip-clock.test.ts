import { expect, test } from "vitest";
import { fileSecondsAfter, secondsUntil } from "./clip-clock";

test("a moment of the file is found again where the clip stands still and where it gets faster", () => {
  const clip = {
    trimStartSeconds: 1,
    speed: 2,
    freezes: [{ atSeconds: 2, forSeconds: 1 }],
    speedRamp: [
      { atSeconds: 3, speed: 1 },
      { atSeconds: 4, speed: 2 },
    ],
  };
  for (const played of [0.5, 1.5, 3]) {
    const seconds = secondsUntil(clip, played, 10);
    expect(fileSecondsAfter(clip, seconds)).toBeCloseTo(played, 1);
  }
  // Half a second to the freeze at twice the speed, the freeze, and a quarter of a second after it.
  expect(secondsUntil(clip, 1.5, 10)).toBeCloseTo(1.75, 1);
  expect(secondsUntil({ trimStartSeconds: 1, speed: 2 }, 3, 10)).toBe(1.5);
});
