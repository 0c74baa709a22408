import type { CellText } from "~/domain/prompt-tests/desk";
import type { CellState, RunState } from "~/domain/prompt-tests/run-state";
import type { Tone } from "~/ui/badge";

export const stateWords: Record<CellState, { label: string; tone: Tone }> = {
  waiting: { label: "Waiting", tone: "neutral" },
  pass: { label: "Pass", tone: "success" },
  fail: { label: "Fail", tone: "danger" },
  "no-answer": { label: "No answer", tone: "warning" },
  ungraded: { label: "Grader failed", tone: "warning" },
  undecided: { label: "To decide", tone: "accent" },
  answered: { label: "To compare", tone: "neutral" },
  cancelled: { label: "Not asked", tone: "neutral" },
};

export const runStateWords: Record<RunState, { label: string; tone: Tone }> = {
  running: { label: "Running", tone: "accent" },
  paused: { label: "Paused", tone: "warning" },
  done: { label: "Done", tone: "success" },
  cancelled: { label: "Stopped", tone: "neutral" },
};

/** What a cell says beside its state: what went wrong, or the answer; nothing before it was asked. */
export function saidOf(state: CellState, { problem, text }: Pick<CellText, "problem" | "text">): string {
  const isAsked = state !== "waiting" && state !== "cancelled";
  return problem ?? (text || (isAsked ? "Empty answer" : ""));
}
