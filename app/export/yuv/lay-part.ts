import type { FilledImage, Move, PaintedImage, SampledImage } from "~/engine/frame-part";
import { cutBox, overlap } from "~/engine/transform";
import {
  evenAround,
  evenWithin,
  holds,
  movedBox,
  pixelsAround,
  shownBox,
  sidesAround,
} from "~/export/yuv/boxes";
import { coverBox } from "~/export/yuv/cover-box";
import { type FramePlanes, fillFrame } from "~/export/yuv/frame-planes";
import type { Kernels } from "~/export/yuv/kernels";
import { NeedsCanvasError } from "~/export/yuv/needs-canvas-error";
import type { PlaneMemory, Planes } from "~/export/yuv/plane-memory";
import type { PlacedPlanes, PlaneStore } from "~/export/yuv/plane-store";
import { PlaneSampler, type Sampling } from "~/export/yuv/sample-planes";
import type { TintedPart } from "~/export/yuv/tints";
import type { Box } from "~/scene/composition";

/** Full opacity for `blendPlane`; canvases have steps of 1/255. */
const OPAQUE = 32_768;

/** Kernels write whole blocks of 16 samples: sides this far apart do not reach into each other. */
const NARROWEST_INNER = 32;

/** Lays single parts on the frame, each kind of image in its own way. */
export class PartLayer {
  /** The cover of pixels that are not covered whole. */
  readonly cover: Planes;
  readonly #scratch: Planes;
  readonly #sampler: PlaneSampler;

  constructor(
    readonly kernels: Kernels,
    readonly memory: PlaneMemory,
    readonly store: PlaneStore,
    readonly out: FramePlanes,
    readonly frame: Box,
  ) {
    this.#scratch = memory.takePlanes(frame.width, frame.height);
    this.cover = memory.takePlanes(frame.width, frame.height);
    this.#sampler = new PlaneSampler(kernels, memory, frame.width);
  }

  /**
   * Lays a part on what is there. Answers a box that holds every pixel it may have changed, `null` where there is none.
   * Throws a NeedsCanvasError where only a canvas can.
   */
  lay(part: TintedPart): Box | null {
    const opacity = Math.round((Math.round(part.opacity * 255) / 255) * OPAQUE);
    if (opacity === 0) return null;
    if (part.image.kind === "sampled") return this.#laySampled(part.image, part, opacity);
    if (part.image.kind === "filled") return this.#layFilled(part.image, part, opacity);
    return this.#layPainted(part.image, part, opacity);
  }

  #layPainted(image: PaintedImage, { move, cut, blend, tint }: TintedPart, opacity: number): Box | null {
    const placed = this.store.painted(image, move !== null, blend, tint);
    if (!placed) return null;
    const { planes, isOpaque } = placed;
    const box = { x: placed.x, y: placed.y, width: planes.width, height: planes.height };
    if (move && !isEvenShift(move)) {
      const room = this.#roomFor(box, move, cut);
      if (!room) return null;
      this.#sample(samplingOf(placed, move), room, true);
      this.#blend(this.#scratch, room, cutBox(room, cut), opacity);
      return room;
    }
    const at = { ...box, x: box.x + (move?.x ?? 0), y: box.y + (move?.y ?? 0) };
    const shown = cutBox(overlap(at, this.frame), cut);
    if (isOpaque && opacity === OPAQUE) this.#copy(planes, at, shown);
    else this.#blend(planes, at, shown, opacity);
    return shown;
  }

  #laySampled(image: SampledImage, { move, cut: ownCut, tint }: TintedPart, opacity: number): Box | null {
    const { picture, source, target, mask } = image;
    const shown = shownBox(image, move);
    // A mask may reach beyond the picture.
    const cut = mask ? cutBox(pixelsAround(shown), ownCut) : ownCut;
    const room = this.#roomFor(shown, null, cut);
    if (!room) return null;
    const { planes: from, isOpaque, density } = this.store.picture(picture, tint);
    // What shines through would be tinted, too.
    if (tint && !isOpaque) throw new NeedsCanvasError();
    const stepX = (source.width * density) / target.width;
    const stepY = (source.height * density) / target.height;
    const originX = target.x - (source.x * density) / stepX;
    const originY = target.y - (source.y * density) / stepY;
    const sampling: Sampling = { from, originX, originY, stepX, stepY, move };
    const isWhole = !mask && holds(shown, room);
    const isLaidOver = isOpaque && opacity === OPAQUE;
    if (isWhole && isLaidOver && room.x === 0 && room.width === this.out.width && !cut) {
      const { y, u, v, stride, chromaStride } = this.out;
      const rows = {
        y: y + room.y * stride,
        u: u + (room.y / 2) * chromaStride,
        v: v + (room.y / 2) * chromaStride,
      };
      this.#sampler.zoom(sampling, room, { ...rows, stride, chromaStride });
      return room;
    }
    this.#sample(sampling, room, !isOpaque);
    const scratch = this.#scratch;
    const inner = evenWithin(cutBox(overlap(shown, this.frame), cut));
    if (isLaidOver && !mask && inner.width >= NARROWEST_INNER && inner.height > 0) {
      this.#copy(scratch, room, inner);
      // Its edges alone are blended, which costs several times as much.
      for (const side of sidesAround(room, inner)) this.#laySide(side, room, shown, cut);
      return room;
    }
    if (isOpaque) {
      this.#coverInto(scratch, mask, shown, room, move);
      if (!isWhole) this.#premultiply(scratch, [scratch.y, scratch.u, scratch.v], scratch, room);
    } else if (!isWhole) {
      this.#coverInto(this.cover, mask, shown, room, move);
      const { y, u, v, a, ca } = scratch;
      this.#premultiply(scratch, [y, u, v, a, ca], this.cover, room);
    }
    this.#blend(scratch, room, cutBox(room, cut), opacity);
    return room;
  }

  #layFilled({ color, box: rest }: FilledImage, { move, cut }: TintedPart, opacity: number): Box | null {
    const box = move ? movedBox(rest, move) : rest;
    const room = this.#roomFor(box, null, cut);
    if (!room) return null;
    const inner = evenWithin(cutBox(overlap(box, this.frame), cut));
    if (opacity < OPAQUE || inner.width <= 0 || inner.height <= 0) {
      this.#layColor(color, box, room, cut, opacity);
      return room;
    }
    fillFrame(this.kernels, this.out, color, inner);
    for (const side of sidesAround(room, inner)) this.#layColor(color, box, side, cut, opacity);
    return room;
  }

  /** The side of an opaque image in the scratch planes, as far as `shown` covers it. */
  #laySide(side: Box, room: Box, shown: Box, cut: Box | null): void {
    if (side.width <= 0 || side.height <= 0) return;
    const planes = planesFrom(this.#scratch, side.x - room.x, side.y - room.y);
    this.#coverInto(planes, null, shown, side, null);
    this.#premultiply(planes, [planes.y, planes.u, planes.v], planes, side);
    this.#blend(planes, side, cutBox(side, cut), OPAQUE);
  }

  /** A colour as far as a box covers the pixels of `room`, which are whole pairs. */
  #layColor(color: string, box: Box, room: Box, cut: Box | null, opacity: number): void {
    if (room.width <= 0 || room.height <= 0) return;
    const scratch = this.#scratch;
    fillFrame(this.kernels, scratch, color, { ...room, x: 0, y: 0 });
    this.#coverInto(scratch, null, box, room, null);
    this.#premultiply(scratch, [scratch.y, scratch.u, scratch.v], scratch, room);
    this.#blend(scratch, room, cutBox(room, cut), opacity);
  }

  /** Whole pairs of pixels of the frame that an image touches; nothing where it lies outside. */
  #roomFor(rest: Box, move: Move | null, cut: Box | null): Box | null {
    const box = cutBox(overlap(move ? movedBox(rest, move) : rest, this.frame), cut);
    return box.width > 0 && box.height > 0 ? evenAround(box) : null;
  }

  /** Samples an image into the scratch planes, their corner at the corner of `room`. */
  #sample(sampling: Sampling, room: Box, withAlpha: boolean): void {
    this.#sampler.zoom(sampling, room, this.#scratch);
    if (withAlpha) this.#sampler.zoomAlpha(sampling, room, this.#scratch);
  }

  /** Writes how much of each pixel of `room` an image covers: what its mask says, else all of its box. */
  #coverInto(to: Planes, mask: PaintedImage | null, shown: Box, room: Box, move: Move | null): void {
    if (!mask) {
      const { view } = this.memory;
      coverBox(view, to.a, to.stride, room, shown, 1);
      coverBox(view, to.ca, to.chromaStride, room, shown, 2);
      return;
    }
    const placed = this.store.painted(mask, move !== null);
    if (!placed) throw new NeedsCanvasError();
    if (move) {
      this.#sampler.zoomAlpha(samplingOf(placed, move), room, to);
      return;
    }
    const { planes, x, y } = placed;
    const { kernels } = this;
    const inside = overlap(room, { x, y, width: planes.width, height: planes.height });
    for (const [from, fromStride, at, stride, every] of [
      [planes.a, planes.stride, to.a, to.stride, 1],
      [planes.ca, planes.chromaStride, to.ca, to.chromaStride, 2],
    ] as const) {
      kernels.fillPlane(at, stride, room.width / every, room.height / every, 0);
      kernels.copyPlane(
        at + (((inside.y - room.y) / every) * stride + (inside.x - room.x) / every),
        stride,
        from + (((inside.y - y) / every) * fromStride + (inside.x - x) / every),
        fromStride,
        inside.width / every,
        inside.height / every,
      );
    }
  }

  #premultiply(of: Planes, planes: number[], cover: Planes, { width, height }: Box): void {
    for (const at of planes) {
      const isChroma = at === of.u || at === of.v || at === of.ca;
      if (isChroma) {
        this.kernels.premultiplyPlane(
          at,
          of.chromaStride,
          cover.ca,
          cover.chromaStride,
          width / 2,
          height / 2,
        );
      } else this.kernels.premultiplyPlane(at, of.stride, cover.a, cover.stride, width, height);
    }
  }

  /** Lays planes whose corner is that of `at` onto the frame, as far as `shown`. */
  #blend(planes: Planes, at: Box, shown: Box, opacity: number): void {
    this.#eachPlane(planes, at, shown, (to, stride, from, alpha, fromStride, width, height) =>
      this.kernels.blendPlane(to, stride, from, alpha, fromStride, width, height, opacity),
    );
  }

  #copy(planes: Planes, at: Box, shown: Box): void {
    this.#eachPlane(planes, at, shown, (to, stride, from, _alpha, fromStride, width, height) =>
      this.kernels.copyPlane(to, stride, from, fromStride, width, height),
    );
  }

  #eachPlane(
    planes: Planes,
    at: Box,
    shown: Box,
    lay: (
      to: number,
      stride: number,
      from: number,
      alpha: number,
      fromStride: number,
      width: number,
      height: number,
    ) => void,
  ): void {
    if (shown.width <= 0 || shown.height <= 0) return;
    const { out } = this;
    const [dx, dy] = [shown.x - at.x, shown.y - at.y];
    const luma = dy * planes.stride + dx;
    lay(
      out.y + shown.y * out.stride + shown.x,
      out.stride,
      planes.y + luma,
      planes.a + luma,
      planes.stride,
      shown.width,
      shown.height,
    );
    // A pair that is cut in the middle is shown whole.
    const left = shown.x >> 1;
    const top = shown.y >> 1;
    const width = ((shown.x + shown.width + 1) >> 1) - left;
    const height = ((shown.y + shown.height + 1) >> 1) - top;
    const chroma = (top - at.y / 2) * planes.chromaStride + left - at.x / 2;
    const to = top * out.chromaStride + left;
    const alpha = planes.ca + chroma;
    lay(out.u + to, out.chromaStride, planes.u + chroma, alpha, planes.chromaStride, width, height);
    lay(out.v + to, out.chromaStride, planes.v + chroma, alpha, planes.chromaStride, width, height);
  }
}

/** The same planes from another pixel on, whose place is even. */
function planesFrom(planes: Planes, x: number, y: number): Planes {
  const luma = y * planes.stride + x;
  const chroma = (y / 2) * planes.chromaStride + x / 2;
  return {
    ...planes,
    y: planes.y + luma,
    a: planes.a + luma,
    u: planes.u + chroma,
    v: planes.v + chroma,
    ca: planes.ca + chroma,
  };
}

function samplingOf({ planes, x, y }: PlacedPlanes, move: Move): Sampling {
  return { from: planes, originX: x, originY: y, stepX: 1, stepY: 1, move };
}

function isEvenShift({ scaleX, scaleY, x, y }: Move): boolean {
  return scaleX === 1 && scaleY === 1 && x % 2 === 0 && y % 2 === 0;
}
