/**
 * Which bundled families stand in for the scripts a family lacks: faces of a like character, so that a Japanese or
 * Arabic video keeps its template's voice. Nothing is left to the fonts of the machine.
 */
interface StandIns {
  /** Asked in turn for Cyrillic and Greek letters. */
  european: readonly string[];
  arabic: string;
  devanagari: string;
  cjk: readonly [japanese: string, chinese: string, korean: string];
}

const sansCjk = ["Noto Sans JP Variable", "Noto Sans SC Variable", "Noto Sans KR Variable"] as const;
/** There is no bundled Korean serif: the sans takes its place. */
const serifCjk = ["Noto Serif JP Variable", "Noto Serif SC Variable", "Noto Sans KR Variable"] as const;

const plain = {
  arabic: "Noto Sans Arabic Variable",
  devanagari: "Noto Sans Devanagari Variable",
  cjk: sansCjk,
};
const firm = { ...plain, arabic: "Noto Kufi Arabic Variable" };
const round = { ...firm, devanagari: "Baloo 2 Variable" };
const bookish = {
  arabic: "Noto Naskh Arabic Variable",
  devanagari: "Noto Serif Devanagari Variable",
  cjk: serifCjk,
};

/** The families a text may be set in first. */
const standIns: Record<string, StandIns> = {
  "Inter Variable": { european: [], ...plain },
  "Manrope Variable": { european: ["Inter Variable"], ...plain },
  "Montserrat Variable": { european: ["Manrope Variable", "Inter Variable"], ...firm },
  "Archivo Variable": { european: ["Montserrat Variable", "Inter Variable"], ...firm },
  Anton: { european: ["Oswald Variable", "Inter Variable"], ...firm },
  "Oswald Variable": { european: ["Inter Variable"], ...firm },
  "Space Grotesk Variable": { european: ["Manrope Variable", "Inter Variable"], ...firm },
  "Unbounded Variable": { european: ["Manrope Variable", "Inter Variable"], ...firm },
  "JetBrains Mono Variable": { european: ["Inter Variable"], ...firm },
  "Fredoka Variable": { european: ["Nunito Variable", "Inter Variable"], ...round },
  "Nunito Variable": { european: ["Inter Variable"], ...round },
  "Baloo 2 Variable": { european: ["Nunito Variable", "Inter Variable"], ...round },
  "Instrument Serif": { european: ["Playfair Display Variable", "Literata Variable"], ...bookish },
  "Fraunces Variable": { european: ["Literata Variable"], ...bookish },
  "Literata Variable": { european: [], ...bookish },
  "Playfair Display Variable": { european: ["Literata Variable"], ...bookish },
  "Cormorant Variable": { european: ["Literata Variable"], ...bookish },
};

/** Every family that a text may be set in first, in the order of the alphabet. */
export const textFamilies: readonly string[] = Object.keys(standIns).toSorted();

/** Heaviest weight of families that have no heavy ones: beyond it the browser would smear the letters. */
const heaviest: Readonly<Record<string, number>> = { "Instrument Serif": 400 };

/** The weight a family can be set in that is nearest to the one asked for. */
export function weightIn(family: string, weight: number): number {
  return Math.min(weight, heaviest[family] ?? weight);
}

/** Whether a text may be set in this family: a style may only name those that are bundled. */
export function isTextFamily(family: string): boolean {
  return Object.hasOwn(standIns, family);
}

/**
 * The families asked in turn for what `family` lacks. The language decides whose forms of the shared Han characters
 * come first; a text in another language that quotes some gets the Japanese ones.
 */
export function standInsFor(family: string, language: string): string[] {
  const { european, arabic, devanagari, cjk } = standIns[family] ?? standIns["Inter Variable"]!;
  const [japanese, chinese, korean] = cjk;
  const primary = language.toLowerCase().split("-")[0];
  const asian =
    primary === "zh" || primary === "yue"
      ? [chinese, japanese, korean]
      : primary === "ko"
        ? [korean, japanese, chinese]
        : [japanese, chinese, korean];
  return [...european, arabic, devanagari, ...asian].filter((one) => one !== family);
}
