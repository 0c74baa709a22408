import fc from "fast-check";
import { expect, test } from "vitest";
import { clipTimeAt, watchedSeconds } from "~/engine/clip-time";

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

test("between two points of a ramp the speed changes evenly, before and after it stays", () => {
  const timing = {
    ...whole,
    speedRamp: [
      { atSeconds: 2, speed: 1 },
      { atSeconds: 5, speed: 2 },
    ],
  };
  expect(clipTimeAt(timing, 0, 2, 60)).toBeCloseTo(2, 2);
  // Three seconds of the file at 1.5 on average are watched in two.
  expect(clipTimeAt(timing, 0, 4, 60)).toBeCloseTo(5, 2);
  expect(clipTimeAt(timing, 0, 3, 60)).toBeCloseTo(2 + 1.25, 2);
  expect(clipTimeAt(timing, 0, 5, 60)).toBeCloseTo(7, 2);
  expect(watchedSeconds(timing, 9)).toBeCloseTo(6, 5);
});

test("a trim within a ramp takes it up where it is", () => {
  const speedRamp = [
    { atSeconds: 0, speed: 0.5 },
    { atSeconds: 4, speed: 2 },
  ];
  const untrimmed = { ...whole, speedRamp };
  const trimmed = { ...untrimmed, trimStartSeconds: 1 };
  const begins = watchedSeconds({ ...untrimmed, trimEndSeconds: 1 }, 60);
  for (const at of [0, 0.4, 1.1, 3]) {
    expect(clipTimeAt(trimmed, 0, at, 60)).toBeCloseTo(clipTimeAt(untrimmed, 0, begins + at, 60), 4);
  }
});

test("a freeze holds its moment and delays what comes after", () => {
  const timing = { ...whole, speed: 2, freezes: [{ atSeconds: 3, forSeconds: 1.5 }] };
  expect(clipTimeAt(timing, 0, 1.4, 60)).toBeCloseTo(2.8, 2);
  for (const at of [1.5, 2, 2.99]) expect(clipTimeAt(timing, 0, at, 60)).toBeCloseTo(3, 2);
  expect(clipTimeAt(timing, 0, 3.5, 60)).toBeCloseTo(4, 2);
  expect(watchedSeconds(timing, 5)).toBeCloseTo(4, 5);
  const looped = { ...timing, loop: true };
  expect(clipTimeAt(looped, 0, 4.5, 5)).toBeCloseTo(1, 2);
});

test("time never runs back within a turn, whatever the ramps and freezes", () => {
  const seconds = fc.double({ min: 0, max: 12, noNaN: true });
  const point = fc.record({ atSeconds: seconds, speed: fc.double({ min: 0.1, max: 8, noNaN: true }) });
  const freeze = fc.record({ atSeconds: seconds, forSeconds: fc.double({ min: 0.05, max: 5, noNaN: true }) });
  fc.assert(
    fc.property(fc.array(point, { maxLength: 6 }), fc.array(freeze, { maxLength: 4 }), (points, freezes) => {
      const speedRamp = points.toSorted((one, other) => one.atSeconds - other.atSeconds);
      const timing = { ...whole, trimStartSeconds: 1, speedRamp, freezes };
      let before = 1;
      for (let at = 0; at < 30; at += 0.13) {
        const time = clipTimeAt(timing, 0, at, 9);
        expect(time).toBeGreaterThanOrEqual(before - 1e-9);
        expect(time).toBeLessThan(9);
        before = time;
      }
    }),
  );
});
