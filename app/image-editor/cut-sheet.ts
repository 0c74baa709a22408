import { cutPixels, rasterOfAlpha, repairedRaster } from "./cut-pixels";
import type { Rectangle, Size } from "./geometry";
import { type MaskRaster, paintSegment } from "./mask-raster";
import type { MaskShape, MaskStroke } from "./mask-shape";

/** Longer pictures are cut at this length: more is held twice in memory than phones have. */
const longestSide = 4096;
/** Pictures whose shapes differ by more show something else. */
const mostStretch = 0.02;

/** A picture and what of it is kept. It draws the cut-out into a canvas at the picture's own size, and only what changed. */
export class CutSheet {
  /** What is painted belongs to one sheet. */
  readonly id = crypto.randomUUID();
  readonly size: Size;
  readonly #source: Uint8ClampedArray;
  readonly #found: MaskRaster;
  #raster: MaskRaster;
  #context: CanvasRenderingContext2D | null = null;

  /** `found` is the same picture with nothing but the product in it; null to begin with all of it. */
  static async open(photo: Blob, found: Blob | null): Promise<CutSheet> {
    const image = await createImageBitmap(photo);
    const scale = Math.min(1, longestSide / Math.max(image.width, image.height));
    const size = { width: Math.round(image.width * scale), height: Math.round(image.height * scale) };
    const source = pixelsOf(image, size);
    const cut = found ? await createImageBitmap(found) : null;
    if (cut && Math.abs((cut.width / cut.height) * (size.height / size.width) - 1) > mostStretch) {
      throw new Error("What came back is not this photo. Cut it out by hand, or try another photo.");
    }
    const kept = cut ? pixelsOf(cut, size) : source;
    return new CutSheet(size, source, rasterOfAlpha(kept, size));
  }

  private constructor(size: Size, source: Uint8ClampedArray, found: MaskRaster) {
    this.size = size;
    this.#source = source;
    this.#found = found;
    this.#raster = found;
  }

  /** Shows the cut-out in a canvas from now on. */
  showIn(canvas: HTMLCanvasElement): void {
    canvas.width = this.size.width;
    canvas.height = this.size.height;
    this.#context = canvas.getContext("2d");
    this.#draw({ x: 0, y: 0, ...this.size });
  }

  /** What was painted by hand, all of it. */
  repair(shapes: readonly MaskShape[]): void {
    this.#raster = repairedRaster(this.#found, shapes);
    this.#draw({ x: 0, y: 0, ...this.size });
  }

  /** A piece of a stroke while it is painted. */
  paint(
    brush: Pick<MaskStroke, "size" | "hardness" | "erase">,
    segment: [number, number, number, number],
  ): void {
    if (this.#raster === this.#found) this.#raster = repairedRaster(this.#found, []);
    const touched = paintSegment(this.#raster, brush, segment);
    if (touched) this.#draw(touched);
  }

  /** Whether nothing is kept, or all of the picture is. */
  get isCut(): boolean {
    const { data } = this.#raster;
    return data.some((value) => value > 0) && data.some((value) => value < 255);
  }

  async toFile(): Promise<Blob> {
    const canvas = new OffscreenCanvas(this.size.width, this.size.height);
    const context = canvas.getContext("2d") as OffscreenCanvasRenderingContext2D;
    context.putImageData(this.#cut({ x: 0, y: 0, ...this.size }), 0, 0);
    return canvas.convertToBlob({ type: "image/png" });
  }

  #cut(part: Rectangle): ImageData {
    const pixels = new ImageData(part.width, part.height);
    cutPixels(this.#source, this.#raster, part, pixels.data);
    return pixels;
  }

  #draw(part: Rectangle): void {
    this.#context?.putImageData(this.#cut(part), part.x, part.y);
  }
}

function pixelsOf(image: ImageBitmap, { width, height }: Size): Uint8ClampedArray {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d", { willReadFrequently: true }) as OffscreenCanvasRenderingContext2D;
  context.imageSmoothingQuality = "high";
  context.drawImage(image, 0, 0, width, height);
  image.close();
  return context.getImageData(0, 0, width, height).data;
}
