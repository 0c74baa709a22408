import { useEffect, useRef } from "react";

/** Two presses of the same closer than this are one: a double click is one wish. */
const doublePressMs = 600;

/** Tells the second press of a double click from a wish of its own. */
export function useSinglePress() {
  const last = useRef({ wish: "", atMs: Number.NEGATIVE_INFINITY });
  const inputAtMs = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    // When a person pressed, which on a busy machine is long before it is heard of.
    const note = ({ timeStamp }: Event) => {
      inputAtMs.current = timeStamp;
    };
    const options = { capture: true };
    for (const kind of ["click", "keydown"]) addEventListener(kind, note, options);
    return () => {
      for (const kind of ["click", "keydown"]) removeEventListener(kind, note, options);
    };
  }, []);
  return {
    /** `wish` is what is asked for, where it may be another one by the second press. */
    isSecond: (wish = "") =>
      wish === last.current.wish && inputAtMs.current - last.current.atMs < doublePressMs,
    /** This press was a wish; what was refused is none, and may be pressed again at once. */
    take: (wish = "") => {
      last.current = { wish, atMs: inputAtMs.current };
    },
  };
}
