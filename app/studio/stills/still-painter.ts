import { drawFrame } from "~/engine/draw-frame";
import type { LoadedAssets } from "~/media/load-engine-assets";
import { fitCanvas } from "~/player/paint";
import type { Composition } from "~/scene/composition";

/**
 * Paints stills one after the other, each in a task of its own: a grid of them never holds the page up, and clips
 * are made ready for one time at once.
 */
export class StillPainter {
  #last: Promise<void> = Promise.resolve();
  #isClosed = false;

  constructor(readonly assets: LoadedAssets) {}

  /** Paints when its turn comes, unless it was called off; `done` is called after painting. */
  paint(
    canvas: HTMLCanvasElement,
    composition: Composition,
    timeSeconds: number,
    done: () => void,
  ): () => void {
    let isWanted = true;
    this.#last = this.#last.then(async () => {
      if (!isWanted || this.#isClosed) return;
      await nextTask();
      await this.assets.prepare(timeSeconds);
      if (!isWanted || this.#isClosed) return;
      fitCanvas(canvas, composition);
      const context = canvas.getContext("2d", { alpha: false });
      if (!context) return;
      const scale = [canvas.width / composition.width, canvas.height / composition.height] as const;
      context.setTransform(scale[0], 0, 0, scale[1], 0, 0);
      drawFrame(context, composition, timeSeconds, this.assets);
      done();
    });
    return () => {
      isWanted = false;
    };
  }

  close(): void {
    this.#isClosed = true;
    this.assets.close();
  }
}

/** Lets the page answer whatever came meanwhile. */
export const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve, 0));
