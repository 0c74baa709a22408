import type { FunctionCall } from "./answer";
import { isMap } from "./parameter-schema";

/** What tools act on in a talk. States are plain data and never changed in place. */
export interface World<State = unknown> {
  begin(): State;
  /** The state after a call, and what the tool answers; null where it cannot be carried out. */
  carryOut(state: State, call: FunctionCall): { state: State; answer: string } | null;
  /** As much of a state as has to be right. */
  compared(state: State): unknown;
  /** What a model is told of the state, for it to name what is there. */
  describe(state: State): unknown;
}

/** Where two pieces of plain data first differ; null where they are equal. An absent field is one that is undefined. */
export function firstDifference(one: unknown, other: unknown): (string | number)[] | null {
  if (Array.isArray(one) && Array.isArray(other)) {
    for (let index = 0; index < Math.max(one.length, other.length); index++) {
      const inner = firstDifference(one[index], other[index]);
      if (inner) return [index, ...inner];
    }
    return null;
  }
  if (isMap(one) && isMap(other)) {
    for (const key of new Set([...Object.keys(one), ...Object.keys(other)])) {
      const inner = firstDifference(one[key], other[key]);
      if (inner) return [key, ...inner];
    }
    return null;
  }
  return Object.is(one, other) ? null : [];
}
