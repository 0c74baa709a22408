/** What keys do in the grid that move nowhere. */
export type GridCommand =
  | "edit"
  | "clear"
  | "select-all"
  | "select-rows"
  | "select-columns"
  | "mark-rows"
  | "fill-down"
  | "fill-right"
  | "undo"
  | "redo"
  | "find"
  | "replace"
  | "leave";

interface Keys {
  key: string;
  mod: boolean;
  shift: boolean;
  alt: boolean;
}

/** The command of a key pressed on a cell that is not being edited; `null` for keys that type, or belong to the browser. */
export function commandOfKey({ key, mod, shift, alt }: Keys): GridCommand | null {
  if (alt) return null;
  if (mod) {
    switch (key.toLowerCase()) {
      case "a":
        return "select-all";
      case "z":
        return shift ? "redo" : "undo";
      case "y":
        return "redo";
      case "d":
        return "fill-down";
      case "r":
        return shift ? null : "fill-right";
      case "f":
        return shift ? null : "find";
      case "h":
        return "replace";
      case " ":
        return shift ? "mark-rows" : "select-columns";
      default:
        return null;
    }
  }
  switch (key) {
    case "Enter":
    case "F2":
      return "edit";
    case "Delete":
    case "Backspace":
      return "clear";
    case " ":
      return shift ? "select-rows" : null;
    case "Escape":
      return "leave";
    default:
      return null;
  }
}
