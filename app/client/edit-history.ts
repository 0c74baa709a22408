/** What is shown, with the way back and forth. Pure: every step gives a new history. */
export interface EditHistory<Value> {
  present: Value;
  past: readonly Value[];
  future: readonly Value[];
  /** What was last edited and when: going on in the same place is one step. */
  last: { place: string; atMs: number } | null;
}

const mostSteps = 200;
const onePieceMs = 1500;

export function startHistory<Value>(present: Value): EditHistory<Value> {
  return { present, past: [], future: [], last: null };
}

/**
 * Goes on to a new value. `place` names what was edited, so that typing or a dragged slider is one step; null makes a
 * step of its own. The value that is shown already is no step.
 */
export function edit<Value>(
  history: EditHistory<Value>,
  present: Value,
  place: string | null,
  nowMs: number,
): EditHistory<Value> {
  if (present === history.present) return history;
  const { last, past } = history;
  const goesOn = place !== null && last?.place === place && nowMs - last.atMs < onePieceMs;
  return {
    present,
    past: goesOn ? past : [...past, history.present].slice(-mostSteps),
    future: [],
    last: place === null ? null : { place, atMs: nowMs },
  };
}

export function undo<Value>(history: EditHistory<Value>): EditHistory<Value> {
  if (history.past.length === 0) return history;
  return {
    present: history.past.at(-1) as Value,
    past: history.past.slice(0, -1),
    future: [history.present, ...history.future],
    last: null,
  };
}

export function redo<Value>(history: EditHistory<Value>): EditHistory<Value> {
  if (history.future.length === 0) return history;
  const [present, ...future] = history.future;
  return { present: present as Value, past: [...history.past, history.present], future, last: null };
}

/** Takes over what was changed elsewhere; the way back is kept. */
export function adopt<Value>(history: EditHistory<Value>, present: Value): EditHistory<Value> {
  return { ...history, present, last: null };
}
