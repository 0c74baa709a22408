import type { RunEstimate } from "~/domain/prompt-tests/desk";
import { counted, dollars, whole } from "~/staff/figures";

/** What a run asks, costs and takes. */
export function estimateText({ cells, asked, costUsd, seconds, isSampled, missing }: RunEstimate): string {
  const about = isSampled ? "about " : "";
  if (asked === 0) {
    // Cells without a question are not asked either.
    const why = missing.length > 0 ? "" : ", all answered before";
    return `${counted(cells, "cell")}${why}: nothing is asked, and it costs nothing.`;
  }
  const cost =
    costUsd === null
      ? "the price is not known"
      : costUsd === 0
        ? "costs nothing"
        : `about ${dollars(costUsd)}`;
  const time =
    seconds === null
      ? "no answer was timed yet"
      : seconds < 60
        ? `about ${Math.max(1, Math.round(seconds))} s`
        : `about ${whole(Math.round(seconds / 60))} min`;
  return `${counted(cells, "cell")}, ${about}${counted(asked, "question")}; ${cost}, ${time}.`;
}

/** What cases lack that a prompt names; in how many is known where all were looked at. */
export function lackingText({ missing, isSampled }: Pick<RunEstimate, "missing" | "isSampled">): string {
  const named = missing.map(({ name, rows }) => (isSampled ? name : `${name} (${whole(rows)})`));
  return `Cases lack ${named.join(", ")}: those cells get no answer.`;
}
