import type { Storyboard } from "~/scene/storyboard";

/** The storyboard that is shown, with the way back and forth. Pure: every step gives a new history. */
export interface EditHistory {
  present: Storyboard;
  past: readonly Storyboard[];
  future: readonly Storyboard[];
  /** What was last edited and when: typing on in the same place is one step. */
  last: { place: string; atMs: number } | null;
}

const mostSteps = 100;
const onePieceMs = 1500;

export function startHistory(present: Storyboard): EditHistory {
  return { present, past: [], future: [], last: null };
}

/** Goes on to a new storyboard. `place` names what was edited; null makes a step of its own. */
export function edit(
  history: EditHistory,
  present: Storyboard,
  place: string | null,
  nowMs: number,
): EditHistory {
  const { last, past } = history;
  const goesOn = place !== null && last?.place === place && nowMs - last.atMs < onePieceMs;
  return {
    present,
    past: goesOn ? past : [...past, history.present].slice(-mostSteps),
    future: [],
    last: place === null ? null : { place, atMs: nowMs },
  };
}

export function undo(history: EditHistory): EditHistory {
  const present = history.past.at(-1);
  if (!present) return history;
  return {
    present,
    past: history.past.slice(0, -1),
    future: [history.present, ...history.future],
    last: null,
  };
}

export function redo(history: EditHistory): EditHistory {
  const [present, ...future] = history.future;
  if (!present) return history;
  return { present, past: [...history.past, history.present], future, last: null };
}

/** Takes over what was changed elsewhere; the way back is kept. */
export function adopt(history: EditHistory, present: Storyboard): EditHistory {
  return { ...history, present, last: null };
}
