import type { Move } from "~/engine/frame-part";
import type { Kernels } from "~/export/yuv/kernels";
import { NeedsCanvasError } from "~/export/yuv/needs-canvas-error";
import type { PlaneMemory, Planes } from "~/export/yuv/plane-memory";
import type { Box } from "~/scene/composition";

/** `zoomPlane` makes 8 samples of 16. */
const LARGEST_STEP = 2;
/** Samples of the longest row that is sampled. */
const LONGEST_ROW = 16_384;

/** How a plane's samples come to lie on the frame: rest is `origin`, `step` samples to the pixel, then moved. */
export interface Sampling {
  from: Planes;
  originX: number;
  originY: number;
  stepX: number;
  stepY: number;
  move: Move | null;
}

/** Samples planes at another size and place, into rows of at most `frameWidth`. Throws a NeedsCanvasError beyond half the size. */
export class PlaneSampler {
  readonly #line: number;
  readonly #table: number;

  constructor(
    readonly kernels: Kernels,
    memory: PlaneMemory,
    frameWidth: number,
  ) {
    this.#line = memory.take(LONGEST_ROW);
    this.#table = memory.take((48 * (frameWidth + 32)) / 8);
  }

  /** Luma and chroma of `room`, its corner at that of `to`. */
  zoom(sampling: Sampling, room: Box, to: Pick<Planes, "y" | "u" | "v" | "stride" | "chromaStride">): void {
    const { from } = sampling;
    this.#zoomPlane(sampling, from.y, to.y, to.stride, room, 1);
    this.#zoomPlane(sampling, from.u, to.u, to.chromaStride, room, 2);
    this.#zoomPlane(sampling, from.v, to.v, to.chromaStride, room, 2);
  }

  zoomAlpha(sampling: Sampling, room: Box, to: Planes): void {
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
}

/** As 16.16 fixed point. */
function fixed(value: number): number {
  return Math.round(value * 65_536);
}
