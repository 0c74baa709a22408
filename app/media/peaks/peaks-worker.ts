import { openSound } from "~/media/open-sound";
import { createPeakBuilder, type Peaks } from "~/media/peaks/peaks";

/** What peaks are read of: a file, one of our own effects, or our own music as a video of so many seconds has it. */
export type PeakSource = { url: string } | { effectId: string } | BedSource;
export interface BedSource {
  bedId: string;
  seed: number;
  durationSeconds: number;
}

export type PeakOrder = PeakSource & { id: number };
/** `peaks` is null where the file has no sound. */
export type PeakAnswer = { id: number; peaks: Peaks | null } | { id: number; error: string };

const BLOCK_SECONDS = 1;
/** An outline needs no more, and half of what is heard takes half as long to compose. */
const BED_SAMPLE_RATE = 24000;

let last: Promise<unknown> = Promise.resolve();

/** One after the other: decoders are few, and the first wave is wanted first. */
self.onmessage = ({ data }: MessageEvent<PeakOrder>) => {
  last = last.then(async () => {
    try {
      const peaks = await peaksOf(data);
      const answer: PeakAnswer = { id: data.id, peaks };
      const transfer = peaks?.levels.flatMap(({ min, max }) => [min.buffer, max.buffer]) ?? [];
      self.postMessage(answer, { transfer });
    } catch (error) {
      const answer: PeakAnswer = { id: data.id, error: String(error) };
      self.postMessage(answer);
    }
  });
};

function peaksOf(source: PeakSource): Promise<Peaks | null> {
  if ("url" in source) return peaksOfFile(source.url);
  return "effectId" in source ? peaksOfEffect(source.effectId) : peaksOfBed(source);
}

async function peaksOfFile(url: string): Promise<Peaks | null> {
  const file = await openSound(url);
  if (!file) return null;
  try {
    const { sampleRate } = file.window;
    const builder = createPeakBuilder(sampleRate);
    const frames = Math.ceil(file.durationSeconds * sampleRate);
    const block = Math.round(BLOCK_SECONDS * sampleRate);
    for (let start = 0; start < frames; start += block) {
      const { left, right } = await file.window.read(start, Math.min(block, frames - start));
      builder.add([left, right]);
    }
    return builder.finish();
  } finally {
    await file.close();
  }
}

async function peaksOfBed({ bedId, seed, durationSeconds }: BedSource): Promise<Peaks> {
  const { renderBed } = await import("~/engine/sound/render-bed");
  const builder = createPeakBuilder(BED_SAMPLE_RATE);
  for (const stems of renderBed(bedId, seed, durationSeconds, BED_SAMPLE_RATE)) {
    const sides = (["left", "right"] as const).map((side) => {
      const all = Object.values(stems).map((stem) => stem[side]);
      return all[0]!.map((_, index) => all.reduce((sum, samples) => sum + samples[index]!, 0));
    });
    builder.add(sides);
  }
  return builder.finish();
}

async function peaksOfEffect(effectId: string): Promise<Peaks> {
  const [{ renderEffect }, { EFFECT_SAMPLE_RATE }] = await Promise.all([
    import("~/engine/sound/effects/effects"),
    import("~/engine/sound/effects/kit"),
  ]);
  const { left, right } = renderEffect(effectId);
  const builder = createPeakBuilder(EFFECT_SAMPLE_RATE);
  builder.add([left, right]);
  return builder.finish();
}
