import fc from "fast-check";
import { expect, test } from "vitest";
import { clipTimeAt } from "~/engine/clip-time";

const whole = { trimStartSeconds: 0, trimEndSeconds: null, speed: 1, loop: false };

test("time runs from the trimmed start, at the clip's own speed", () => {
  const timing = { ...whole, trimStartSeconds: 2, trimEndSeconds: 6, speed: 2 };
  expect(clipTimeAt(timing, 10, 10, 20)).toBeCloseTo(2, 2);
  expect(clipTimeAt(timing, 10, 11, 20)).toBeCloseTo(4, 2);
  expect(clipTimeAt(timing, 10, 9, 20)).toBeCloseTo(2, 2);
});

test("at its end it stands still or begins again", () => {
  expect(clipTimeAt(whole, 0, 9, 5)).toBeCloseTo(5, 2);
  expect(clipTimeAt(whole, 0, 9, 5)).toBeLessThan(5);
  expect(clipTimeAt({ ...whole, loop: true }, 0, 9, 5)).toBeCloseTo(4, 2);
  expect(clipTimeAt({ ...whole, loop: true }, 0, 10, 5)).toBeCloseTo(0, 2);
});

test("whatever is asked lies in the trimmed part of the file", () => {
  const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });
  fc.assert(
    fc.property(
      number(0, 5),
      number(0.1, 9),
      number(0.25, 4),
      fc.boolean(),
      number(0, 50),
      (start, length, speed, loop, at) => {
        const timing = { trimStartSeconds: start, trimEndSeconds: start + length, speed, loop };
        const time = clipTimeAt(timing, 1, at, 100);
        expect(time).toBeGreaterThanOrEqual(start);
        expect(time).toBeLessThan(start + length);
      },
    ),
  );
});

test("a trim beyond the file, or a file of unknown length, is no error", () => {
  expect(clipTimeAt({ ...whole, trimStartSeconds: 8 }, 0, 1, 5)).toBe(8);
  expect(clipTimeAt({ ...whole, loop: true }, 0, 100, Infinity)).toBeCloseTo(100, 2);
});
