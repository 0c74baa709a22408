import type { Rgb } from "../../picture-maker/color";
import type { Raster } from "../../picture-maker/raster";
import { fillOutline, type Outline } from "../drawing/outline";
import { advanceOf, type Face, outlineOfLetter } from "./face";

export interface LineStyle {
  face: Face;
  /** Pixels per em. */
  size: number;
  /** Space added between letters, in thousandths of an em. */
  tracking?: number;
}

/** Width of a line of letters in pixels. */
export function widthOfLine(text: string, { face, size, tracking = 0 }: LineStyle): number {
  const letters = [...text];
  const units = letters.reduce((sum, letter, i) => {
    const next = letters[i + 1];
    return sum + advanceOf(face, letter) + (next ? (face.kerns[letter + next] ?? 0) + tracking : 0);
  }, 0);
  return (units * size) / 1000;
}

/** The outline of a line of letters whose baseline begins at a place. */
export function outlineOfLine(text: string, x: number, baseline: number, style: LineStyle): Outline {
  const { face, size, tracking = 0 } = style;
  const letters = [...text];
  const contours: Outline[number][] = [];
  let at = x;
  for (let i = 0; i < letters.length; i++) {
    const letter = letters[i]!;
    contours.push(...outlineOfLetter(face, letter, at, baseline, size));
    const kern = face.kerns[letter + (letters[i + 1] ?? "")] ?? 0;
    at += ((advanceOf(face, letter) + kern + tracking) * size) / 1000;
  }
  return contours;
}

/** Sets a line from the left, about the middle or to the right of a place. */
export function setLine(
  raster: Raster,
  text: string,
  place: { x: number; baseline: number; align?: "left" | "middle" | "right" },
  style: LineStyle,
  color: Rgb,
  opacity = 1,
) {
  const width = widthOfLine(text, style);
  const x = place.x - (place.align === "middle" ? width / 2 : place.align === "right" ? width : 0);
  fillOutline(raster, outlineOfLine(text, x, place.baseline, style), color, opacity);
}

/** Breaks words into at most so many lines of even length; one line where it is short. */
export function breakLines(text: string, most: number, style: Omit<LineStyle, "size">): string[] {
  const words = text.split(/\s+/).filter(Boolean);
  if (words.length <= 1 || most <= 1) return [words.join(" ")];
  const widthOf = (line: string) => widthOfLine(line, { ...style, size: 1000 });
  let best: string[] = [words.join(" ")];
  let bestWidth = widthOf(best[0]!);
  const place = (from: number, lines: string[]) => {
    if (from === words.length) {
      const widest = Math.max(...lines.map(widthOf));
      if (widest < bestWidth * 0.96) {
        best = lines;
        bestWidth = widest;
      }
      return;
    }
    if (lines.length === most) return;
    for (let to = from + 1; to <= words.length; to++) place(to, [...lines, words.slice(from, to).join(" ")]);
  };
  if (words.length <= 14) place(0, []);
  else {
    const each = Math.ceil(words.length / most);
    best = Array.from({ length: most }, (_, i) => words.slice(i * each, (i + 1) * each).join(" ")).filter(
      Boolean,
    );
  }
  return best;
}
