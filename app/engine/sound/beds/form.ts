/**
 * - `intro`: the idea alone, with room around it
 * - `main`: the piece as it is
 * - `lift`: everything, and something on top
 * - `break`: a breath before the last lift
 * - `ending`: the last bar: one chord that rings until the video ends
 */
export type Section = "intro" | "main" | "lift" | "break" | "ending";

/** One bar of a piece's form. */
export interface FormBar {
  index: number;
  section: Section;
  /** Place within its section. */
  step: number;
  /** How far the piece is, 0 in the first bar, 1 in the last. */
  progress: number;
  /** The next bar begins another section: the place for a fill. */
  turns: boolean;
}

/**
 * Gives a piece a shape that fits its length: very short ones are all middle and end, longer ones begin small, grow, step
 * back once before the last lift, and land. Sections are 4 bars long where there is room, as ears expect.
 */
export function planForm(bars: number): FormBar[] {
  const sections = Array.from({ length: bars }, (_, index) => sectionOf(index, bars));
  let step = 0;
  return sections.map((section, index) => {
    step = section === sections[index - 1] ? step + 1 : 0;
    const next = sections[index + 1];
    const turns = next !== undefined && next !== section;
    return { index, section, step, progress: bars > 1 ? index / (bars - 1) : 1, turns };
  });
}

/** Longer pieces repeat rounds of this many bars: 8 main, 4 lift, 4 more of either, with a break. */
const ROUND_BARS = 20;

function sectionOf(index: number, bars: number): Section {
  if (bars === 1) return "main";
  if (index === bars - 1) return "ending";
  if (bars <= 3) return "main";
  if (bars <= 8) {
    if (index === 0) return "intro";
    return index < Math.ceil(bars / 2) ? "main" : "lift";
  }
  const introBars = bars >= 14 ? 4 : 2;
  if (index < introBars) return "intro";
  const fromEnd = bars - 1 - index;
  if (fromEnd <= 4) return "lift";
  if (bars >= 14 && fromEnd <= 6) return "break";
  const inRound = (index - introBars) % ROUND_BARS;
  if (inRound < 8) return "main";
  if (inRound < 14) return "lift";
  return inRound < 16 ? "break" : "main";
}
