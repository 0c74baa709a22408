/** One's own edit: what was shown before it, and what it made of that. */
export interface Step<Value> {
  before: Value;
  after: Value;
  /** In a word, what it did. */
  words?: string | undefined;
}

/** What both made of the same base: `mine` where both changed the same place. */
type Merge<Value> = (base: Value, mine: Value, theirs: Value) => Value;

/** What is shown, with the way back and forth. Pure: every step gives a new history. */
export interface EditHistory<Value> {
  present: Value;
  past: readonly Step<Value>[];
  future: readonly Step<Value>[];
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
  words?: string,
): EditHistory<Value> {
  if (present === history.present) return history;
  const { last, past } = history;
  const goesOn = place !== null && last?.place === place && nowMs - last.atMs < onePieceMs;
  const before = (goesOn ? past.at(-1)?.before : undefined) ?? history.present;
  return {
    present,
    past: [...(goesOn ? past.slice(0, -1) : past), { before, after: present, words }].slice(-mostSteps),
    future: [],
    last: place === null ? null : { place, atMs: nowMs },
  };
}

/** Takes back one's own last edit. What was changed elsewhere since stands where there is a way to merge. */
export function undo<Value>(history: EditHistory<Value>, merge: Merge<Value> = takeMine): EditHistory<Value> {
  const step = history.past.at(-1);
  if (!step) return history;
  const present = merge(step.after, step.before, history.present);
  return {
    present,
    past: history.past.slice(0, -1),
    future: [{ before: present, after: history.present, words: step.words }, ...history.future],
    last: null,
  };
}

export function redo<Value>(history: EditHistory<Value>, merge: Merge<Value> = takeMine): EditHistory<Value> {
  const [step, ...future] = history.future;
  if (!step) return history;
  const present = merge(step.before, step.after, history.present);
  return {
    present,
    past: [...history.past, { before: history.present, after: present, words: step.words }],
    future,
    last: null,
  };
}

/** Takes over what was changed elsewhere; the way back is kept. */
export function adopt<Value>(history: EditHistory<Value>, present: Value): EditHistory<Value> {
  return { ...history, present, last: null };
}

function takeMine<Value>(_base: Value, mine: Value): Value {
  return mine;
}
