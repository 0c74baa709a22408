import { GIFEncoder, type Palette } from "gifenc";
import { createFramePainter } from "~/export/frame-painter";
import { splitSegments } from "~/export/segments/split-segments";
import { createDitherer } from "~/export/stills/dither";
import { changed, createShrinker, paletteOf } from "~/export/stills/gif-picture";
import { LARGEST_GIF_BYTES } from "~/export/stills/make-gif";
import { countFrames } from "~/export/video-settings";
import type { LoadedAssets } from "~/media/load-engine-assets";
import type { Composition } from "~/scene/composition";

const TRIALS = 4;
const FRAMES_PER_TRIAL = 3;

/** Size and time to expect of a GIF, from a few frames here and there. */
export async function tryGifFrames(composition: Composition, frameRate: number, assets: LoadedAssets) {
  const frameCount = countFrames(composition.durationSeconds, frameRate);
  const painter = createFramePainter(composition, assets, frameRate);
  const shrink = createShrinker(composition, 1);
  const pixelsOf = async (frameIndex: number) => {
    await painter.draw(frameIndex);
    return shrink.pixelsOf(painter.canvas);
  };
  const sizes = { whole: 0, wholes: 0, change: 0, changes: 0 };
  const startedMs = performance.now();
  for (let trial = 0; trial < TRIALS; trial++) {
    const start = Math.floor(((trial + 0.5) / TRIALS) * Math.max(0, frameCount - FRAMES_PER_TRIAL));
    const end = Math.min(frameCount, start + FRAMES_PER_TRIAL);
    const palette = await paletteOf(start, end, pixelsOf);
    const dither = createDitherer(palette);
    const table: Palette = [...palette, [0, 0, 0]];
    let before: Uint8Array | null = null;
    for (let index = start; index < end; index++) {
      const indexes = dither(await pixelsOf(index), shrink.width);
      const gif = GIFEncoder({ auto: false, initialCapacity: 2 ** 20 });
      gif.writeFrame(
        before ? changed(indexes, before, palette.length) : indexes,
        shrink.width,
        shrink.height,
        {
          palette: table,
        },
      );
      const sizeBytes = gif.bytes().length;
      if (before) {
        sizes.change += sizeBytes;
        sizes.changes++;
      } else {
        sizes.whole += sizeBytes;
        sizes.wholes++;
      }
      before = indexes;
    }
  }
  const secondsPerFrame = (performance.now() - startedMs) / 1000 / (TRIALS * FRAMES_PER_TRIAL);
  const wholes = splitSegments(composition, frameRate, frameCount).length;
  const sizeBytes =
    (wholes * sizes.whole) / Math.max(1, sizes.wholes) +
    ((frameCount - wholes) * sizes.change) / Math.max(1, sizes.changes);
  return {
    sizeBytes: Math.round(Math.min(LARGEST_GIF_BYTES, sizeBytes)),
    seconds: frameCount * secondsPerFrame,
    reusableShare: 0,
  };
}
