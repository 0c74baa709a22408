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

/** Path data of a letter, in thousandths of an em, y up; "" of a letter that a face has not or that is a space. */
export function pathOfLetter(face: Face, letter: string): string {
  const glyph = face.glyphs[letter] ?? "";
  // Contours begin where the last one ended, not where it began: they close by being filled.
  return glyph.slice(glyph.indexOf(" ") + 1).replaceAll("z", "");
}
