import { readGround } from "~/editor/canvas/read-ground";
import { StageAssets } from "~/editor/canvas/stage-assets";
import type { Size } from "~/image-editor/geometry";
import { qualityScale } from "~/player/frame-loop";
import { fitCanvas, paint } from "~/player/paint";
import type { Box, ClipLayer, Composition, PartKey, PictureLayer } from "~/scene/composition";
import type { Ground } from "~/scene/stand-out";

/** Draws a composition into a canvas, as often as it is asked to. */
export class StagePainter {
  readonly #assets: StageAssets;
  #preparing: Promise<void> | null = null;
  #secondsShown = Number.NaN;
  /** Whether the canvas holds what was drawn last. */
  #isHeld = false;
  #without: { composition: Composition; key: PartKey; shown: Composition } | null = null;

  constructor(
    private readonly canvas: HTMLCanvasElement,
    private readonly onReady: () => void,
  ) {
    this.#assets = new StageAssets(onReady);
    canvas.addEventListener("contextrestored", this.#drawAnew);
  }

  get isReady(): boolean {
    return this.#assets.assets !== null;
  }

  get hasFailed(): boolean {
    return this.#assets.hasFailed;
  }

  retry(composition: Composition): void {
    this.#assets.retry(composition);
  }

  /** `box`: of the canvas, in CSS pixels. `hiddenKey` is left out: its words are being written over the canvas. */
  draw(
    composition: Composition,
    seconds: number,
    {
      box,
      isPlaying,
      isPassing,
      hiddenKey,
    }: { box: Size; isPlaying: boolean; isPassing: boolean; hiddenKey: PartKey | null },
  ): void {
    this.#assets.follow(composition, isPassing);
    const { assets } = this.#assets;
    if (!assets || box.width === 0) return;
    const isCleared = fitCanvas(this.canvas, composition, isPlaying ? qualityScale() : 1, box);
    const shown = {
      composition: hiddenKey ? this.#withoutPart(composition, hiddenKey) : composition,
      assets,
      fromSeconds: -Infinity,
      untilSeconds: Infinity,
    };
    if (!this.#preparing) {
      const preparing = assets.prepare(seconds);
      if (preparing) {
        this.#preparing = preparing;
        void preparing.then(() => {
          if (this.#preparing !== preparing) return;
          this.#preparing = null;
          this.onReady();
        });
        if (!isCleared && isPlaying) return;
      }
    }
    // What was drawn last stays until a clip has its first frame.
    if (this.#preparing && !isCleared && assets.clips?.lacksFrame(seconds)) return;
    const isResting = isPassing && !isPlaying && seconds === this.#secondsShown;
    paint(this.canvas, shown, seconds, { isResting, isHeld: this.#isHeld && !isCleared });
    this.#secondsShown = seconds;
    this.#isHeld = true;
  }

  /** Of a picture or clip as a whole, in its own pixels; null while it is on its way. */
  mediaSize({ kind, assetId }: PictureLayer | ClipLayer): Size | null {
    const { assets } = this.#assets;
    const media = kind === "picture" ? assets?.getPicture(assetId) : assets?.clips?.getFile(assetId);
    return media ? { width: media.width, height: media.height } : null;
  }

  /** How light the picture is within a box at a moment; empty while the assets are on their way. */
  groundUnder(composition: Composition, seconds: number, box: Box): Ground {
    const { assets } = this.#assets;
    return assets ? readGround(composition, assets, seconds, box) : [];
  }

  close(): void {
    this.canvas.removeEventListener("contextrestored", this.#drawAnew);
    this.#preparing = null;
    this.#assets.close();
  }

  /** A browser that lost the pixels gives an empty canvas. */
  readonly #drawAnew = (): void => {
    this.#isHeld = false;
    this.onReady();
  };

  #withoutPart(composition: Composition, key: PartKey): Composition {
    if (this.#without?.composition === composition && this.#without.key === key) return this.#without.shown;
    const shown = { ...composition, layers: composition.layers.filter(({ partKey }) => partKey !== key) };
    this.#without = { composition, key, shown };
    return shown;
  }
}
