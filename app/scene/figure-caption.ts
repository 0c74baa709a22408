import { type FoundFigure, readFigure } from "~/domain/video/read-figure";

/** What stands with a number that is shown large: a line above it and one below, either of them possibly empty. */
export interface FigureCaption extends Pick<FoundFigure, "figure"> {
  label: string;
  headline: string;
}

/** Words that only lead to a number or away from a thing to its price, and need not stand by themselves. */
const leadIn =
  /(?:^|\s)(?:for|from|at|only|just|with|by|to|für|ab|um|nur|mit|zu|von|pour|dès|à|avec|por|con|a|al|desde|de)$/iu;
const labelCharacters = 24;

/**
 * Parts a line into its number and the words that are left: "£6 a bar" → £6, "a bar"; "Three courses for £38" →
 * £38, "Three courses"; "Offers over £520,000" → £520,000 under "Offers over". Null where the number stands in the
 * middle of a sentence that would fall apart.
 */
export function captionOf(line: string): FigureCaption | null {
  const found = readFigure(line);
  if (!found) return null;
  const before = line.slice(0, found.start).trim();
  const after = line
    .slice(found.end)
    .replace(/^[\s,;:–—-]+/u, "")
    .trim();
  const { figure } = found;
  if (before === "" || (leadIn.test(` ${before}`) && !/\s/u.test(before))) {
    return { figure, label: "", headline: after };
  }
  if (after !== "") return null;
  const subject = before.replace(leadIn, "").replace(/[\s,;:–—-]+$/u, "");
  const isFragment =
    subject === before && before.split(/\s+/u).length <= 2 && before.length <= labelCharacters;
  return isFragment ? { figure, label: subject, headline: "" } : { figure, label: "", headline: subject };
}
