import { actionGroups, selectAllAction } from "~/editor/canvas/canvas-actions";
import type { PageCommand } from "~/shell/page-commands";

/** What `?` says of the keys that the canvas hears while it has the focus. */
export const toldCanvasKeys: readonly PageCommand[] = [
  {
    keys: "ArrowLeft",
    or: "ArrowDown",
    label: "Move what is selected by a pixel; with Shift by ten, with Alt resize it",
  },
  { keys: "r", label: "Turn what is selected by 15°; with Shift the other way" },
  { keys: "Shift Enter", label: "Add this part to what is selected, or take it out" },
  { keys: "Escape", label: "End editing, then select nothing" },
  ...[...actionGroups.flatMap(({ actions }) => actions), selectAllAction].flatMap(({ keys, label }) =>
    keys ? [{ keys, label }] : [],
  ),
  { keys: "+", or: "-", label: "Zoom in or out" },
  { keys: "0", label: "Actual size" },
  { keys: "1", label: "Fit the canvas" },
  { keys: "2", label: "Zoom to what is selected" },
  { keys: "Space", label: "Hold and drag to move the view" },
].map((told) => ({ ...told, isBoundElsewhere: true }));
