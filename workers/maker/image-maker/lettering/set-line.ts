import { advanceOf, type Face, pathOfLetter } from "./face";

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

/** A line of letters as an SVG element, from a place on its baseline. */
export function lineElement(
  text: string,
  { x, baseline }: { x: number; baseline: number },
  { face, size, tracking = 0 }: LineStyle,
  color: string,
): string {
  const letters = [...text];
  const scale = size / 1000;
  let at = 0;
  const paths = letters.map((letter, i) => {
    const path = pathOfLetter(face, letter);
    const from = at;
    at += advanceOf(face, letter) + (face.kerns[letter + (letters[i + 1] ?? "")] ?? 0) + tracking;
    return path ? `<path transform="translate(${from} 0)" d="${path}"/>` : "";
  });
  return `<g fill="${color}" transform="translate(${x.toFixed(1)} ${baseline.toFixed(1)}) scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})">${paths.join("")}</g>`;
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
