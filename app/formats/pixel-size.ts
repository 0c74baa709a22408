/** Whole pixels. */
export interface PixelSize {
  width: number;
  height: number;
}
