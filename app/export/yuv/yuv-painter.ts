import { drawFrame } from "~/engine/draw-frame";
import { partsOfFrame } from "~/engine/frame-parts";
import { bt709Limited } from "~/export/color-space";
import type { VideoPainter } from "~/export/video-painter";
import { FrameComposer } from "~/export/yuv/compose-frame";
import { layoutOf } from "~/export/yuv/frame-planes";
import { leaveKernels, takeKernels } from "~/export/yuv/kept-kernels";
import type { Kernels } from "~/export/yuv/kernels";
import { NeedsCanvasError } from "~/export/yuv/needs-canvas-error";
import { PlaneMemory, roundUp } from "~/export/yuv/plane-memory";
import { PlaneStore } from "~/export/yuv/plane-store";
import type { LoadedAssets } from "~/media/load-engine-assets";
import type { Composition } from "~/scene/composition";

/** What a painter has done so far. */
export interface PaintCounts {
  frames: number;
  /** Frames drawn whole on a canvas. */
  canvasFrames: number;
  /** Pixels of overlays and pictures that were painted on a canvas and converted. */
  paintedPixels: number;
}

export interface YuvPainter extends VideoPainter {
  counts(): PaintCounts;
}

/** What all painters of one composition share. */
interface Workshop {
  composition: Composition;
  frameRate: number;
  kernels: Kernels;
  memory: PlaneMemory;
  store: PlaneStore;
  close: () => void;
}

/**
 * A painter that composes frames in I420, as encoders take them, and goes by a canvas only for what cannot be done so. Width
 * and height are even. Rejects where the browser has no SIMD.
 */
export async function createYuvPainter(
  composition: Composition,
  assets: LoadedAssets,
  frameRate: number,
): Promise<YuvPainter> {
  const taken = await takeKernels();
  const { kernels } = taken;
  const memory = new PlaneMemory(taken.memory);
  const store = new PlaneStore(kernels, memory, composition);
  const close = () => leaveKernels(taken);
  return painterIn({ composition, frameRate, kernels, memory, store, close }, assets);
}

function painterIn(workshop: Workshop, assets: LoadedAssets): YuvPainter {
  const { composition, frameRate, kernels, memory, store } = workshop;
  const composer = new FrameComposer(kernels, memory, store, composition);
  const { width, height } = composition;
  const duration = Math.round(1e6 / frameRate);
  let frames = 0;
  let canvasFrames = 0;
  let context: OffscreenCanvasRenderingContext2D | null = null;

  const drawOnCanvas = (timeSeconds: number) => {
    canvasFrames++;
    context ??= contextOf(roundUp(width, 4), height);
    drawFrame(context, composition, timeSeconds, assets);
    composer.take(context.getImageData(0, 0, roundUp(width, 4), height));
  };

  return {
    counts: () => ({ frames, canvasFrames, paintedPixels: store.paintedPixels }),
    another: (ownAssets) => painterIn(workshop, ownAssets),
    close: workshop.close,
    async paint(frameIndex, timestamp) {
      const timeSeconds = frameIndex / frameRate;
      await assets.prepare(timeSeconds);
      frames++;
      try {
        const { background, parts } = partsOfFrame(composition, timeSeconds, assets);
        await store.clips.load(composer, parts);
        composer.compose(background, parts);
      } catch (error) {
        if (!(error instanceof NeedsCanvasError)) throw error;
        drawOnCanvas(timeSeconds);
      }
      const { out } = composer;
      // The frame copies at once, into memory of the browser's own that is used again: one buffer serves all frames.
      return new VideoFrame(memory.view.subarray(out.y, out.y + out.bytes), {
        format: "I420",
        codedWidth: width,
        codedHeight: height,
        layout: layoutOf(out),
        timestamp,
        duration,
        colorSpace: bt709Limited,
      });
    },
  };
}

function contextOf(width: number, height: number): OffscreenCanvasRenderingContext2D {
  const context = new OffscreenCanvas(width, height).getContext("2d", {
    alpha: false,
    willReadFrequently: true,
  });
  if (!context) throw new Error("This browser gives no 2D canvas.");
  return context;
}
