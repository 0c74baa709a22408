import type { Rectangle, Size } from "./geometry";

export type Canvas2d = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

interface Tile {
  bitmap: ImageBitmap;
  x: number;
  y: number;
}

interface Level extends Size {
  /** Pixels of this level per pixel of the image. */
  scale: number;
  tiles: Tile[];
}

const tilePixels = 1024;
/** Halving ends when the longer side is no longer than this. */
const smallestLevel = 512;

/**
 * An image at its own size and at halves of it, in tiles. Drawing takes the level that is at least as fine as the
 * screen and of it only the tiles in sight, so that a frame costs what the screen is large, not the image.
 */
export class ImageLevels implements Size {
  private constructor(
    readonly width: number,
    readonly height: number,
    private readonly levels: readonly Level[],
    /** Nothing shines through it, as far as its smallest level tells. */
    readonly isOpaque: boolean,
  ) {}

  /** Takes over the bitmap and closes it. */
  static async from(bitmap: ImageBitmap): Promise<ImageLevels> {
    const { width, height } = bitmap;
    const levels: Level[] = [];
    let source: ImageBitmap = bitmap;
    for (;;) {
      levels.push({
        width: source.width,
        height: source.height,
        scale: source.width / width,
        tiles: cutTiles(source),
      });
      if (Math.max(source.width, source.height) <= smallestLevel) break;
      const half = await createImageBitmap(source, {
        resizeWidth: Math.max(1, source.width >> 1),
        resizeHeight: Math.max(1, source.height >> 1),
        resizeQuality: "medium",
      });
      source.close();
      source = half;
    }
    const opaque = isOpaque(source);
    source.close();
    return new ImageLevels(width, height, levels, opaque);
  }

  close(): void {
    for (const { tiles } of this.levels) for (const { bitmap } of tiles) bitmap.close();
  }

  /**
   * Draws the image into `place`, in pixels of the screen; only what lies within `sight` is touched. Edges fall on
   * whole pixels, so that neighbouring tiles meet without a seam.
   */
  draw(context: Canvas2d, place: Rectangle, sight: Rectangle): void {
    const wanted = place.width / this.width;
    const level = this.levelFor(wanted);
    const across = place.width / level.width;
    const down = place.height / level.height;
    // Magnified, pixels are to be seen as what they are.
    context.imageSmoothingEnabled = wanted < 4;
    for (const { bitmap, x, y } of level.tiles) {
      const left = Math.round(place.x + x * across);
      const top = Math.round(place.y + y * down);
      const right = Math.round(place.x + (x + bitmap.width) * across);
      const bottom = Math.round(place.y + (y + bitmap.height) * down);
      const isInSight =
        right > sight.x && bottom > sight.y && left < sight.x + sight.width && top < sight.y + sight.height;
      if (isInSight) context.drawImage(bitmap, left, top, right - left, bottom - top);
    }
    context.imageSmoothingEnabled = true;
  }

  /** Draws the image at its own size where the context is turned or scaled already, as fine as `scale` asks for. */
  drawTransformed(context: Canvas2d, scale: number): void {
    const level = this.levelFor(scale);
    const by = 1 / level.scale;
    // Turned tiles would show their seams: each reaches a hair over the next.
    const overlap = 0.6 / scale;
    for (const { bitmap, x, y } of level.tiles) {
      const width = Math.min(bitmap.width * by + overlap, this.width - x * by);
      const height = Math.min(bitmap.height * by + overlap, this.height - y * by);
      context.drawImage(bitmap, x * by, y * by, width, height);
    }
  }

  private levelFor(scale: number): Level {
    const level = this.levels.findLast((one) => one.scale >= scale * 0.99) ?? this.levels[0];
    if (!level) throw new Error("A picture has at least one level");
    return level;
  }
}

/** Chromium cuts the wrong parts out of the bitmap of a photograph that is turned by its EXIF, but draws the right ones. */
function cutTiles(source: ImageBitmap): Tile[] {
  const tiles: Tile[] = [];
  for (let y = 0; y < source.height; y += tilePixels) {
    for (let x = 0; x < source.width; x += tilePixels) {
      const width = Math.min(tilePixels, source.width - x);
      const height = Math.min(tilePixels, source.height - y);
      const canvas = new OffscreenCanvas(width, height);
      canvas.getContext("2d")?.drawImage(source, x, y, width, height, 0, 0, width, height);
      tiles.push({ bitmap: canvas.transferToImageBitmap(), x, y });
    }
  }
  return tiles;
}

function isOpaque(bitmap: ImageBitmap): boolean {
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
  if (!context) return false;
  context.drawImage(bitmap, 0, 0);
  const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
  for (let at = 3; at < data.length; at += 4) if (data[at] !== 255) return false;
  return true;
}
