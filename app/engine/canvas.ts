import type { ClipLayer } from "~/scene/composition";

/**
 * The part of a 2D canvas that the engine uses, described without the DOM library, so that the engine
 * type-checks and runs anywhere a canvas implementation exists: page, worker or server.
 */
export interface Canvas2D {
  globalAlpha: number;
  fillStyle: unknown;
  font: string;
  textBaseline: string;
  textAlign: string;
  direction: string;
  letterSpacing: string;
  /** Language of the text, for choosing among regional letter forms; not in every browser yet. */
  lang?: string;
  strokeStyle: unknown;
  lineWidth: number;
  lineCap: string;
  lineJoin: string;
  globalCompositeOperation: string;
  /** Shadows are painted once and kept; no frame is drawn with one. */
  shadowColor: string;
  shadowBlur: number;
  shadowOffsetX: number;
  shadowOffsetY: number;
  imageSmoothingEnabled: boolean;
  imageSmoothingQuality: string;
  save(): void;
  restore(): void;
  setTransform(a: number, b: number, c: number, d: number, e: number, f: number): void;
  transform(a: number, b: number, c: number, d: number, e: number, f: number): void;
  getTransform(): { a: number; b: number; c: number; d: number; e: number; f: number };
  beginPath(): void;
  moveTo(x: number, y: number): void;
  lineTo(x: number, y: number): void;
  bezierCurveTo(x1: number, y1: number, x2: number, y2: number, x: number, y: number): void;
  closePath(): void;
  setLineDash(lengths: number[]): void;
  rect(x: number, y: number, width: number, height: number): void;
  roundRect(x: number, y: number, width: number, height: number, radius: number): void;
  ellipse(
    x: number,
    y: number,
    radiusX: number,
    radiusY: number,
    rotation: number,
    start: number,
    end: number,
    counterclockwise?: boolean,
  ): void;
  fill(): void;
  stroke(): void;
  clip(): void;
  fillRect(x: number, y: number, width: number, height: number): void;
  clearRect(x: number, y: number, width: number, height: number): void;
  fillText(text: string, x: number, y: number): void;
  measureText(text: string): TextMetricsLike;
  drawImage(image: never, ...box: number[]): void;
  getImageData(x: number, y: number, width: number, height: number): PixelsLike;
  putImageData(pixels: never, x: number, y: number): void;
  createPattern(image: never, repetition: string): PatternLike | null;
  createLinearGradient(x0: number, y0: number, x1: number, y1: number): GradientLike;
  createRadialGradient(
    x0: number,
    y0: number,
    radius0: number,
    x1: number,
    y1: number,
    radius1: number,
  ): GradientLike;
}

export interface TextMetricsLike {
  width: number;
  actualBoundingBoxLeft: number;
  actualBoundingBoxRight: number;
  actualBoundingBoxAscent: number;
  actualBoundingBoxDescent: number;
}

/** Four bytes a pixel: red, green, blue, alpha, not premultiplied. */
export interface PixelsLike {
  readonly data: { [index: number]: number; readonly length: number };
}

export interface PatternLike {
  setTransform(matrix: { a: number; b: number; c: number; d: number; e: number; f: number }): void;
}

export interface GradientLike {
  addColorStop(offset: number, color: string): void;
}

/** A decoded picture: an ImageBitmap in browsers. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  /** Of a clip's frame: whether what lies below may show through it. */
  readonly hasAlpha?: boolean;
}

/**
 * Everything the engine needs beside the composition. Made once per composition by `app/media`, kept for its
 * life, and closed by whoever made it. `createCanvas` gives scratch surfaces for work that is done once.
 */
export interface EngineAssets {
  getPicture(assetId: string): Picture | undefined;
  /**
   * The frame of a clip at a time of the composition, upright and in the canvas's colours. Exact after
   * `prepare(timeSeconds)` of `app/media` has settled, otherwise the latest one decoded; `undefined` where there is none.
   * It may be drawn until the next `prepare`; whoever decoded it closes it.
   */
  getClipFrame(layer: ClipLayer, timeSeconds: number): Picture | undefined;
  /**
   * The same frame whole and as it was decoded, for painters that are no canvas: a canvas cannot draw it. Nothing where a
   * canvas has to convert it.
   */
  getDecodedFrame?(layer: ClipLayer): Picture | undefined;
  createCanvas(width: number, height: number): { context: Canvas2D; picture: Picture };
  /**
   * Assets of one scope follow each other, as those of one video while it is edited: what was painted for a layer is kept for as
   * long as the layer and its pictures are the same. Absent: these alone.
   */
  readonly scope?: object | undefined;
}
