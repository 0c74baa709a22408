import { drawScene, type Pane } from "./draw-scene";
import { noExtension, plainFrame } from "./edit-draft";
import type { Point, Size } from "./geometry";
import { layerAssets } from "./layers/draw-layer";
import { contentOf, type StageScene } from "./stage-scene";
import { StillLayer } from "./still-layer";
import { centredView, fitView, keepInSight, panBy, pinchView, type View, zoomAt } from "./view";

/**
 * Shows a scene on a canvas: told what to show, it draws once before the next frame, and only what is in sight. Owns
 * the view. Told of no change, it does nothing.
 */
export class Stage {
  view: View = { scale: 1, x: 0, y: 0 };
  /** In CSS pixels. */
  size: Size = { width: 0, height: 0 };
  private ratio = 1;
  private frame = 0;
  /** The view follows the image and the pane until somebody moves it. */
  private isFitted = true;
  /** Something is being pulled: what is under the pointer stays there. */
  private isHeld = false;
  private readonly context: CanvasRenderingContext2D;
  private readonly still = new StillLayer();
  /** Called whenever the view is another. */
  readonly viewListeners = new Set<(view: View) => void>();
  scene: StageScene;

  constructor(
    private readonly canvas: HTMLCanvasElement,
    image: Size,
    onView: (view: View) => void,
  ) {
    const context = canvas.getContext("2d");
    if (!context) throw new Error("This browser gives no canvas to draw on");
    this.context = context;
    this.viewListeners.add(onView);
    this.scene = {
      base: null,
      adjusted: null,
      layers: [],
      layerAssets: layerAssets(),
      chosenLayerId: null,
      guides: [],
      candidate: null,
      compare: "off",
      compareAt: 0.5,
      isHeld: false,
      mask: null,
      mode: "look",
      frame: plainFrame,
      crop: { x: 0, y: 0, ...image },
      extend: noExtension,
      brush: null,
      outline: null,
      image,
    };
  }

  /** Changes some of the scene and draws it. */
  show(change: Partial<StageScene>): void {
    const before = this.scene;
    this.scene = { ...before, ...change };
    const after = this.scene;
    const isElsewhere =
      before.mode !== after.mode ||
      before.frame.turns !== after.frame.turns ||
      before.image !== after.image ||
      (before.compare === "beside") !== (after.compare === "beside");
    if (isElsewhere || (this.isFitted && before.candidate !== after.candidate)) this.fit();
    if (before.extend !== after.extend) this.makeRoom();
    this.redraw();
  }

  /** Something begins to be pulled: until it is let go, the view moves only as it is told. */
  hold(): void {
    this.isHeld = true;
  }

  release(): void {
    this.isHeld = false;
    this.makeRoom();
  }

  /** What is extended beyond the pane comes into sight, unless somebody chose the view. */
  private makeRoom(): void {
    if (this.scene.mode !== "extend" || !this.isFitted || this.isHeld) return;
    const { x, y, width, height } = contentOf(this.scene);
    const { scale, x: left, y: top } = this.view;
    const room = Math.min(
      left + x * scale,
      top + y * scale,
      this.size.width - left - (x + width) * scale,
      this.size.height - top - (y + height) * scale,
    );
    if (room < leastRoom) this.fit();
  }

  /** The pane has another size, in CSS pixels. */
  resize(size: Size, ratio: number): void {
    if (size.width === 0 || size.height === 0) return;
    const before = this.size;
    this.size = size;
    this.ratio = ratio;
    this.canvas.width = Math.round(size.width * ratio);
    this.canvas.height = Math.round(size.height * ratio);
    if (this.isFitted || before.width === 0) this.fit();
    else this.setView(panBy(this.view, (size.width - before.width) / 2, (size.height - before.height) / 2));
    this.drawNow();
  }

  fit(): void {
    this.isFitted = true;
    const pane = this.paneSize;
    this.move(fitView(contentOf(this.scene), pane, marginsOf(this.scene, pane)));
  }

  /** So many CSS pixels for a pixel of the image, in the middle. */
  zoomTo(scale: number): void {
    this.isFitted = false;
    this.move(centredView(contentOf(this.scene), this.paneSize, scale));
  }

  zoomBy(factor: number, at: Point = { x: this.paneSize.width / 2, y: this.paneSize.height / 2 }): void {
    this.setView(zoomAt(this.view, factor, this.inPane(at)));
  }

  pan(dx: number, dy: number): void {
    this.setView(panBy(this.view, dx, dy));
  }

  pinch(from: [Point, Point], to: [Point, Point]): void {
    const inPane = ([one, other]: [Point, Point]): [Point, Point] => [this.inPane(one), this.inPane(other)];
    this.setView(pinchView(this.view, inPane(from), inPane(to)));
  }

  /** A point of the canvas, in pixels of the image (of the turned one while it is cut). */
  imagePointAt(at: Point): Point {
    const { x, y } = this.inPane(at);
    return { x: (x - this.view.x) / this.view.scale, y: (y - this.view.y) / this.view.scale };
  }

  stop(): void {
    cancelAnimationFrame(this.frame);
    this.frame = -1;
  }

  redraw(): void {
    if (this.frame !== 0) return;
    this.frame = requestAnimationFrame(() => {
      this.frame = 0;
      this.drawNow();
    });
  }

  private setView(view: View): void {
    this.isFitted = false;
    this.move(keepInSight(view, contentOf(this.scene), this.paneSize));
  }

  private move(view: View): void {
    this.view = view;
    for (const listener of this.viewListeners) listener(view);
    this.redraw();
  }

  private get isBeside(): boolean {
    return this.scene.compare === "beside" && this.scene.candidate !== null;
  }

  /** Side by side, panes stand in a row, or one above the other where that shows the images larger. */
  get isRow(): boolean {
    const content = contentOf(this.scene);
    const across = this.size.width / content.width;
    const down = this.size.height / content.height;
    return Math.min(across / 2, down) >= Math.min(across, down / 2);
  }

  private get paneSize(): Size {
    const { width, height } = this.size;
    if (!this.isBeside) return this.size;
    return this.isRow ? { width: width / 2, height } : { width, height: height / 2 };
  }

  private inPane(at: Point): Point {
    const { width, height } = this.paneSize;
    return this.isBeside ? { x: at.x % width, y: at.y % height } : at;
  }

  /** Red, green, blue and alpha of the accent, as this canvas draws it. */
  accentPixel(): Uint8ClampedArray {
    const pixel = new OffscreenCanvas(1, 1).getContext("2d");
    if (!pixel) return new Uint8ClampedArray(4);
    pixel.fillStyle = getComputedStyle(this.canvas).color;
    pixel.fillRect(0, 0, 1, 1);
    return pixel.getImageData(0, 0, 1, 1).data;
  }

  private drawNow(): void {
    const accent = getComputedStyle(this.canvas).color;
    drawScene(this.context, this.scene, this.panes(), this.ratio, { accent }, this.still);
  }

  private panes(): Pane[] {
    const { ratio, isBeside, isRow } = this;
    const { width, height } = this.paneSize;
    return (isBeside ? [0, 1] : [0]).map((index) => {
      const x = isRow ? index * width : 0;
      const y = isRow ? 0 : index * height;
      return {
        sight: { x: x * ratio, y: y * ratio, width: width * ratio, height: height * ratio },
        view: {
          scale: this.view.scale * ratio,
          // On whole pixels what is drawn once can be moved without being drawn anew.
          x: Math.round((this.view.x + x) * ratio),
          y: Math.round((this.view.y + y) * ratio),
        },
      };
    });
  }
}

/** CSS pixels around what is extended in which a handle can be taken and pulled. */
const leastRoom = 28;

/** Room around a fitted image, in CSS pixels: above and below for what lies over the canvas; to extend it, more. */
function marginsOf({ mode }: StageScene, pane: Size): Size {
  if (mode === "extend") return { width: pane.width * 0.18, height: pane.height * 0.18 };
  return { width: Math.min(40, pane.width * 0.04), height: Math.min(60, pane.height * 0.16) };
}
