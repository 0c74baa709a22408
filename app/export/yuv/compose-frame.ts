import type { FramePart } from "~/engine/frame-part";
import { overlap } from "~/engine/transform";
import { evenAround, holds, movedBox, shownBox } from "~/export/yuv/boxes";
import { copyBox, type FramePlanes, fillFrame, takeFrame } from "~/export/yuv/frame-planes";
import type { Kernels } from "~/export/yuv/kernels";
import { PartLayer } from "~/export/yuv/lay-part";
import type { PlaneMemory } from "~/export/yuv/plane-memory";
import type { PlaneStore } from "~/export/yuv/plane-store";
import { type TintedPart, withTints } from "~/export/yuv/tints";
import type { Box } from "~/scene/composition";

const CHANGING = "changing";
/** In the place of a background of which nothing is seen. */
const HIDDEN = "hidden";

/** Where boxes hold more of a frame than this, it is copied whole. */
const LARGEST_RESTORED_SHARE = 0.8;

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
  /** Where the last frame differs from `#back`; `null` where that is not known. */
  #changed: Box[] | null = null;
  readonly #layer: PartLayer;
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
    this.#layer = new PartLayer(kernels, memory, store, this.out, this.#frame);
  }

  /** Makes `out` the frame. Throws a NeedsCanvasError where a part can only be drawn on a canvas, over what is below. */
  compose(background: string | null, untinted: readonly FramePart[]): void {
    const all = withTints(untinted, this.#frame);
    const lowest = all.findLastIndex((part) => this.#hidesAllBelow(part));
    const parts = all.slice(Math.max(0, lowest));
    const names = [lowest < 0 ? `${background}` : HIDDEN, ...parts.map((part) => this.#nameOf(part))];
    let same = 0;
    while (same < names.length && names[same] === this.#names[same] && names[same] !== CHANGING) same++;
    if (same === names.length && names.length === this.#names.length) return;
    this.#names = [];
    const differing = this.#changed;
    this.#changed = null;
    try {
      const isKept = this.#backNames.every((name, index) => index < same && name === names[index]);
      if (!isKept) this.#backNames = [];
      if (this.#backNames.length > 0) this.#restoreBack(differing);
      let changed: Box[] = [];
      for (let index = this.#backNames.length; index < names.length; index++) {
        if (index === same && index > this.#backNames.length && names[index - 1] !== HIDDEN) {
          this.#copyFrame(this.out, this.#back);
          this.#backNames = names.slice(0, same);
          changed = [];
        }
        if (index > 0) {
          const box = this.#layer.lay(parts[index - 1]!);
          if (box) changed.push(box);
        } else if (background !== null && lowest < 0) {
          fillFrame(this.kernels, this.out, background, this.#frame);
        }
      }
      this.#names = names;
      this.#changed = changed;
    } finally {
      this.store.endFrame();
    }
  }

  /** Makes `out` what a canvas shows, at least as wide in whole steps of four pixels. */
  take(pixels: ImageData): void {
    this.#names = [];
    this.#changed = null;
    const { out, kernels } = this;
    const { a, ca } = this.#layer.cover;
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

  /** Makes `out` what `#back` is, where it differs. */
  #restoreBack(differing: readonly Box[] | null): void {
    const boxes = differing?.map((box) => evenAround(overlap(box, this.#frame)));
    const pixels = boxes?.reduce((sum, { width, height }) => sum + width * height, 0);
    if (boxes && pixels! < LARGEST_RESTORED_SHARE * this.#frame.width * this.#frame.height) {
      for (const box of boxes) copyBox(this.kernels, this.#back, this.out, box);
    } else {
      this.#copyFrame(this.#back, this.out);
    }
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
}
