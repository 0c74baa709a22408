import type { Picture } from "~/engine/canvas";
import type { PaintedImage } from "~/engine/frame-part";
import { ClipPlanes } from "~/export/yuv/clip-planes";
import type { Kernels } from "~/export/yuv/kernels";
import { NeedsCanvasError } from "~/export/yuv/needs-canvas-error";
import { type PlaneMemory, type Planes, roundUp } from "~/export/yuv/plane-memory";
import type { Tint } from "~/export/yuv/tints";
import { DecodedFrame } from "~/media/decoded-frame";
import type { BlendMode, Box } from "~/scene/composition";

/** An image as planes, with its place on the canvas. */
export interface PlacedPlanes {
  planes: Planes;
  /** Even. */
  x: number;
  y: number;
  isOpaque: boolean;
}

/** Bytes of planes that are kept for frames to come; what is older is converted again. */
const BUDGET_BYTES = 96 * 1024 * 1024;

/**
 * Turns what canvases and pictures hold into planes: each image once, for as long as there is room. A canvas is read only
 * for what has changed.
 */
export class PlaneStore {
  readonly #kept = new Map<string, PlacedPlanes>();
  readonly #names = new WeakMap<object, number>();
  readonly #canvas = new OffscreenCanvas(4, 2);
  readonly #context: OffscreenCanvasRenderingContext2D;
  /** What was painted for the frame under way alone. */
  readonly #passing: Planes[] = [];
  /** Frames of clips, to be loaded before they are asked for. */
  readonly clips: ClipPlanes;
  #keptBytes = 0;
  #nextName = 1;
  #rgba = { at: 0, bytes: 0 };
  /** Pixels that had to be painted and converted so far. */
  paintedPixels = 0;

  constructor(
    readonly kernels: Kernels,
    readonly memory: PlaneMemory,
    readonly frame: { width: number; height: number },
  ) {
    const context = this.#canvas.getContext("2d", { willReadFrequently: true });
    if (!context) throw new Error("This browser gives no 2D canvas.");
    this.#context = context;
    this.clips = new ClipPlanes(kernels, memory);
  }

  /** A name for an object that is the same for as long as it lives. */
  nameOf(owner: object): number {
    const name = this.#names.get(owner) ?? this.#nextName++;
    this.#names.set(owner, name);
    return name;
  }

  /** What an image paints, premultiplied. `isMoved` keeps what lies outside of the frame, too. Nothing where it lies outside. */
  painted(
    image: PaintedImage,
    isMoved: boolean,
    blend: BlendMode = "normal",
    tint: Tint | null = null,
  ): PlacedPlanes | null {
    const box = this.#roomFor(image.box, isMoved);
    if (box.width <= 0 || box.height <= 0) return null;
    const make = () => this.#paint(box, image, blend, tint);
    if (image.state === null) {
      const made = make();
      this.#passing.push(made.planes);
      return made;
    }
    return this.#keep(
      `${this.nameOf(image.owner)}/${image.state}/${isMoved}/${box.x},${box.y}/${nameOfTint(tint)}`,
      make,
    );
  }

  /** A whole picture or decoded frame, with a colour laid over it where its layer has a tint, padded for sampling. */
  picture(picture: Picture, tint: Tint | null): PlacedPlanes & { density: number } {
    if (picture instanceof DecodedFrame) {
      // What colours a moving picture is laid over the canvas that shows it.
      if (tint) throw new NeedsCanvasError();
      return { ...this.clips.get(picture), x: 0, y: 0, isOpaque: true };
    }
    const name = `${this.nameOf(picture)}/${nameOfTint(tint)}`;
    const kept = this.#keep(name, () => {
      const width = roundUp(picture.width, 4);
      const height = roundUp(picture.height, 2);
      const made = this.#convert({ x: 0, y: 0, width, height }, (context) => {
        // The last row and column are repeated where the planes are larger than the picture.
        const [beyondX, beyondY] = [width - picture.width, height - picture.height];
        for (const [x, y] of [
          [beyondX, beyondY],
          [beyondX, 0],
          [0, beyondY],
        ] as const) {
          if (x === 0 && y === 0) continue;
          context.drawImage(picture as never, x, y);
          context.clearRect(0, 0, picture.width, picture.height);
        }
        context.drawImage(picture as never, 0, 0);
        if (tint) layTint(context, { x: 0, y: 0, width, height }, tint);
      });
      const { planes } = made;
      const { kernels } = this;
      kernels.padPlane(planes.y, width, height, planes.stride);
      kernels.padPlane(planes.a, width, height, planes.stride);
      for (const at of [planes.u, planes.v, planes.ca]) {
        kernels.padPlane(at, width / 2, height / 2, planes.chromaStride);
      }
      return made;
    });
    return { ...kept, density: 1 };
  }

  /** RGBA of a canvas in the kernels' memory; valid until the next call. */
  stage(pixels: ImageData): number {
    const bytes = pixels.data.length;
    if (this.#rgba.bytes < bytes) {
      if (this.#rgba.bytes > 0) this.memory.give(this.#rgba.at, this.#rgba.bytes);
      this.#rgba = { at: this.memory.take(bytes), bytes };
    }
    this.memory.view.set(pixels.data, this.#rgba.at);
    return this.#rgba.at;
  }

  /** Gives back what was made for one frame alone. */
  endFrame(): void {
    for (const planes of this.#passing) this.memory.givePlanes(planes);
    this.#passing.length = 0;
    for (const [name, { planes }] of this.#kept) {
      if (this.#keptBytes <= BUDGET_BYTES) break;
      this.#kept.delete(name);
      this.#keptBytes -= planes.bytes;
      this.memory.givePlanes(planes);
    }
  }

  #keep(name: string, make: () => PlacedPlanes): PlacedPlanes {
    const present = this.#kept.get(name);
    const kept = present ?? make();
    // The last one is the one used last.
    this.#kept.delete(name);
    this.#kept.set(name, kept);
    if (!present) this.#keptBytes += kept.planes.bytes;
    return kept;
  }

  #paint(box: Box, image: PaintedImage, blend: BlendMode, tint: Tint | null): PlacedPlanes {
    // In its own place where that is on the canvas: letters are set by their place, to the last digit.
    const originX = Math.min(0, box.x);
    const originY = Math.min(0, box.y);
    const made = this.#convert(
      { ...box, x: box.x - originX, y: box.y - originY },
      (context) => {
        context.setTransform(1, 0, 0, 1, -originX, -originY);
        image.paint({ context, originX: -originX, originY: -originY, isPlain: true, isUpright: true });
        if (tint) layTint(context, withoutRoom(image.box), tint);
      },
      blend === "normal" ? undefined : (pixels) => asOverlay(pixels, blend),
    );
    return { ...made, x: box.x, y: box.y };
  }

  /** What is painted in a box of the canvas. */
  #convert(
    { x, y, width, height }: Box,
    paint: (context: OffscreenCanvasRenderingContext2D) => void,
    change?: (pixels: ImageData) => void,
  ): PlacedPlanes {
    const canvas = this.#canvas;
    const context = this.#context;
    if (canvas.width < x + width || canvas.height < y + height) {
      // A larger canvas is another one: most of what is painted fits into this one's first size.
      const { width: frameWidth, height: frameHeight } = this.frame;
      canvas.width = Math.max(canvas.width, x + width, frameWidth + MARGIN);
      canvas.height = Math.max(canvas.height, y + height, frameHeight + MARGIN);
    }
    context.save();
    context.clearRect(x, y, width, height);
    context.beginPath();
    context.rect(x, y, width, height);
    context.clip();
    context.imageSmoothingQuality = "low";
    paint(context);
    context.restore();
    const pixels = context.getImageData(x, y, width, height);
    change?.(pixels);
    this.paintedPixels += width * height;
    const from = this.stage(pixels);
    const planes = this.memory.takePlanes(width, height);
    const { y: luma, u, v, a, ca, stride, chromaStride } = planes;
    const isOpaque =
      this.kernels.fromRgba(from, width, height, luma, u, v, a, ca, stride, chromaStride) !== 0;
    return { planes, isOpaque, x, y };
  }

  /** Even, four samples wide at a time, and with a transparent edge to sample where it is moved. */
  #roomFor({ x, y, width, height }: Box, isMoved: boolean): Box {
    const edge = isMoved ? 2 : 0;
    let left = Math.floor((x - edge) / 2) * 2;
    let top = Math.floor((y - edge) / 2) * 2;
    let right = x + width + edge;
    let bottom = y + height + edge;
    if (!isMoved) {
      left = Math.max(0, left);
      top = Math.max(0, top);
      right = Math.min(this.frame.width, right);
      bottom = Math.min(this.frame.height, bottom);
    }
    return {
      x: left,
      y: top,
      width: right > left ? roundUp(right - left, 4) : 0,
      height: bottom > top ? roundUp(bottom - top, 2) : 0,
    };
  }
}

function nameOfTint(tint: Tint | null): string {
  return tint ? `${tint.fill} ${tint.blend}` : "";
}

/** How far beyond the frame what moves into it is painted, as a rule. */
const MARGIN = 64;

/** Painted boxes have two pixels of room around what fills them. */
function withoutRoom({ x, y, width, height }: Box): Box {
  return { x: x + 2, y: y + 2, width: width - 4, height: height - 4 };
}

/** Lays a tint over a picture, which is opaque. */
function layTint(
  context: OffscreenCanvasRenderingContext2D,
  { x, y, width, height }: Box,
  { fill, blend }: Tint,
): void {
  context.globalAlpha = 1;
  context.globalCompositeOperation = blend;
  context.fillStyle = fill;
  context.fillRect(x, y, width, height);
}

/**
 * Multiplying with grey is laying black over it, screening is laying white over it: pixels that blend become such ones
 * that are simply laid down. Throws where a pixel is no grey.
 */
function asOverlay({ data }: ImageData, blend: BlendMode): void {
  const ink = blend === "screen" ? 255 : 0;
  for (let at = 0; at < data.length; at += 4) {
    const [red, green, blue, alpha] = [data[at]!, data[at + 1]!, data[at + 2]!, data[at + 3]!];
    if (alpha === 0) continue;
    if (Math.abs(red - green) > GREY_TOLERANCE || Math.abs(red - blue) > GREY_TOLERANCE) {
      throw new NeedsCanvasError();
    }
    const strength = blend === "screen" ? green : 255 - green;
    data[at] = ink;
    data[at + 1] = ink;
    data[at + 2] = ink;
    data[at + 3] = Math.round((alpha * strength) / 255);
  }
}

/** Canvases hold premultiplied colours, so that pale pixels come back rounded. */
const GREY_TOLERANCE = 3;
