import { drawFrame } from "~/engine/draw-frame";
import { loadEngineAssets } from "~/media/load-engine-assets";
import { partAround } from "~/player/part-around";
import { pagePictures } from "~/player/picture-pool";
import { stillTime } from "~/player/still-time";
import { sizeOfFormat } from "~/scene/format-size";
import type { Library } from "~/scene/library";
import { resolveComposition } from "~/scene/resolve-composition";
import type { Storyboard } from "~/scene/storyboard";

/** About twice the pixels a still of a row shows. */
const stillScale = 0.1;
/** So many wait for pictures at once; they are drawn one after the other. */
const loadedAtOnce = 3;
const mostKept = 400;
/** A row that is in sight for less than this is scrolled past, and nothing is drawn of it. */
const restMs = 100;

interface Wanted {
  canvas: HTMLCanvasElement;
  storyboard: Storyboard;
  done: () => void;
  stopping: AbortController;
}

/**
 * Draws the stills of the rows in sight, in the order they were asked for, each in a task of its own. What scrolled away is left
 * out, what was drawn before is kept, and pictures are shared with every other player of the page.
 */
export class RowStillPainter {
  readonly #waiting = new Set<Wanted>();
  readonly #kept = new Map<Storyboard, ImageBitmap>();
  #working = 0;
  #isClosed = false;

  constructor(
    readonly library: Library,
    private readonly mediaUrl: (assetId: string) => string,
  ) {}

  /** Draws a storyboard's still; the returned function calls it off. */
  paint(canvas: HTMLCanvasElement, storyboard: Storyboard, done: () => void): () => void {
    const kept = this.#kept.get(storyboard);
    if (kept) {
      show(canvas, kept);
      done();
      return () => {};
    }
    const wanted: Wanted = { canvas, storyboard, done, stopping: new AbortController() };
    const resting = setTimeout(() => {
      this.#waiting.add(wanted);
      this.#goOn();
    }, restMs);
    return () => {
      clearTimeout(resting);
      this.#waiting.delete(wanted);
      wanted.stopping.abort();
    };
  }

  close(): void {
    this.#isClosed = true;
    for (const { stopping } of this.#waiting) stopping.abort();
    this.#waiting.clear();
    for (const picture of this.#kept.values()) picture.close();
    this.#kept.clear();
  }

  #goOn(): void {
    while (!this.#isClosed && this.#working < loadedAtOnce) {
      const [next] = this.#waiting;
      if (!next) return;
      this.#waiting.delete(next);
      this.#working++;
      // What cannot be drawn keeps its empty frame; the preview is the one to speak of it.
      void this.#draw(next)
        .catch(() => {})
        .finally(() => {
          this.#working--;
          this.#goOn();
        });
    }
  }

  async #draw({ canvas, storyboard, done, stopping: { signal } }: Wanted): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve));
    if (signal.aborted) return;
    const whole = resolveComposition(storyboard, sizeOfFormat(storyboard.format, stillScale), this.library);
    const seconds = stillTime(whole);
    const composition = partAround(whole, seconds)?.composition ?? whole;
    const assets = await loadEngineAssets(composition, {
      mediaUrl: this.mediaUrl,
      signal,
      pictureSource: pagePictures.source,
    });
    try {
      await assets.prepare(seconds);
      if (signal.aborted || this.#isClosed) return;
      const drawn = new OffscreenCanvas(composition.width, composition.height);
      const context = drawn.getContext("2d", { alpha: false });
      if (!context) return;
      drawFrame(context, composition, seconds, assets);
      const picture = drawn.transferToImageBitmap();
      show(canvas, picture);
      if (assets.failedPictureIds.length > 0) picture.close();
      else this.#keep(storyboard, picture);
      done();
    } finally {
      assets.close();
    }
  }

  #keep(storyboard: Storyboard, picture: ImageBitmap): void {
    this.#kept.set(storyboard, picture);
    if (this.#kept.size <= mostKept) return;
    const [oldest] = this.#kept;
    if (!oldest) return;
    this.#kept.delete(oldest[0]);
    oldest[1].close();
  }
}

function show(canvas: HTMLCanvasElement, picture: ImageBitmap): void {
  canvas.width = picture.width;
  canvas.height = picture.height;
  canvas.getContext("2d", { alpha: false })?.drawImage(picture, 0, 0);
}
