import { GIFEncoder, type Palette } from "gifenc";
import type { ExportTarget } from "~/export/export-kind";
import { createFramePainter } from "~/export/frame-painter";
import type { Made, Making } from "~/export/making";
import { createProgressMeter } from "~/export/progress-meter";
import { splitSegments } from "~/export/segments/split-segments";
import { createDitherer } from "~/export/stills/dither";
import { changed, createShrinker, paletteOf } from "~/export/stills/gif-picture";
import { gifXmpExtension } from "~/export/stills/picture-metadata";
import { countFrames } from "~/export/video-settings";

/** What messengers and mail still take; a GIF that would grow beyond it is made smaller in pixels. */
export const LARGEST_GIF_BYTES = 24 * 2 ** 20;
/** Part of a GIF after which its final size can be told. */
const TELLING_SHARE = 0.1;

type GifTarget = Extract<ExportTarget, { kind: "gif" }>;

/** An animated GIF with a palette per scene, that repeats for ever. Never larger than `LARGEST_GIF_BYTES`. */
export async function makeGif(making: Making, target: GifTarget): Promise<Made> {
  for (let scale = 1; ; ) {
    const projectedBytes = await tryGif(making, target, scale);
    if (projectedBytes === null) {
      return {
        frameCount: countFrames(making.job.composition.durationSeconds, target.frameRate),
        framesReused: 0,
      };
    }
    // Size goes about with the pixels; a little less, so that the next try is the last.
    scale *= Math.sqrt(LARGEST_GIF_BYTES / projectedBytes) * 0.93;
    await making.sink.restart();
  }
}

/** Writes a whole GIF, or gives up as soon as it is clear that it would be too large, and says how large. */
async function tryGif(making: Making, target: GifTarget, scale: number): Promise<number | null> {
  const { job, assets, sink, signal, report } = making;
  const { composition } = job;
  const { frameRate } = target;
  const frameCount = countFrames(composition.durationSeconds, frameRate);
  const painter = createFramePainter(composition, assets, frameRate);
  const shrink = createShrinker(composition, scale);
  const meter = createProgressMeter(frameCount);
  const gif = GIFEncoder({ auto: false, initialCapacity: 2 ** 20 });
  const flush = async () => {
    const bytes = gif.bytes();
    gif.reset();
    await sink.append(bytes);
  };
  const pixelsOf = async (frameIndex: number) => {
    await painter.draw(frameIndex);
    return shrink.pixelsOf(painter.canvas);
  };

  gif.writeHeader();
  for (const { startFrame, endFrame } of splitSegments(composition, frameRate, frameCount)) {
    const palette = await paletteOf(startFrame, endFrame, pixelsOf);
    const dither = createDitherer(palette);
    // The entry beyond the colours.
    const same = palette.length;
    const table: Palette = [...palette, [0, 0, 0]];
    let before: Uint8Array | null = null;
    for (let index = startFrame; index < endFrame; index++) {
      signal.throwIfAborted();
      const indexes = dither(await pixelsOf(index), shrink.width);
      const isFirst = index === 0;
      gif.writeFrame(before ? changed(indexes, before, same) : indexes, shrink.width, shrink.height, {
        first: isFirst,
        palette: table,
        delay: 1000 / frameRate,
        dispose: 1,
        ...(before ? { transparent: true, transparentIndex: same } : {}),
      });
      before = indexes;
      await flush();
      if (isFirst) await sink.append(gifXmpExtension(job.provenance));
      const done = (index + 1) / frameCount;
      const projectedBytes = sink.sizeBytes / done;
      if (
        sink.sizeBytes > LARGEST_GIF_BYTES ||
        (done > TELLING_SHARE && projectedBytes > LARGEST_GIF_BYTES * 1.15)
      ) {
        return Math.max(projectedBytes, LARGEST_GIF_BYTES * 1.1);
      }
      const progress = meter.frameDone(index + 1, performance.now() / 1000);
      if (progress) report(progress);
    }
  }
  report(meter.stage("finishing"));
  gif.finish();
  await flush();
  return null;
}
