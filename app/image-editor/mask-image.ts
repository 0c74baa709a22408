import { featherInto } from "./feather";
import { type Rectangle, type Size, unionOf } from "./geometry";
import type { Colour } from "./mask-colours";
import { type MaskRaster, newRaster, paintSegment, paintShape } from "./mask-raster";
import type { MaskShape, MaskStroke } from "./mask-shape";

/** What is shown of a mask is no larger; what is sent is worked out anew at full size. */
const shownLongestSide = 2048;
/** After so many shapes the raster is kept, so that undo does not paint everything again. */
const shapesPerCheckpoint = 6;
const mostCheckpoints = 5;

/**
 * A mask as an image to lay over the one it belongs to. Told of new shapes it paints only what they add; going back
 * it begins at the nearest state it kept.
 */
export class MaskImage {
  readonly canvas: OffscreenCanvas;
  private readonly context: OffscreenCanvasRenderingContext2D;
  private readonly raster: MaskRaster;
  private readonly feathered: MaskRaster;
  private shapes: readonly MaskShape[] = [];
  private checkpoints: { count: number; data: Uint8Array }[] = [];
  private featherPixels = 0;
  /** What was painted since it was last asked for, in pixels of the raster. */
  private unseen: Rectangle | null = null;
  /** Something of a stroke that is not in `shapes` (yet) is in the raster. */
  private isAhead = false;

  constructor(
    image: Size,
    private readonly colour: Colour,
  ) {
    this.raster = newRaster(image, shownLongestSide);
    this.feathered = { ...this.raster, data: new Uint8Array(this.raster.data.length) };
    this.canvas = new OffscreenCanvas(this.raster.width, this.raster.height);
    this.context = this.canvas.getContext("2d") as OffscreenCanvasRenderingContext2D;
  }

  /** Shows these shapes. */
  show(shapes: readonly MaskShape[], featherPixels: number): void {
    let dirty: Rectangle | null = null;
    if (shapes !== this.shapes || this.isAhead) {
      let painted = countCommon(this.shapes, shapes);
      if (this.isAhead || painted < this.shapes.length) {
        painted = this.goBack(painted);
        dirty = this.whole;
      }
      for (let index = painted; index < shapes.length; index++) {
        dirty = unionOf(dirty, paintShape(this.raster, shapes[index] as MaskShape));
        this.keepCheckpoint(index + 1);
      }
      this.shapes = shapes;
    }
    if (featherPixels !== this.featherPixels) {
      this.featherPixels = featherPixels;
      dirty = this.whole;
    }
    this.paint(dirty);
  }

  /** Adds to the stroke that is being drawn. */
  drawOn(
    brush: Pick<MaskStroke, "size" | "hardness" | "erase">,
    segment: readonly [number, number, number, number],
  ) {
    this.isAhead = true;
    this.paint(paintSegment(this.raster, brush, segment));
  }

  /** The stroke that was drawn has become the last of these shapes: what is painted already is right. */
  settle(shapes: readonly MaskShape[]): void {
    this.isAhead = false;
    this.shapes = shapes;
    this.keepCheckpoint(shapes.length);
  }

  /** Where it looks otherwise than when this was last asked for, in pixels of the image; null where it does not. */
  takeChanged(): Rectangle | null {
    const { unseen } = this;
    this.unseen = null;
    if (!unseen) return null;
    const { scale } = this.raster;
    const { x, y, width, height } = unseen;
    return { x: x / scale, y: y / scale, width: width / scale, height: height / scale };
  }

  private get whole(): Rectangle {
    return { x: 0, y: 0, width: this.raster.width, height: this.raster.height };
  }

  /** Brings the raster back to a kept state of at most `count` shapes; answers of how many it is. */
  private goBack(count: number): number {
    this.checkpoints = this.checkpoints.filter((kept) => kept.count <= count);
    const nearest = this.checkpoints.at(-1);
    if (nearest) this.raster.data.set(nearest.data);
    else this.raster.data.fill(0);
    this.isAhead = false;
    return nearest?.count ?? 0;
  }

  private keepCheckpoint(count: number): void {
    if (count % shapesPerCheckpoint !== 0 || this.checkpoints.some((kept) => kept.count === count)) return;
    this.checkpoints.push({ count, data: this.raster.data.slice() });
    if (this.checkpoints.length > mostCheckpoints) this.checkpoints.shift();
  }

  private paint(dirty: Rectangle | null): void {
    if (!dirty) return;
    const radius = this.featherPixels * this.raster.scale;
    let shown = this.raster;
    let part = dirty;
    if (radius >= 1) {
      const spread = Math.ceil(radius) + 3;
      const left = Math.max(0, dirty.x - spread);
      const top = Math.max(0, dirty.y - spread);
      part = {
        x: left,
        y: top,
        width: Math.min(this.raster.width, dirty.x + dirty.width + spread) - left,
        height: Math.min(this.raster.height, dirty.y + dirty.height + spread) - top,
      };
      featherInto(this.feathered, this.raster, radius, part);
      shown = this.feathered;
    }
    const pixels = new ImageData(part.width, part.height);
    const [red, green, blue] = this.colour;
    for (let row = 0; row < part.height; row++) {
      let from = (part.y + row) * shown.width + part.x;
      let to = row * part.width * 4;
      for (let column = 0; column < part.width; column++, from++, to += 4) {
        const value = shown.data[from]!;
        if (value === 0) continue;
        pixels.data[to] = red;
        pixels.data[to + 1] = green;
        pixels.data[to + 2] = blue;
        pixels.data[to + 3] = value;
      }
    }
    this.context.putImageData(pixels, part.x, part.y);
    this.unseen = unionOf(this.unseen, part);
  }
}

function countCommon(one: readonly MaskShape[], other: readonly MaskShape[]): number {
  const most = Math.min(one.length, other.length);
  for (let index = 0; index < most; index++) if (one[index] !== other[index]) return index;
  return most;
}
