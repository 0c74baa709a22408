import { editTable } from "~/domain/rows/edit-table";
import type { TableChange, TableState } from "./table-state";

/** A change that was made, with what takes it back and in a word what it did. */
export interface Step {
  words: string;
  change: TableChange;
  inverse: TableChange;
}

export interface TableHistory {
  state: TableState;
  done: readonly Step[];
  undone: readonly Step[];
}

const mostSteps = 300;

export const startTableHistory = (state: TableState): TableHistory => ({ state, done: [], undone: [] });

/** The same steps, of a table that was changed elsewhere meanwhile. */
export const adoptState = (history: TableHistory, state: TableState): TableHistory => ({ ...history, state });

/** Makes a change. Throws TableEditError where a limit of the table would be passed. */
export function makeChange(history: TableHistory, words: string, change: TableChange): TableHistory {
  const { state, inverse } = apply(history.state, change);
  return { state, done: [...history.done, { words, change, inverse }].slice(-mostSteps), undone: [] };
}

/** Takes the last change back; the very history where there is none. */
export function takeBack(history: TableHistory): TableHistory {
  const step = history.done.at(-1);
  if (!step) return history;
  const { state } = apply(history.state, step.inverse);
  return { state, done: history.done.slice(0, -1), undone: [...history.undone, step] };
}

/** Makes the change again that was taken back last. */
export function makeAgain(history: TableHistory): TableHistory {
  const step = history.undone.at(-1);
  if (!step) return history;
  const { state, inverse } = apply(history.state, step.change);
  return { state, done: [...history.done, { ...step, inverse }], undone: history.undone.slice(0, -1) };
}

function apply(
  state: TableState,
  { edit, mapping, view }: TableChange,
): { state: TableState; inverse: TableChange } {
  const inverse: TableChange = {};
  let next = state;
  if (edit) {
    const edited = editTable(state.table, edit);
    next = { ...next, table: edited.table };
    inverse.edit = edited.inverse;
  }
  if (mapping) {
    inverse.mapping = state.mapping;
    next = { ...next, mapping };
  }
  if (view) {
    inverse.view = state.view;
    next = { ...next, view };
  }
  return { state: next, inverse };
}
