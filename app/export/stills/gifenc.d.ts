/** The part of gifenc that is used here; the package brings no types. */
declare module "gifenc" {
  export type Palette = [red: number, green: number, blue: number][];

  export interface GifStream {
    writeHeader(): void;
    writeFrame(
      index: Uint8Array,
      width: number,
      height: number,
      options: {
        first?: boolean;
        palette?: Palette;
        transparent?: boolean;
        transparentIndex?: number;
        /** Milliseconds. */
        delay?: number;
        repeat?: number;
        dispose?: number;
      },
    ): void;
    finish(): void;
    reset(): void;
    bytes(): Uint8Array<ArrayBuffer>;
  }

  export function GIFEncoder(options: { auto: boolean; initialCapacity?: number }): GifStream;
  export function quantize(
    pixels: Uint8ClampedArray,
    mostColors: number,
    options?: { format: "rgb565" },
  ): Palette;
}
