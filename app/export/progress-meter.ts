export type ExportStage = "loading" | "sound" | "frames" | "finishing";

export interface ExportProgress {
  stage: ExportStage;
  framesDone: number;
  framesTotal: number;
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
  /** Notes that `framesDone` frames are done at a time in seconds; returns a report when one is due, else `null`. */
  frameDone(framesDone: number, nowSeconds: number): ExportProgress | null;
  /** A report for the start of a stage. */
  stage(stage: ExportStage): ExportProgress;
}

/** Measures progress from frame counts and times. It reads no clock. */
export function createProgressMeter(framesTotal: number): ProgressMeter {
  const samples: { framesDone: number; atSeconds: number }[] = [];
  let lastReportSeconds = Number.NEGATIVE_INFINITY;
  let framesDoneInAll = 0;
  let framesPerSecond = 0;

  const report = (stage: ExportStage): ExportProgress => ({
    stage,
    framesDone: framesDoneInAll,
    framesTotal,
    framesPerSecond,
    secondsLeft: framesPerSecond > 0 ? (framesTotal - framesDoneInAll) / framesPerSecond : null,
  });
  return {
    stage: report,
    frameDone(framesDone, nowSeconds) {
      framesDoneInAll = framesDone;
      samples.push({ framesDone, atSeconds: nowSeconds });
      while (samples.length > 2 && nowSeconds - samples[0]!.atSeconds > WINDOW_SECONDS) samples.shift();
      const first = samples[0]!;
      const elapsed = nowSeconds - first.atSeconds;
      if (elapsed >= SHORTEST_MEASURE_SECONDS) framesPerSecond = (framesDone - first.framesDone) / elapsed;
      const isDue = nowSeconds - lastReportSeconds >= SECONDS_BETWEEN_REPORTS || framesDone === framesTotal;
      if (!isDue) return null;
      lastReportSeconds = nowSeconds;
      return report("frames");
    },
  };
}
