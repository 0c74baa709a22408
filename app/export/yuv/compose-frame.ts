import type { FilledImage, FramePart, Move, PaintedImage, SampledImage } from "~/engine/frame-part";
import { cutBox, overlap, rounded } from "~/engine/transform";
import { evenWithin, holds, movedBox } from "~/export/yuv/boxes";
import { type FramePlanes, fillFrame, takeFrame } from "~/export/yuv/frame-planes";
import type { Kernels } from "~/export/yuv/kernels";
import { NeedsCanvasError } from "~/export/yuv/needs-canvas-error";
import type { PlaneMemory, Planes } from "~/export/yuv/plane-memory";
import type { PlacedPlanes, PlaneStore } from "~/export/yuv/plane-store";
import { type TintedPart, withTints } from "~/export/yuv/tints";
import type { Box } from "~/scene/composition";

/** `zoomPlane` makes 8 samples of 16. */
const LARGEST_STEP = 2;
/** Samples of the longest row that is sampled. */
const LONGEST_ROW = 16_384;

/** How a plane's samples come to lie on the frame: rest is `origin`, `step` samples to the pixel, then moved. */
interface Sampling {
  from: Planes;
  originX: number;
  originY: number;
  stepX: number;
  stepY: number;
  move: Move | null;
}

/**
 * Composes frames in I420 from the parts that `partsOfFrame` gives. What equals the frame before is not composed again:
 * neither a frame that stands still, nor the parts furthest back that do.
 */
export class FrameComposer {
  /** The frame composed last. */
  readonly out: FramePlanes;
  /** The parts furthest back that stand still, composed. */
  readonly #back: FramePlanes;
  #backNames: string[] = [];
  readonly #scratch: Planes;
  readonly #cover: Planes;
  readonly #line: number;
  readonly #table: number;
  readonly #frame: Box;
  #names: string[] = [];

  constructor(
    readonly kernels: Kernels,
    readonly memory: PlaneMemory,
    readonly store: PlaneStore,
    { width, height }: { width: number; height: number },
  ) {
    this.#frame = { x: 0, y: 0, width, height };
    this.out = takeFrame(memory, width, height);
    this.#back = takeFrame(memory, width, height);
    this.#scratch = memory.takePlanes(width, height);
    this.#cover = memory.takePlanes(width, height);
    this.#line = memory.take(LONGEST_ROW);
    this.#table = memory.take((48 * (width + 32)) / 8);
  }

  /** Makes `out` the frame. Throws a NeedsCanvasError where a part can only be drawn on a canvas, over what is below. */
  compose(background: string | null, untinted: readonly FramePart[]): void {
    const all = withTints(untinted, this.#frame);
    const lowest = all.findLastIndex((part) => this.#hidesAllBelow(part));
    const parts = all.slice(Math.max(0, lowest));
    const names = [lowest < 0 ? `${background}` : "hidden", ...parts.map((part) => this.#nameOf(part))];
    let same = 0;
    while (same < names.length && names[same] === this.#names[same] && names[same] !== CHANGING) same++;
    if (same === names.length && names.length === this.#names.length) return;
    this.#names = [];
    try {
      const isKept = this.#backNames.every((name, index) => index < same && name === names[index]);
      if (!isKept) this.#backNames = [];
      if (this.#backNames.length > 0) this.#copyFrame(this.#back, this.out);
      for (let index = this.#backNames.length; index < names.length; index++) {
        if (index === same && index > this.#backNames.length) {
          this.#copyFrame(this.out, this.#back);
          this.#backNames = names.slice(0, same);
        }
        if (index > 0) this.#lay(parts[index - 1]!);
        else if (background !== null && lowest < 0)
          fillFrame(this.kernels, this.out, background, this.#frame);
      }
      this.#names = names;
    } finally {
      this.store.endFrame();
    }
  }

  /** Makes `out` what a canvas shows, at least as wide in whole steps of four pixels. */
  take(pixels: ImageData): void {
    this.#names = [];
    const { out, kernels } = this;
    const { a, ca } = this.#cover;
    const from = this.store.stage(pixels);
    kernels.fromRgba(
      from,
      pixels.width,
      pixels.height,
      out.y,
      out.u,
      out.v,
      a,
      ca,
      out.stride,
      out.chromaStride,
    );
  }

  #copyFrame(from: FramePlanes, to: FramePlanes): void {
    this.memory.view.copyWithin(to.y, from.y, from.y + from.bytes);
  }

  /** Whether a picture fills the frame, so that nothing below it need be composed. */
  #hidesAllBelow({ image, opacity, move, cut, blend, tint }: TintedPart): boolean {
    if (opacity < 1 || cut || blend !== "normal" || image.kind === "painted") return false;
    if (image.kind === "filled") return holds(move ? movedBox(image.box, move) : image.box, this.#frame);
    if (image.mask) return false;
    const shown = shownBox(image, move);
    return holds(shown, this.#frame) && this.store.picture(image.picture, tint).isOpaque;
  }

  /** Equal names mean equal pixels. */
  #nameOf({ image, opacity, move, cut, blend, tint }: TintedPart): string {
    const painted = image.kind === "painted" ? image : image.kind === "sampled" ? image.mask : null;
    if (painted?.state === null) return CHANGING;
    const sampled =
      image.kind === "sampled"
        ? [this.store.nameOf(image.picture), ...Object.values(image.source), ...Object.values(image.target)]
        : image.kind === "filled"
          ? [image.color, ...Object.values(image.box)]
          : [];
    return [
      ...(painted ? [this.store.nameOf(painted.owner), painted.state] : []),
      ...sampled,
      opacity,
      ...Object.values(move ?? {}),
      "cut",
      ...Object.values(cut ?? {}),
      blend,
      tint?.fill,
      tint?.blend,
    ].join(" ");
  }

  #lay(part: TintedPart): void {
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
    const shown = cutBox(overlap(at, this.#frame), cut);
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
      this.#zoom(sampling, room, { ...rows, stride, chromaStride });
      return;
    }
    this.#sample(sampling, room, !isOpaque);
    const scratch = this.#scratch;
    if (isOpaque) {
      this.#coverInto(scratch, mask, shown, room, move);
      if (!isWhole) this.#premultiply(scratch, [scratch.y, scratch.u, scratch.v], scratch, room);
    } else if (!isWhole) {
      this.#coverInto(this.#cover, mask, shown, room, move);
      const { y, u, v, a, ca } = scratch;
      this.#premultiply(scratch, [y, u, v, a, ca], this.#cover, room);
    }
    this.#blend(scratch, room, cutBox(room, cut), opacity);
  }

  #layFilled({ color, box: rest }: FilledImage, { move, cut }: TintedPart, opacity: number): void {
    const box = move ? movedBox(rest, move) : rest;
    const room = this.#roomFor(box, null, cut);
    if (!room) return;
    const inner = evenWithin(cutBox(overlap(box, this.#frame), cut));
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
    const box = cutBox(overlap(move ? movedBox(rest, move) : rest, this.#frame), cut);
    const x = Math.floor(box.x / 2) * 2;
    const y = Math.floor(box.y / 2) * 2;
    const width = Math.ceil((box.x + box.width) / 2) * 2 - x;
    const height = Math.ceil((box.y + box.height) / 2) * 2 - y;
    return box.width > 0 && box.height > 0 ? { x, y, width, height } : null;
  }

  /** Samples an image into the scratch planes, their corner at the corner of `room`. */
  #sample(sampling: Sampling, room: Box, withAlpha: boolean): void {
    this.#zoom(sampling, room, this.#scratch);
    if (withAlpha) this.#zoomAlpha(sampling, room, this.#scratch);
  }

  #zoom(sampling: Sampling, room: Box, to: Pick<Planes, "y" | "u" | "v" | "stride" | "chromaStride">): void {
    const { from } = sampling;
    this.#zoomPlane(sampling, from.y, to.y, to.stride, room, 1);
    this.#zoomPlane(sampling, from.u, to.u, to.chromaStride, room, 2);
    this.#zoomPlane(sampling, from.v, to.v, to.chromaStride, room, 2);
  }

  #zoomAlpha(sampling: Sampling, room: Box, to: Planes): void {
    this.#zoomPlane(sampling, sampling.from.a, to.a, to.stride, room, 1);
    this.#zoomPlane(sampling, sampling.from.ca, to.ca, to.chromaStride, room, 2);
  }

  /** `every`: 1 for planes of a sample a pixel, 2 for chroma, whose samples lie between four pixels. */
  #zoomPlane(sampling: Sampling, from: number, to: number, toStride: number, room: Box, every: 1 | 2): void {
    const { from: planes, move } = sampling;
    const stepX = sampling.stepX / (move?.scaleX ?? 1);
    const stepY = sampling.stepY / (move?.scaleY ?? 1);
    if (!(stepX > 0 && stepX <= LARGEST_STEP && stepY > 0)) throw new NeedsCanvasError();
    const firstX = (room.x + every / 2 - (move?.x ?? 0)) * stepX - sampling.originX * sampling.stepX;
    const firstY = (room.y + every / 2 - (move?.y ?? 0)) * stepY - sampling.originY * sampling.stepY;
    const x = firstX / every - 0.5;
    const y = firstY / every - 0.5;
    const stride = every === 1 ? planes.stride : planes.chromaStride;
    const width = room.width / every;
    const height = room.height / every;
    const isWhole = stepX === 1 && stepY === 1 && Number.isInteger(x) && Number.isInteger(y);
    if (
      isWhole &&
      x >= 0 &&
      y >= 0 &&
      x + width <= planes.width / every &&
      y + height <= planes.height / every
    ) {
      this.kernels.copyPlane(to, toStride, from + y * stride + x, stride, width, height);
      return;
    }
    this.kernels.zoomPlane(
      from,
      stride,
      planes.height / every,
      to,
      toStride,
      width,
      height,
      fixed(x),
      fixed(y),
      fixed(stepX),
      fixed(stepY),
      this.#line,
      this.#table,
    );
  }

  /** Writes how much of each pixel of `room` an image covers: what its mask says, else all of its box. */
  #coverInto(to: Planes, mask: PaintedImage | null, shown: Box, room: Box, move: Move | null): void {
    if (!mask) {
      this.#coverBox(to.a, to.stride, room, shown, 1);
      this.#coverBox(to.ca, to.chromaStride, room, shown, 2);
      return;
    }
    const placed = this.store.painted(mask, move !== null);
    if (!placed) throw new NeedsCanvasError();
    if (move) {
      this.#zoomAlpha(samplingOf(placed, move), room, to);
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

  #coverBox(to: number, stride: number, room: Box, box: Box, every: 1 | 2): void {
    const columns = coverage(room.x, room.width, box.x, box.width, every);
    const rows = coverage(room.y, room.height, box.y, box.height, every);
    const { view } = this.memory;
    for (const [row, share] of rows.entries()) {
      view.set(
        share === 255 ? columns : columns.map((own) => Math.round((own * share) / 255)),
        to + row * stride,
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

/** Full opacity for `blendPlane`; canvases have steps of 1/255. */
const OPAQUE = 32_768;

const CHANGING = "changing";

function samplingOf({ planes, x, y }: PlacedPlanes, move: Move): Sampling {
  return { from: planes, originX: x, originY: y, stepX: 1, stepY: 1, move };
}

/** Where a picture shows: on whole pixels, as a canvas draws it, however its inside is moved. */
function shownBox({ target, mask, isSnapped }: SampledImage, move: Move | null): Box {
  const exact = move ? movedBox(target, move) : target;
  return mask || !isSnapped ? exact : rounded(exact);
}

function isEvenShift({ scaleX, scaleY, x, y }: Move): boolean {
  return scaleX === 1 && scaleY === 1 && x % 2 === 0 && y % 2 === 0;
}

/** How much of each sample from `start` on a stretch covers, 0–255; `every` pixels to the sample. */
function coverage(start: number, length: number, from: number, extent: number, every: 1 | 2): Uint8Array {
  const shares = new Uint8Array(length / every);
  const first = Math.max(0, Math.floor((from - start) / every));
  const end = Math.min(shares.length, Math.ceil((from + extent - start) / every));
  for (let index = first; index < end; index++) {
    const at = start + index * every;
    const covered = Math.min(at + every, from + extent) - Math.max(at, from);
    shares[index] = Math.round((Math.max(0, covered) / every) * 255);
  }
  return shares;
}

/** As 16.16 fixed point. */
function fixed(value: number): number {
  return Math.round(value * 65_536);
}
