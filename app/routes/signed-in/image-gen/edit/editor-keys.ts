import type { Shortcut } from "~/shell/shortcuts";

/** Shortcuts of the editor: bound by `use-editor-keys.ts`, shown in tooltips, by `?` and in the palette. */
export const editorKeys = {
  pan: { keys: "h", label: "Move the view" },
  brush: { keys: "b", label: "Brush" },
  erase: { keys: "e", label: "Eraser" },
  lasso: { keys: "l", label: "Lasso" },
  rectangle: { keys: "r", label: "Rectangle" },
  smaller: { keys: "[", label: "Smaller brush, or the chosen layer further down", repeats: true },
  larger: { keys: "]", label: "Larger brush, or the chosen layer further up", repeats: true },
  duplicate: { keys: "Mod d", label: "Duplicate the chosen layer" },
  type: { keys: "t", label: "Type the words of the chosen layer" },
  invert: { keys: "i", label: "Invert the mask" },
  clear: { keys: "Backspace", label: "Clear the mask, or remove the chosen layer" },
  zoomIn: { keys: "+", label: "Zoom in", repeats: true },
  zoomOut: { keys: "-", label: "Zoom out", repeats: true },
  fit: { keys: "0", label: "Fit the picture" },
  actual: { keys: "1", label: "100 %" },
  compare: { keys: "c", label: "Compare another way" },
  before: { keys: "\\", label: "Before, after" },
  accept: { keys: "a", label: "Accept the shown candidate" },
  discard: { keys: "x", label: "Discard the shown candidate" },
  next: { keys: ".", label: "Next candidate" },
  previous: { keys: ",", label: "Previous candidate" },
  leave: { keys: "Escape", label: "Back from a candidate to the picture" },
} satisfies Record<string, Shortcut & { repeats?: boolean }>;

/** What is held down, or taken by the canvas itself. */
export const heldKeys: readonly Shortcut[] = [
  { keys: "Space", label: "Held: move the view" },
  { keys: "Shift", label: "Held: a straight line from the last stroke; a square" },
  { keys: "Alt", label: "Held: erase with the brush, and the other way round" },
  { keys: "Enter", label: "On the canvas: draw where the ring is" },
];
