import type { FilledImage, Move, PaintedImage, SampledImage } from "~/engine/frame-part";
import { cutBox, overlap } from "~/engine/transform";
import { evenWithin, holds, movedBox, shownBox } from "~/export/yuv/boxes";
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

  /** Lays a part on what is there. Throws a NeedsCanvasError where only a canvas can. */
  lay(part: TintedPart): void {
    const opacity = Math.round((Math.round(part.opacity * 255) / 255) * OPAQUE);
    if (opacity === 0) return;
    if (part.image.kind === "sampled") this.#laySampled(part.image, part, opacity);
    else if (part.image.kind === "filled") this.#layFilled(part.image, part, opacity);
    else this.#layPainted(part.image, part, opacity);
  }

  #layPainted(image: PaintedImage, { move, cut, blend, tint }: TintedPart, opacity: number): void {
    const placed = this.store.painted(image, move !== null, blend, tint);
    if (!placed) return;
    const { planes, isOpaque } = placed;
    const box = { x: placed.x, y: placed.y, width: planes.width, height: planes.height };
    if (move && !isEvenShift(move)) {
      const room = this.#roomFor(box, move, cut);
      if (!room) return;
      this.#sample(samplingOf(placed, move), room, true);
      this.#blend(this.#scratch, room, cutBox(room, cut), opacity);
      return;
    }
    const at = { ...box, x: box.x + (move?.x ?? 0), y: box.y + (move?.y ?? 0) };
    const shown = cutBox(overlap(at, this.frame), cut);
    if (isOpaque && opacity === OPAQUE) this.#copy(planes, at, shown);
    else this.#blend(planes, at, shown, opacity);
  }

  #laySampled(image: SampledImage, { move, cut: ownCut, tint }: TintedPart, opacity: number): void {
    const { picture, source, target, mask } = image;
    // A mask may reach beyond the picture.
    const cut = mask && !move ? cutBox(target, ownCut) : ownCut;
    const shown = shownBox(image, move);
    const room = this.#roomFor(shown, null, cut);
    if (!room) return;
    const { planes: from, isOpaque, density } = this.store.picture(picture, tint);
    // What shines through would be tinted, too.
    if (tint && !isOpaque) throw new NeedsCanvasError();
    const stepX = (source.width * density) / target.width;
    const stepY = (source.height * density) / target.height;
    const originX = target.x - (source.x * density) / stepX;
    const originY = target.y - (source.y * density) / stepY;
    const sampling: Sampling = { from, originX, originY, stepX, stepY, move };
    const isWhole = !mask && holds(shown, room);
    if (isWhole && isOpaque && opacity === OPAQUE && room.x === 0 && room.width === this.out.width && !cut) {
      const { y, u, v, stride, chromaStride } = this.out;
      const rows = {
        y: y + room.y * stride,
        u: u + (room.y / 2) * chromaStride,
        v: v + (room.y / 2) * chromaStride,
      };
      this.#sampler.zoom(sampling, room, { ...rows, stride, chromaStride });
      return;
    }
    this.#sample(sampling, room, !isOpaque);
    const scratch = this.#scratch;
    if (isOpaque) {
      this.#coverInto(scratch, mask, shown, room, move);
      if (!isWhole) this.#premultiply(scratch, [scratch.y, scratch.u, scratch.v], scratch, room);
    } else if (!isWhole) {
      this.#coverInto(this.cover, mask, shown, room, move);
      const { y, u, v, a, ca } = scratch;
      this.#premultiply(scratch, [y, u, v, a, ca], this.cover, room);
    }
    this.#blend(scratch, room, cutBox(room, cut), opacity);
  }

  #layFilled({ color, box: rest }: FilledImage, { move, cut }: TintedPart, opacity: number): void {
    const box = move ? movedBox(rest, move) : rest;
    const room = this.#roomFor(box, null, cut);
    if (!room) return;
    const inner = evenWithin(cutBox(overlap(box, this.frame), cut));
    if (opacity < OPAQUE || inner.width <= 0 || inner.height <= 0) {
      this.#layColor(color, box, room, cut, opacity);
      return;
    }
    fillFrame(this.kernels, this.out, color, inner);
    const [right, bottom] = [inner.x + inner.width, inner.y + inner.height];
    this.#layColor(color, box, { ...room, height: inner.y - room.y }, cut, opacity);
    this.#layColor(color, box, { ...room, y: bottom, height: room.y + room.height - bottom }, cut, opacity);
    const beside = { y: inner.y, height: inner.height };
    this.#layColor(color, box, { ...beside, x: room.x, width: inner.x - room.x }, cut, opacity);
    this.#layColor(color, box, { ...beside, x: right, width: room.x + room.width - right }, cut, opacity);
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
    const x = Math.floor(box.x / 2) * 2;
    const y = Math.floor(box.y / 2) * 2;
    const width = Math.ceil((box.x + box.width) / 2) * 2 - x;
    const height = Math.ceil((box.y + box.height) / 2) * 2 - y;
    return box.width > 0 && box.height > 0 ? { x, y, width, height } : null;
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

function samplingOf({ planes, x, y }: PlacedPlanes, move: Move): Sampling {
  return { from: planes, originX: x, originY: y, stepX: 1, stepY: 1, move };
}

function isEvenShift({ scaleX, scaleY, x, y }: Move): boolean {
  return scaleX === 1 && scaleY === 1 && x % 2 === 0 && y % 2 === 0;
}
