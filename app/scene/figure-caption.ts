import { type FoundFigure, readFigure } from "~/domain/video/read-figure";

/** What stands with a number that is shown large: a line above it and one below, either of them possibly empty. */
export interface FigureCaption extends Pick<FoundFigure, "figure"> {
  label: string;
  headline: string;
}

/** Words that only lead to a number or away from a thing to its price, and need not stand by themselves. */
const leadIn =
  /(?:^|\s)(?:for|from|at|only|just|with|by|to|für|ab|um|nur|mit|zu|von|pour|dès|à|avec|por|con|a|al|desde|de)$/iu;
/** Words that say what the number is: without them a lowest price would be the price. They stay, as the line above it. */
const qualifier =
  /(?:^|\s)(from|up to|over|above|under|below|less than|more than|at least|ab|bis zu|über|unter|mindestens|dès|[àa] partir de|jusqu['’]à|plus de|moins de|desde|hasta|más de|menos de|a partire da|oltre|sopra|acima de|até|mais de|vanaf|boven|onder|tot|från|över|under|upp till|fra|over|op til|od|do|ponad|powyżej)$/iu;
const labelCharacters = 24;

/**
 * Parts a line into its number and the words that are left: "£6 a bar" → £6, "a bar"; "Three courses for £38" →
 * £38, "Three courses"; "Offers over £520,000" → £520,000 under "Offers over". Null where the number stands in the
 * middle of a sentence that would fall apart, or where words far from it say what it is: "Soy candles from £14".
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
    return { figure, label: qualifierOf(before), headline: after };
  }
  if (after !== "") return null;
  const isShort = before.split(/\s+/u).length <= 2 && before.length <= labelCharacters;
  const said = qualifierOf(before);
  // "Free shipping over €150": with its condition far smaller than itself, the number would be the price.
  if (said !== "" && !isShort) return null;
  if (said !== "") return { figure, label: before, headline: "" };
  const subject = before.replace(leadIn, "").replace(/[\s,;:–—-]+$/u, "");
  return isShort && subject === before
    ? { figure, label: subject, headline: "" }
    : { figure, label: "", headline: subject };
}

/** The words before a number that say what it is, as they stand alone; empty where there are none. */
function qualifierOf(before: string): string {
  const said = qualifier.exec(before)?.[1] ?? "";
  return said.charAt(0).toUpperCase() + said.slice(1);
}

/** Whether a line above a number says what the number is, and is no heading of its own. */
export function isQualifier(label: string): boolean {
  return qualifier.exec(label)?.[1]?.length === label.length;
}
