import { useRef } from "react";

/** Two presses closer than this are one: a double click is one wish. */
const doublePressMs = 600;

/** Tells the second press of a double click from a wish of its own. */
export function useSinglePress() {
  const lastMs = useRef(Number.NEGATIVE_INFINITY);
  return {
    isSecond: () => performance.now() - lastMs.current < doublePressMs,
    /** This press was a wish; what was refused is none, and may be pressed again at once. */
    take: () => {
      lastMs.current = performance.now();
    },
  };
}
