/**
 * How much of a title or a description a results page shows: it cuts by width, not by characters. Widths are those of Arial, in which
 * results are set, by its Adobe font metrics (identical for Helvetica). Engines change their layout without notice, and may show other words.
 */

const groups: readonly (readonly [number, string])[] = [
  [191, "'"],
  [222, "ijl‘’"],
  [260, "|"],
  [278, " !,./:;I[]\\ft·"],
  [333, "()-`r“”"],
  [334, "{}"],
  [355, '"'],
  [389, "*"],
  [469, "^"],
  [500, "Jckvsxyz"],
  [556, "#$0123456789?L_abdeghnopqu–€£"],
  [584, "+<=>~"],
  [611, "FTZ"],
  [667, "&ABEKPSVXY"],
  [722, "CDHNRUw"],
  [778, "GOQ"],
  [833, "Mm"],
  [889, "%"],
  [944, "W"],
  [1000, "—…"],
  [1015, "@"],
];
const advances = new Map(
  groups.flatMap(([width, letters]) => [...letters].map((letter) => [letter, width] as const)),
);
const wide =
  /[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7af\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60]|\p{Extended_Pictographic}/u;
const usualWidth = 580;

/** In CSS pixels, at a size of letters in pixels. */
export function widthInArial(text: string, size: number): number {
  let units = 0;
  for (const letter of text.normalize("NFC")) units += advanceOf(letter);
  return Math.round((units * size) / 1000);
}

function advanceOf(letter: string): number {
  const known = advances.get(letter);
  if (known !== undefined) return known;
  if (wide.test(letter)) return 1000;
  const [base = ""] = letter.normalize("NFD");
  return /\p{Mark}/u.test(letter) ? 0 : (advances.get(base) ?? usualWidth);
}

/** Where a results page cuts: pixels of one line, or of two together, and the size of the letters. */
export interface ResultRoom {
  size: number;
  pixels: number;
}

/** As the results of Google are laid out: 600 px of title on a desktop; two lines of description. */
export const resultRooms = {
  desktop: { title: { size: 20, pixels: 600 }, description: { size: 14, pixels: 990 } },
  phone: { title: { size: 18, pixels: 650 }, description: { size: 14, pixels: 820 } },
} as const satisfies Record<string, { title: ResultRoom; description: ResultRoom }>;

/** The words as a results page shows them: cut at the end of a word, with an ellipsis, where they need more than the room. */
export function cutToRoom(text: string, { size, pixels }: ResultRoom): { shown: string; isCut: boolean } {
  const whole = text.replace(/\s+/gu, " ").trim();
  if (widthInArial(whole, size) <= pixels) return { shown: whole, isCut: false };
  const room = pixels - widthInArial(" …", size);
  let fitting = "";
  for (const letter of whole) {
    if (widthInArial(fitting + letter, size) > room) break;
    fitting += letter;
  }
  const lastSpace = fitting.lastIndexOf(" ");
  const end = lastSpace > fitting.length / 2 ? lastSpace : fitting.length;
  return { shown: `${fitting.slice(0, end).replace(/[\s,;:–-]+$/u, "")} …`, isCut: true };
}
