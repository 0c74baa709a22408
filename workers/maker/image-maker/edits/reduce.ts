import { createPixels, type Pixels } from "~/formats/raster/pixels";

/** So many times smaller, each pixel the mean of those it stands for: an edge gets no halo, as sharper filters make. */
export function reduce(picture: Pixels, times: number): Pixels {
  if (times === 1) return picture;
  const width = Math.max(1, Math.floor(picture.width / times));
  const height = Math.max(1, Math.floor(picture.height / times));
  const out = createPixels(width, height);
  const high = Math.min(times, picture.height);
  const wide = Math.min(times, picture.width);
  const sums = new Uint32Array(width * 4);
  for (let y = 0; y < height; y++) {
    sums.fill(0);
    for (let v = y * times; v < y * times + high; v++)
      for (let x = 0; x < width; x++)
        for (let u = 0, at = (v * picture.width + x * times) * 4; u < wide; u++, at += 4)
          for (let k = 0; k < 4; k++) sums[x * 4 + k] = sums[x * 4 + k]! + picture.data[at + k]!;
    for (let i = 0; i < sums.length; i++) out.data[y * width * 4 + i] = sums[i]! / (high * wide);
  }
  return out;
}
