import type { Passing } from "~/editor/canvas/canvas-model";
import type { Press } from "~/editor/canvas/gestures/gesture";

/** What is said beside the pointer. */
export function readoutOf({ point, pointerType }: Press, text: string): Passing["readout"] {
  return { at: point, text, isFinger: pointerType === "touch" };
}
