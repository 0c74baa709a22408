/** How a cell of a run stands; the place in this list is what is stored and sent. */
export const cellStates = [
  "waiting",
  "pass",
  "fail",
  /** The model gave no answer. */
  "no-answer",
  /** A grader failed: nothing is said of the answer. */
  "ungraded",
  /** A person has to decide. */
  "undecided",
  /** Answered; graded once the other answers of its case are there. */
  "answered",
  "cancelled",
] as const;
export type CellState = (typeof cellStates)[number];
export const stateCode = (state: CellState) => cellStates.indexOf(state);

export const runStates = ["running", "paused", "done", "cancelled"] as const;
export type RunState = (typeof runStates)[number];

/** Bits of a cell's flags. */
export const cellFlags = { starred: 1, commented: 2, madePass: 4, madeFail: 8, cached: 16 } as const;

export type CellCounts = Record<CellState, number>;

/** What grading is done by. Goes up when an answer might be graded otherwise than before. */
export const graderVersion = 2;
