import { expect, test } from "vitest";
import { createProgressMeter, type ExportProgress } from "./progress-meter.ts";

test("reports about ten times a second, and always the last frame", () => {
  const meter = createProgressMeter(100);
  const reports: ExportProgress[] = [];
  for (let frame = 1; frame <= 100; frame++) {
    const report = meter.frameDone(frame, frame / 50);
    if (report) reports.push(report);
  }
  expect(reports.length).toBeGreaterThan(15);
  expect(reports.length).toBeLessThan(25);
  expect(reports.at(-1)).toMatchObject({ framesDone: 100, framesTotal: 100, secondsLeft: 0 });
});

test("knows nothing about the time left at first, then follows the recent rate", () => {
  const meter = createProgressMeter(1000);
  expect(meter.frameDone(1, 0)?.secondsLeft).toBeNull();
  let report: ExportProgress | null = null;
  for (let frame = 2; frame <= 100; frame++) report = meter.frameDone(frame, frame / 10) ?? report;
  expect(report?.framesPerSecond).toBeCloseTo(10, 1);
  for (let frame = 101; frame <= 500; frame++)
    report = meter.frameDone(frame, 10 + (frame - 100) / 50) ?? report;
  expect(report?.framesPerSecond).toBeCloseTo(50, 1);
  expect(report?.secondsLeft).toBeCloseTo(10, 0);
});

test("stages keep the count", () => {
  const meter = createProgressMeter(10);
  expect(meter.stage("loading")).toEqual({
    stage: "loading",
    framesDone: 0,
    framesReused: 0,
    framesTotal: 10,
    framesPerSecond: 0,
    secondsLeft: null,
  });
  meter.frameDone(10, 1);
  expect(meter.stage("finishing").framesDone).toBe(10);
});

test("what an earlier export made counts as done, but not as speed", () => {
  const meter = createProgressMeter(100, 60);
  expect(meter.stage("sound")).toMatchObject({ framesDone: 60, framesReused: 60, framesPerSecond: 0 });
  meter.frameDone(0, 10);
  expect(meter.frameDone(10, 11)).toMatchObject({ framesDone: 70, framesPerSecond: 10, secondsLeft: 3 });
});
