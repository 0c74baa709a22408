import { toOklab } from "~/domain/image/oklab";
import type { Rgb } from "../../../picture-maker/color";
import type { Raster } from "../../../picture-maker/raster";
import type { SeededRandom } from "../../../seeded-random";
import type { Face } from "../../lettering/face";
import { breakLines, setLine, widthOfLine } from "../../lettering/set-line";
import type { ImageIdea } from "../../read-image-words";
import type { PrintColors } from "../print-colors";

export interface PosterRequest {
  raster: Raster;
  idea: ImageIdea;
  random: SeededRandom;
  /** Paints the scene the words name over a raster. */
  paintScene(raster: Raster): void;
}

export interface Poster extends PosterRequest {
  width: number;
  height: number;
  /** The smaller side and the margin, in pixels. */
  side: number;
  margin: number;
  colors: PrintColors;
  head: Face;
  text: Face;
  headline: string;
  others: string[];
}

export function fillAll({ raster }: Poster, color: Rgb) {
  for (let at = 0; at < raster.data.length; at += 3) raster.data.set(color, at);
}

const isSans = (face: Face) => !["playfair", "cormorant"].includes(face.id);
const cased = (face: Face, text: string) =>
  face.id === "anton" || (face.id === "unbounded" && text.length < 18) ? text.toLocaleUpperCase() : text;

/** Sets the headline as large as a box allows, its top at a place; answers how tall it came out. */
export function setHeadline(
  poster: Poster,
  box: { x: number; y: number; width: number; height: number },
  options: { align: "left" | "middle"; color: Rgb; most?: number; text?: string },
): number {
  const { raster, head } = poster;
  const text = cased(head, options.text ?? poster.headline);
  const leading = head.id === "anton" ? 1.06 : isSans(head) ? 1.02 : 1.06;
  const tracking =
    head.id === "archivo" || head.id === "space-grotesk" ? -22 : head.id === "cormorant" ? -8 : 0;
  let best = { size: 0, lines: [text] };
  const words = text.split(/\s+/).length;
  for (let most = 1; most <= Math.min(options.most ?? 5, words); most++) {
    const lines = breakLines(text, most, { face: head, tracking });
    const widest = Math.max(...lines.map((line) => widthOfLine(line, { face: head, size: 1000, tracking })));
    const cap = head.capHeight / 1000;
    const size = Math.min((box.width / widest) * 1000, box.height / ((lines.length - 1) * leading + cap));
    if (size > best.size * 1.04) best = { size, lines };
  }
  const size = Math.min(best.size, poster.side * 0.42);
  const cap = (head.capHeight / 1000) * size;
  for (const [i, line] of best.lines.entries()) {
    setLine(
      raster,
      line,
      {
        x: options.align === "left" ? box.x - size * 0.03 : box.x + box.width / 2,
        baseline: box.y + cap + i * size * leading,
        align: options.align,
      },
      { face: head, size, tracking },
      options.color,
    );
  }
  return cap + (best.lines.length - 1) * size * leading;
}

/** Sets a smaller line, shrunk where it would not fit; answers its size. */
export function setSmall(
  { raster, text, width, margin, side }: Poster,
  line: string,
  place: { x: number; baseline: number; align?: "left" | "middle" | "right" },
  color: Rgb,
  options: { size?: number; caps?: boolean } = {},
): number {
  const words = options.caps ? line.toLocaleUpperCase() : line;
  const tracking = options.caps ? 90 : 0;
  const wanted = options.size ?? side * 0.034;
  const natural = widthOfLine(words, { face: text, size: wanted, tracking });
  const size = Math.min(wanted, (wanted * (width - margin * 2)) / natural);
  setLine(raster, words, place, { face: text, size, tracking }, color);
  return size;
}

/** Height the headline will have in a box, found by setting it on a sheet nobody sees. */
export function measureHeadline(poster: Poster, width: number, height: number): number {
  const nowhere = { width: 1, height: 1, data: new Float32Array(3) };
  return setHeadline(
    { ...poster, raster: nowhere },
    { x: 0, y: 0, width, height },
    { align: "middle", color: [0, 0, 0] },
  );
}

/** How far apart two colours are in lightness. */
export const contrast = (one: Rgb, other: Rgb) => Math.abs(toOklab(one)[0] - toOklab(other)[0]);
