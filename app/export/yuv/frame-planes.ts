import type { Kernels } from "~/export/yuv/kernels";
import { type PlaneMemory, roundUp } from "~/export/yuv/plane-memory";
import type { Box } from "~/scene/composition";

/** A frame for an encoder: three planes one after the other, rows of whole blocks of samples. */
export interface FramePlanes {
  width: number;
  height: number;
  y: number;
  u: number;
  v: number;
  stride: number;
  chromaStride: number;
  bytes: number;
}

/** Width and height are even. */
export function takeFrame(memory: PlaneMemory, width: number, height: number): FramePlanes {
  const stride = roundUp(width, 32);
  const luma = stride * height;
  const bytes = luma * 1.5;
  // Kernels that write whole blocks may write this far beyond the last row.
  const y = memory.take(bytes + 64);
  return { width, height, y, u: y + luma, v: y + luma * 1.25, stride, chromaStride: stride / 2, bytes };
}

export function layoutOf({ y, u, v, stride, chromaStride }: FramePlanes): PlaneLayout[] {
  return [
    { offset: 0, stride },
    { offset: u - y, stride: chromaStride },
    { offset: v - y, stride: chromaStride },
  ];
}

/** Fills a box of planes with an opaque colour, `#rrggbb`. Its numbers are even. */
export function fillFrame(
  kernels: Kernels,
  to: Pick<FramePlanes, "y" | "u" | "v" | "stride" | "chromaStride">,
  color: string,
  { x, y, width, height }: Box,
): void {
  const [luma, u, v] = yuvOf(color);
  const { stride, chromaStride } = to;
  const chromaAt = (y / 2) * chromaStride + x / 2;
  kernels.fillPlane(to.y + y * stride + x, stride, width, height, luma);
  kernels.fillPlane(to.u + chromaAt, chromaStride, width / 2, height / 2, u);
  kernels.fillPlane(to.v + chromaAt, chromaStride, width / 2, height / 2, v);
}

/** Copies a box of one frame into another of the same size. Its numbers are even. */
export function copyBox(
  kernels: Kernels,
  from: FramePlanes,
  to: FramePlanes,
  { x, y, width, height }: Box,
): void {
  const { stride, chromaStride } = to;
  const luma = y * stride + x;
  const chroma = (y / 2) * chromaStride + x / 2;
  kernels.copyPlane(to.y + luma, stride, from.y + luma, stride, width, height);
  kernels.copyPlane(to.u + chroma, chromaStride, from.u + chroma, chromaStride, width / 2, height / 2);
  kernels.copyPlane(to.v + chroma, chromaStride, from.v + chroma, chromaStride, width / 2, height / 2);
}

/** BT.709 in limited range: luma 16–235, chroma 16–240. */
export function yuvOf(color: string): [y: number, u: number, v: number] {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (at) => Number.parseInt(color.slice(at, at + 2), 16) / 255,
  );
  const luma = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  return [
    Math.round(16 + 219 * luma),
    Math.round(128 + (224 * (blue - luma)) / 1.8556),
    Math.round(128 + (224 * (red - luma)) / 1.5748),
  ];
}
