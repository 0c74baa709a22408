import { sceneSecondsFor } from "~/scene/reading-time";
import type { Line } from "./compose-script";

/** How much longer than asked for a video may become before something is left out, and time for each change of scene. */
const tolerance = 1.3;
const transitionSeconds = 0.5;

/**
 * Leaves out what there is no time to read, the least telling first: sentences below a headline that stands alone,
 * then whole points from the end. Opening, offer, date and close stay.
 */
export function fitLines(lines: readonly Line[], lengthSeconds: number, language: string): Line[] {
  let fitted = [...lines];
  while (secondsOf(fitted, language) > lengthSeconds * tolerance) {
    const shorter = withoutOneBody(fitted) ?? withoutOnePoint(fitted);
    if (!shorter) break;
    fitted = shorter;
  }
  return fitted;
}

function secondsOf(lines: readonly Line[], language: string): number {
  const reading = lines.reduce((sum, { label = "", headline, body, action = "" }) => {
    const slots = Object.fromEntries(
      [label, headline, body, action].map((text, index) => [index, { kind: "text", text } as const]),
    );
    return sum + sceneSecondsFor(slots, language);
  }, 0);
  return reading + (lines.length - 1) * transitionSeconds;
}

/** Takes the longest body off a point that says something by its headline already; lists and framed statements keep theirs. */
function withoutOneBody(lines: readonly Line[]): Line[] | null {
  const longest = lines.reduce<Line | null>((best, line) => {
    const isSpare = line.role === "point" && line.emblem === null && line.body !== "" && !line.icon;
    const stands = line.sentence.startsWith(line.headline);
    return isSpare && stands && line.body.length > (best?.body.length ?? 0) ? line : best;
  }, null);
  return longest && lines.map((line) => (line === longest ? { ...line, body: "" } : line));
}

function withoutOnePoint(lines: readonly Line[]): Line[] | null {
  const points = lines.filter((line) => line.role === "point" && line.emblem === null);
  const last = points.length > 1 ? points.at(-1) : null;
  return last ? lines.filter((line) => line !== last) : null;
}
