import { lineLimits } from "~/domain/video/edit-script";
import type { PartTarget } from "~/scene/edit-parts";
import { mostTextCharacters } from "~/scene/storyboard";

/** From this share of its limit on, the characters of a text are counted. */
const countsFrom = 0.8;

/** How many characters of a part read well on a screen; a text may be longer, up to `mostTextCharacters`. */
export function readableCharacters(target: PartTarget): number {
  if (target.kind !== "part") return mostTextCharacters;
  return (lineLimits as Partial<Record<string, number>>)[target.key] ?? mostTextCharacters;
}

export interface TextRoom {
  /** "52 of 60", once that is close; null before. */
  count: string | null;
  /** What is to be done about a text that is too long to read well; null where it is not. */
  over: string | null;
}

/** How much of its room a text takes, wherever it is written. */
export function roomOfText(text: string, target: PartTarget): TextRoom {
  const most = readableCharacters(target);
  const over = text.length - most;
  const many = over === 1 ? "1 character" : `${over.toLocaleString("en")} characters`;
  return {
    count: text.length < most * countsFrom ? null : `${text.length} of ${most}`,
    over: over > 0 ? `${many} over what reads well on a screen; it is set smaller.` : null,
  };
}

/** What is said of words that found no room in a text. */
export function describeLeftOut(leftOut: number): string {
  const many = leftOut === 1 ? "1 character was" : `${leftOut.toLocaleString("en")} characters were`;
  return `${many} left out: a text holds ${mostTextCharacters}.`;
}
