import "~/engine/all-contents";
import { drawFrame } from "~/engine/draw-frame";
import { loadEngineAssets } from "~/media/load-engine-assets";
import { pagePictures } from "~/player/picture-pool";
import type { Composition } from "~/scene/composition";
import { mediaUrl } from "~/studio/media-url";

interface Wish {
  canvas: HTMLCanvasElement;
  /** Of the video. */
  seconds: number;
}

/** Of a picture, in pixels; twice what is shown, for fine screens. */
const HEIGHT = 300;

/** Draws single frames of a video that is being changed: always the last ones asked for, one set after the other. */
export class TwoUpPainter {
  #wanted: { composition: Composition; wishes: readonly Wish[] } | null = null;
  #isWorking = false;
  #isClosed = false;
  readonly #scope = {};

  show(composition: Composition, wishes: readonly Wish[]): void {
    this.#wanted = { composition, wishes };
    void this.#work();
  }

  close(): void {
    this.#isClosed = true;
  }

  async #work(): Promise<void> {
    if (this.#isWorking) return;
    this.#isWorking = true;
    while (this.#wanted && !this.#isClosed) {
      const { composition, wishes } = this.#wanted;
      this.#wanted = null;
      try {
        await this.#draw(composition, wishes);
      } catch {
        // A file that cannot be had is named by the player.
      }
    }
    this.#isWorking = false;
  }

  async #draw(composition: Composition, wishes: readonly Wish[]): Promise<void> {
    const scale = HEIGHT / composition.height;
    const assets = await loadEngineAssets(composition, {
      mediaUrl,
      pictureSource: pagePictures.source,
      scope: this.#scope,
      scale,
    });
    try {
      for (const { canvas, seconds } of wishes) {
        await assets.prepare(seconds);
        if (this.#isClosed) return;
        canvas.width = Math.max(1, Math.round(composition.width * scale));
        canvas.height = HEIGHT;
        const context = canvas.getContext("2d", { alpha: false });
        context?.setTransform(canvas.width / composition.width, 0, 0, scale, 0, 0);
        if (context) drawFrame(context, composition, seconds, assets);
        canvas.dataset.drawn = "";
      }
    } finally {
      assets.close();
    }
  }
}
