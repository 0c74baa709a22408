import { useEffect, useRef } from "react";

/** Two taps or keystrokes for the same closer than this are one wish. Of a mouse the browser itself tells a double click. */
const doublePressMs = 600;

/** Tells the second press of a double click from a wish of its own. */
export function useSinglePress() {
  const last = useRef({ wish: "", atMs: Number.NEGATIVE_INFINITY });
  const input = useRef({ atMs: Number.NEGATIVE_INFINITY, isMouse: false, isDoubleClick: false });
  useEffect(() => {
    // When a person pressed, which on a busy machine is long before it is heard of.
    const note = (event: UIEvent) => {
      const isMouse = event instanceof PointerEvent && event.pointerType === "mouse";
      input.current = { atMs: event.timeStamp, isMouse, isDoubleClick: event.detail > 1 };
    };
    const options = { capture: true };
    addEventListener("click", note, options);
    addEventListener("keydown", note, options);
    return () => {
      removeEventListener("click", note, options);
      removeEventListener("keydown", note, options);
    };
  }, []);
  return {
    /** `wish` is what is asked for, where it may be another one by the second press. */
    isSecond: (wish = "") => {
      const { atMs, isMouse, isDoubleClick } = input.current;
      const isSoon = !isMouse && atMs - last.current.atMs < doublePressMs;
      return wish === last.current.wish && (isDoubleClick || isSoon);
    },
    /** This press was a wish; what was refused is none, and may be pressed again at once. */
    take: (wish = "") => {
      last.current = { wish, atMs: input.current.atMs };
    },
  };
}
