/** A decoded image: sRGB with straight alpha, four bytes per pixel, rows from the top. */
export interface Pixels {
  width: number;
  height: number;
  data: Uint8ClampedArray;
  /** Where the image shows its subject, 1 a pixel, if that is known: of what was drawn here, it is. */
  subject?: Uint8Array;
}

export function createPixels(width: number, height: number): Pixels {
  return { width, height, data: new Uint8ClampedArray(width * height * 4) };
}

/** Whether any pixel is less than opaque. */
export function hasAlpha({ data }: Pixels): boolean {
  for (let at = 3; at < data.length; at += 4) if (data[at]! < 255) return true;
  return false;
}
