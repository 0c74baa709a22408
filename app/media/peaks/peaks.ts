/** The outline of a sound at several finenesses, for drawing its wave. */
export interface Peaks {
  durationSeconds: number;
  /** Finest first; each has a quarter of the buckets of the one before. */
  levels: PeakLevel[];
}

/** Lowest and highest sample in each stretch of `secondsPerBucket`, both channels together, −1 to 1. */
export interface PeakLevel {
  secondsPerBucket: number;
  min: Float32Array<ArrayBuffer>;
  max: Float32Array<ArrayBuffer>;
}

/** Of the finest level. */
const FINEST_SECONDS = 0.005;
const BUCKETS_JOINED = 4;
/** A level of fewer buckets would be drawn no faster. */
const FEWEST_BUCKETS = 64;

export interface PeakBuilder {
  /** The next samples. */
  add(channels: readonly Float32Array[]): void;
  finish(): Peaks;
}

export function createPeakBuilder(sampleRate: number): PeakBuilder {
  const min: number[] = [];
  const max: number[] = [];
  let frames = 0;
  return {
    add(channels) {
      const length = channels[0]?.length ?? 0;
      for (let index = 0; index < length; index++) {
        const bucket = Math.floor((frames + index) / (sampleRate * FINEST_SECONDS));
        for (const channel of channels) {
          const sample = channel[index]!;
          if (min[bucket] === undefined || sample < min[bucket]) min[bucket] = sample;
          if (max[bucket] === undefined || sample > max[bucket]) max[bucket] = sample;
        }
      }
      frames += length;
    },
    finish() {
      const finest = {
        secondsPerBucket: FINEST_SECONDS,
        min: Float32Array.from(min),
        max: Float32Array.from(max),
      };
      const levels: PeakLevel[] = [finest];
      for (let level: PeakLevel = finest; level.min.length > FEWEST_BUCKETS; ) {
        level = joined(level);
        levels.push(level);
      }
      return { durationSeconds: frames / sampleRate, levels };
    },
  };
}

/** The coarsest level that still has a bucket for each `secondsPerPixel`, or the finest there is. */
export function levelFor({ levels }: Peaks, secondsPerPixel: number): PeakLevel | undefined {
  return levels.findLast(({ secondsPerBucket }) => secondsPerBucket <= secondsPerPixel) ?? levels[0];
}

function joined({ secondsPerBucket, min, max }: PeakLevel): PeakLevel {
  const length = Math.ceil(min.length / BUCKETS_JOINED);
  const level = {
    secondsPerBucket: secondsPerBucket * BUCKETS_JOINED,
    min: new Float32Array(length).fill(1),
    max: new Float32Array(length).fill(-1),
  };
  for (let index = 0; index < min.length; index++) {
    const bucket = Math.floor(index / BUCKETS_JOINED);
    level.min[bucket] = Math.min(level.min[bucket]!, min[index]!);
    level.max[bucket] = Math.max(level.max[bucket]!, max[index]!);
  }
  return level;
}
