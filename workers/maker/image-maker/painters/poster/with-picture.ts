import { oklch, type Rgb } from "../../../picture-maker/color";
import type { Raster } from "../../../picture-maker/raster";
import { fillAll, measureHeadline, type Poster, setHeadline, setSmall } from "./poster-sheet";

/** Words over the whole picture, where it is calm, with shade behind them as far as they need it. */
export function overPicture(poster: Poster) {
  const { raster, width, height, side, margin, others } = poster;
  poster.paintScene(raster);
  const measured = measureHeadline(poster, width - margin * 2, height * 0.26);
  const bandHeight = margin * 1.6 + measured + (others.length > 0 ? side * 0.09 : 0);
  const light = meanLight(raster, 0, bandHeight);
  const isBright = light > 0.5;
  const ink: Rgb = isBright ? oklch(0.2, 0.03, 60) : oklch(0.985, 0.01, 90);
  const veil: Rgb = isBright ? oklch(0.97, 0.02, 85) : oklch(0.14, 0.02, 260);
  for (let y = 0; y < Math.min(height, bandHeight * 1.7); y++) {
    const fade = (1 - y / (bandHeight * 1.7)) ** 1.3 * 0.72;
    for (let at = y * width * 3; at < (y + 1) * width * 3; at += 3)
      for (let i = 0; i < 3; i++)
        raster.data[at + i] = raster.data[at + i]! + (veil[i]! - raster.data[at + i]!) * fade;
  }
  const tall = setHeadline(
    poster,
    { x: margin, y: margin, width: width - margin * 2, height: height * 0.26 },
    { align: "middle", color: ink, most: 3 },
  );
  if (others.length > 0)
    setSmall(
      poster,
      others.join("  ·  "),
      { x: width / 2, baseline: margin + tall + side * 0.085, align: "middle" },
      ink,
      { size: side * 0.044 },
    );
}

function meanLight({ width, data }: Raster, from: number, to: number): number {
  let sum = 0;
  let count = 0;
  for (let y = Math.floor(from); y < to; y += 4) {
    for (let x = 0; x < width; x += 4) {
      const at = (y * width + x) * 3;
      sum += Math.cbrt(0.2126 * data[at]! + 0.7152 * data[at + 1]! + 0.0722 * data[at + 2]!);
      count++;
    }
  }
  return count ? sum / count : 0.5;
}

/** The picture above or beside, the words on a panel of one colour. */
export function picturePanel(poster: Poster) {
  const { raster, width, height, side, margin, colors, others } = poster;
  fillAll(poster, colors.ground);
  const isWide = width > height * 1.2;
  const inner = {
    width: Math.round(isWide ? width * 0.52 : width),
    height: Math.round(isWide ? height : height * 0.64),
  };
  const picture: Raster = { ...inner, data: new Float32Array(inner.width * inner.height * 3) };
  poster.paintScene(picture);
  const left = isWide ? width - inner.width : 0;
  for (let y = 0; y < inner.height; y++)
    raster.data.set(
      picture.data.subarray(y * inner.width * 3, (y + 1) * inner.width * 3),
      (y * width + left) * 3,
    );
  const box = isWide
    ? { x: margin, y: margin, width: width - inner.width - margin * 2, height: height * 0.6 }
    : {
        x: margin,
        y: inner.height + margin * 0.75,
        width: width - margin * 2,
        height: height - inner.height - margin * 1.6 - (others.length ? side * 0.075 : 0),
      };
  const tall = setHeadline(poster, box, { align: "left", color: colors.ink, most: isWide ? 5 : 2 });
  const [second, ...facts] = others;
  if (!second) return;
  if (isWide)
    setSmall(
      { ...poster, width: width - inner.width },
      [second, ...facts].join(" · "),
      { x: margin, baseline: Math.max(box.y + tall + side * 0.09, height - margin) },
      colors.ink,
      { size: side * 0.042 },
    );
  else
    setSmall(
      poster,
      [second, ...facts].join("  ·  "),
      { x: margin, baseline: height - margin * 0.75 },
      colors.ink,
      { size: side * 0.044 },
    );
}
