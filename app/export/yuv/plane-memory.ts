/** Samples before each row of a plane that is sampled, and the least after it: `zoomPlane` reads that far beyond. */
export const ROW_LEAD = 16;
const ROW_TAIL = 48;

/** One picture in WebAssembly memory: addresses of the first samples, and samples from row to row. */
export interface Planes {
  /** Even; chroma planes have half of each. */
  width: number;
  height: number;
  y: number;
  u: number;
  v: number;
  /** Alpha at both sizes. */
  a: number;
  ca: number;
  stride: number;
  chromaStride: number;
  /** Where its memory begins, for giving it back. */
  block: number;
  bytes: number;
}

const PAGE_BYTES = 65_536;
const ALIGNMENT = 64;

/**
 * Memory that kernels work on. Blocks are taken and given back; neighbours that are free become one. It grows as needed
 * and never shrinks, so whoever keeps planes keeps to a budget.
 */
export class PlaneMemory {
  readonly #free: { at: number; bytes: number }[] = [];
  #end = PAGE_BYTES;
  #view: Uint8Array<ArrayBuffer>;

  constructor(readonly memory: WebAssembly.Memory) {
    this.#view = new Uint8Array(memory.buffer as ArrayBuffer);
  }

  /** All of the memory; another one after it grew. */
  get view(): Uint8Array<ArrayBuffer> {
    if (this.#view.length === 0) this.#view = new Uint8Array(this.memory.buffer as ArrayBuffer);
    return this.#view;
  }

  /** Address of a block with anything in it. */
  take(bytes: number): number {
    const size = roundUp(bytes, ALIGNMENT);
    const index = this.#free.findIndex((block) => block.bytes >= size);
    if (index >= 0) {
      const block = this.#free[index]!;
      const at = block.at;
      block.at += size;
      block.bytes -= size;
      if (block.bytes === 0) this.#free.splice(index, 1);
      return at;
    }
    const at = this.#end;
    this.#end += size;
    const missing = this.#end - this.memory.buffer.byteLength;
    if (missing > 0) this.memory.grow(Math.ceil(missing / PAGE_BYTES));
    return at;
  }

  give(at: number, bytes: number): void {
    const block = { at, bytes: roundUp(bytes, ALIGNMENT) };
    const next = this.#free.findIndex((free) => free.at > at);
    const index = next < 0 ? this.#free.length : next;
    this.#free.splice(index, 0, block);
    this.#join(index);
    if (index > 0) this.#join(index - 1);
  }

  /** Room for a picture with alpha, all of it transparent. Width and height are rounded up to even numbers. */
  takePlanes(width: number, height: number): Planes {
    const wide = roundUp(width, 4);
    const high = roundUp(height, 2);
    const stride = roundUp(ROW_LEAD + wide + ROW_TAIL, 32);
    const chromaStride = roundUp(ROW_LEAD + wide / 2 + ROW_TAIL, 16);
    const luma = stride * high;
    const chroma = (chromaStride * high) / 2;
    const bytes = 2 * luma + 3 * chroma + ROW_TAIL;
    const block = this.take(bytes);
    this.view.fill(0, block, block + bytes);
    const y = block + ROW_LEAD;
    return {
      width: wide,
      height: high,
      y,
      a: y + luma,
      u: y + 2 * luma,
      v: y + 2 * luma + chroma,
      ca: y + 2 * luma + 2 * chroma,
      stride,
      chromaStride,
      block,
      bytes,
    };
  }

  givePlanes({ block, bytes }: Planes): void {
    this.give(block, bytes);
  }

  /** Makes one block of a free one and the next where they touch. */
  #join(index: number): void {
    const block = this.#free[index];
    const next = this.#free[index + 1];
    if (!block || !next || block.at + block.bytes !== next.at) return;
    block.bytes += next.bytes;
    this.#free.splice(index + 1, 1);
  }
}

export function roundUp(value: number, to: number): number {
  return Math.ceil(value / to) * to;
}
