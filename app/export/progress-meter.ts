export type ExportStage = "loading" | "sound" | "frames" | "finishing";

export interface ExportProgress {
  stage: ExportStage;
  framesDone: number;
  framesTotal: number;
  /** Of the frames done, those an earlier export had encoded. */
  framesReused: number;
  /** Over the last seconds; 0 until known. */
  framesPerSecond: number;
  /** `null` until known. */
  secondsLeft: number | null;
}

const WINDOW_SECONDS = 3;
/** Before this the rate is mostly start-up. */
const SHORTEST_MEASURE_SECONDS = 0.4;
const SECONDS_BETWEEN_REPORTS = 0.1;

export interface ProgressMeter {
  /** Notes that `framesDone` frames are made at a time in seconds; returns a report when one is due, else `null`. */
  frameDone(framesDone: number, nowSeconds: number): ExportProgress | null;
  /** A report for the start of a stage. */
  stage(stage: ExportStage): ExportProgress;
}

/** Measures progress from frame counts and times. It reads no clock. Frames reused are done from the start. */
export function createProgressMeter(framesTotal: number, framesReused = 0): ProgressMeter {
  const samples: { framesDone: number; atSeconds: number }[] = [];
  let lastReportSeconds = Number.NEGATIVE_INFINITY;
  let framesMade = 0;
  let framesPerSecond = 0;

  const report = (stage: ExportStage): ExportProgress => ({
    stage,
    framesDone: framesReused + framesMade,
    framesTotal,
    framesReused,
    framesPerSecond,
    secondsLeft: framesPerSecond > 0 ? (framesTotal - framesReused - framesMade) / framesPerSecond : null,
  });
  return {
    stage: report,
    frameDone(framesDone, nowSeconds) {
      framesMade = framesDone;
      samples.push({ framesDone, atSeconds: nowSeconds });
      while (samples.length > 2 && nowSeconds - samples[0]!.atSeconds > WINDOW_SECONDS) samples.shift();
      const first = samples[0]!;
      const elapsed = nowSeconds - first.atSeconds;
      if (elapsed >= SHORTEST_MEASURE_SECONDS) framesPerSecond = (framesDone - first.framesDone) / elapsed;
      const isDue =
        nowSeconds - lastReportSeconds >= SECONDS_BETWEEN_REPORTS ||
        framesReused + framesDone === framesTotal;
      if (!isDue) return null;
      lastReportSeconds = nowSeconds;
      return report("frames");
    },
  };
}
