import type { Outline } from "../drawing/outline";

/** A face as scripts/take-outlines.mjs writes it. Lengths are thousandths of an em, y points up. */
export interface Face {
  id: string;
  capHeight: number;
  xHeight: number;
  /** Advance width, then a relative path; by letter. */
  glyphs: Readonly<Record<string, string>>;
  /** Change of the advance between two letters, by pair. */
  kerns: Readonly<Record<string, number>>;
}

export const faceIds = [
  "anton",
  "archivo",
  "playfair",
  "cormorant",
  "space-grotesk",
  "fredoka",
  "unbounded",
  "inter",
] as const;
export type FaceId = (typeof faceIds)[number];

const loaders: Record<FaceId, () => Promise<{ default: Face }>> = {
  anton: () => import("./faces/anton.json"),
  archivo: () => import("./faces/archivo.json"),
  playfair: () => import("./faces/playfair.json"),
  cormorant: () => import("./faces/cormorant.json"),
  "space-grotesk": () => import("./faces/space-grotesk.json"),
  fredoka: () => import("./faces/fredoka.json"),
  unbounded: () => import("./faces/unbounded.json"),
  inter: () => import("./faces/inter.json"),
};

/** Loads a face; they are not in memory until lettering is asked for. */
export async function loadFace(id: FaceId): Promise<Face> {
  return (await loaders[id]()).default;
}

/** Whether a face has every letter of a text. */
export function hasLetters(face: Face, text: string): boolean {
  return [...text].every((letter) => /\s/.test(letter) || letter in face.glyphs);
}

/** Advance of a letter in thousandths of an em. */
export function advanceOf(face: Face, letter: string): number {
  const glyph = face.glyphs[letter];
  return glyph ? Number.parseInt(glyph, 10) : 280;
}

/** A letter's outline with its origin at a place, at a size in pixels per em; curves are cut into short lines. */
export function outlineOfLetter(
  face: Face,
  letter: string,
  originX: number,
  originY: number,
  size: number,
): Outline {
  const glyph = face.glyphs[letter];
  if (!glyph) return [];
  const scale = size / 1000;
  const contours: number[][] = [];
  let contour: number[] = [];
  let x = 0;
  let y = 0;
  const add = (px: number, py: number) => contour.push(originX + px * scale, originY - py * scale);
  for (const [, command = "", list = ""] of glyph
    .slice(glyph.indexOf(" ") + 1)
    .matchAll(/([mlqcz])([^mlqcz]*)/g)) {
    const numbers = (list.match(/-?\d+/g) ?? []).map(Number);
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = numbers;
    if (command === "z") continue;
    if (command === "m") {
      contour = [];
      contours.push(contour);
    }
    if (command === "m" || command === "l") {
      x += a;
      y += b;
      add(x, y);
      continue;
    }
    const isCubic = command === "c";
    const endX = isCubic ? e : c;
    const endY = isCubic ? f : d;
    const steps = Math.max(2, Math.min(16, Math.ceil(Math.sqrt(Math.hypot(endX, endY) * scale) * 0.9)));
    for (let i = 1; i <= steps; i++) {
      const t = i / steps;
      const u = 1 - t;
      if (isCubic)
        add(
          x + 3 * u * u * t * a + 3 * u * t * t * c + t ** 3 * e,
          y + 3 * u * u * t * b + 3 * u * t * t * d + t ** 3 * f,
        );
      else add(x + 2 * u * t * a + t * t * c, y + 2 * u * t * b + t * t * d);
    }
    x += endX;
    y += endY;
  }
  return contours;
}
