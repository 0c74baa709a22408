import type { FramePart, SampledImage } from "~/engine/frame-part";
import type { Kernels } from "~/export/yuv/kernels";
import { NeedsCanvasError } from "~/export/yuv/needs-canvas-error";
import { type PlaneMemory, type Planes, roundUp } from "~/export/yuv/plane-memory";
import type { ColorConversion } from "~/media/color-conversion";
import { DecodedFrame } from "~/media/decoded-frame";

/** A decoded frame's planes, upright, with samples beyond their edges. */
export interface ClipPicture {
  planes: Planes;
  /** Samples to the pixel of the frame: 1, or a half and less where it shows far smaller than it is. */
  density: number;
}

/** Takes the planes of decoded frames from the browser: those of the frames under way, in memory that is used again. */
export class ClipPlanes {
  readonly #pictures = new Map<DecodedFrame, ClipPicture>();
  /** The decoded frames of each frame under way. */
  readonly #wanted = new Map<object, ReadonlyMap<DecodedFrame, SampledImage>>();
  readonly #free: Planes[] = [];

  constructor(
    readonly kernels: Kernels,
    readonly memory: PlaneMemory,
  ) {}

  /** Makes the decoded frames among some parts ready, until the same composer asks for its next ones. */
  async load(composer: object, parts: readonly FramePart[]): Promise<void> {
    const wanted = new Map<DecodedFrame, SampledImage>();
    for (const { image } of parts) {
      if (image.kind === "sampled" && image.picture instanceof DecodedFrame) wanted.set(image.picture, image);
    }
    this.#wanted.set(composer, wanted);
    for (const [frame, { planes }] of this.#pictures) {
      if ([...this.#wanted.values()].some((frames) => frames.has(frame))) continue;
      this.#pictures.delete(frame);
      this.#free.push(planes);
    }
    for (const [frame, image] of wanted) {
      if (!this.#pictures.has(frame)) this.#pictures.set(frame, await this.#take(frame, image));
    }
    // Frames of another size, of a clip that has ended.
    while (this.#free.length > MOST_FREE) this.memory.givePlanes(this.#free.shift()!);
  }

  get(frame: DecodedFrame): ClipPicture {
    const picture = this.#pictures.get(frame);
    if (!picture) throw new Error("The frame was not made ready.");
    return picture;
  }

  async #take({ sample, conversion }: DecodedFrame, { source, target }: SampledImage): Promise<ClipPicture> {
    let { width, height } = sample.visibleRect;
    let planes = await this.#copy(sample, width, height);
    let density = 1;
    // As a canvas does: sampling between four would leave out samples.
    const halvings = Math.max(0, Math.floor(Math.log2(source.width / target.width)));
    if (width % (2 << halvings) !== 0 || height % (2 << halvings) !== 0) throw new NeedsCanvasError();
    for (let step = 0; step < halvings; step++) {
      width /= 2;
      height /= 2;
      density /= 2;
      planes = this.#halve(planes, width, height);
    }
    if (sample.rotation === 90 || sample.rotation === 270) {
      [width, height] = [height, width];
      planes = this.#turn(planes, width, height, sample.rotation);
    }
    if (conversion !== "none") this.#convert(planes, width, height, conversion);
    const { kernels } = this;
    kernels.padPlane(planes.y, width, height, planes.stride);
    for (const at of [planes.u, planes.v]) kernels.padPlane(at, width / 2, height / 2, planes.chromaStride);
    return { planes, density };
  }

  async #copy(sample: DecodedFrame["sample"], width: number, height: number): Promise<Planes> {
    const planes = this.#room(width, height);
    const { block, y, u, v, a, stride, chromaStride } = planes;
    const luma = { offset: y - block, stride };
    if (sample.format === "I420") {
      const chroma = [u, v].map((at) => ({ offset: at - block, stride: chromaStride }));
      await this.#copyInto(planes, sample, [luma, ...chroma]);
    } else {
      // What is opaque has no need of its alpha plane.
      await this.#copyInto(planes, sample, [luma, { offset: a - block, stride }]);
      this.kernels.splitPlane(a, stride, u, v, chromaStride, width / 2, height / 2);
    }
    return planes;
  }

  /** Again where the memory grew for another frame meanwhile, which takes away what was copied into. */
  async #copyInto(
    { block, bytes }: Planes,
    sample: DecodedFrame["sample"],
    layout: PlaneLayout[],
  ): Promise<void> {
    for (;;) {
      const to = this.memory.view.subarray(block, block + bytes);
      try {
        await sample.copyTo(to, { layout });
      } catch (error) {
        if (to.length > 0) throw error;
      }
      if (to.length > 0) return;
    }
  }

  #halve(from: Planes, width: number, height: number): Planes {
    const to = this.#room(width, height);
    const { kernels } = this;
    kernels.halvePlane(from.y, from.stride, to.y, to.stride, width, height);
    kernels.halvePlane(from.u, from.chromaStride, to.u, to.chromaStride, width / 2, height / 2);
    kernels.halvePlane(from.v, from.chromaStride, to.v, to.chromaStride, width / 2, height / 2);
    this.#free.push(from);
    return to;
  }

  #turn(from: Planes, width: number, height: number, rotation: 90 | 270): Planes {
    const to = this.#room(width, height);
    const turn = (src: number, srcStride: number, dst: number, stride: number, wide: number, high: number) =>
      rotation === 90
        ? this.kernels.turnPlane(src + (wide - 1) * srcStride, -srcStride, dst, stride, wide, high)
        : this.kernels.turnPlane(src, srcStride, dst + (high - 1) * stride, -stride, wide, high);
    turn(from.y, from.stride, to.y, to.stride, width, height);
    turn(from.u, from.chromaStride, to.u, to.chromaStride, width / 2, height / 2);
    turn(from.v, from.chromaStride, to.v, to.chromaStride, width / 2, height / 2);
    this.#free.push(from);
    return to;
  }

  #convert(
    { y, u, v, stride, chromaStride }: Planes,
    width: number,
    height: number,
    by: ColorConversion,
  ): void {
    const { black, yy, yu, yv, uu, uv, vu, vv } = by;
    this.kernels.convertPlanes(
      y,
      u,
      v,
      stride,
      chromaStride,
      width,
      height,
      black,
      yy,
      yu,
      yv,
      uu,
      uv,
      vu,
      vv,
    );
  }

  #room(width: number, height: number): Planes {
    const index = this.#free.findIndex(
      (planes) => planes.width === roundUp(width, 4) && planes.height === height,
    );
    return index < 0 ? this.memory.takePlanes(width, height) : this.#free.splice(index, 1)[0]!;
  }
}

/** Two clips that fade into each other may be halved and turned. */
const MOST_FREE = 4;
