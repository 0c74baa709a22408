import { expect, test } from "vitest";
import type { ExportProgress } from "~/export/progress-meter";
import { describeProgress, describeSpeed, exportStanding } from "./export-activity.ts";

const progress: ExportProgress = {
  stage: "frames",
  framesDone: 150,
  framesTotal: 300,
  framesReused: 0,
  framesPerSecond: 60,
  secondsLeft: 2.5,
};

test("a running export names its stage, its share, its speed and what is left", () => {
  expect(describeProgress(progress)).toEqual({ label: "Drawing and encoding", share: 0.5, detail: "50%" });
  expect(describeSpeed(progress)).toBe("60 frames/s · about 3 seconds left");
  expect(describeProgress(null)).toEqual({ label: "Checking this browser", share: null });
  expect(describeSpeed({ ...progress, secondsLeft: null })).toBe("60 frames/s");
});

test("an export that is over says how it ended and what it waits for", () => {
  expect(exportStanding({ kind: "running", progress })).toMatchObject({ state: "running", outcome: null });
  expect(exportStanding({ kind: "stopped", problems: [] }).state).toBe("waiting");
  expect(exportStanding({ kind: "cancelled" })).toMatchObject({
    state: "cancelled",
    outcome: "No file was kept.",
  });
  expect(exportStanding({ kind: "failed", message: "The disk is full.", canResume: true })).toMatchObject({
    state: "failed",
    outcome: "The disk is full.",
  });
});
