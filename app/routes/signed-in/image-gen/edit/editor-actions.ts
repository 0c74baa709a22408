import type { Stage } from "~/image-editor/stage";
import { zoomStep } from "~/image-editor/view";
import type { EditedDraft } from "~/images/edit/use-draft";
import { compareWays } from "./candidate-bar";
import type { LayerActions } from "./design/layer-actions";
import type { TaskId } from "./tasks";
import { stepSize, type Tools } from "./tools";
import type { EditorActions } from "./use-editor-keys";
import type { ShownCandidate } from "./use-shown-candidate";

interface Parts {
  edited: EditedDraft;
  stage: Stage | null;
  taskId: TaskId;
  onTask: (task: TaskId) => void;
  tools: Tools;
  onTools: (change: Partial<Tools>) => void;
  candidate: ShownCandidate;
  chosenLayerId: string | null;
  layers: LayerActions;
  onType: (id: string) => void;
}

/** What each shortcut of the editor does. */
export function editorActions(parts: Parts): EditorActions {
  const { edited, stage, taskId, onTask, tools, onTools, candidate, chosenLayerId, layers, onType } = parts;
  const { change } = edited;
  const take = (tool: Tools["tool"]) => () => {
    onTools({ tool });
    if (taskId !== "fill" && tool !== "pan") onTask("fill");
  };
  return {
    undo: edited.undo,
    redo: edited.redo,
    pan: take("pan"),
    brush: take("brush"),
    erase: take("erase"),
    lasso: take("lasso"),
    rectangle: take("rectangle"),
    smaller: () => {
      if (taskId === "layers") return chosenLayerId && layers.move(chosenLayerId, -1);
      onTools({ size: stepSize(tools.size, -1) });
    },
    larger: () => {
      if (taskId === "layers") return chosenLayerId && layers.move(chosenLayerId, 1);
      onTools({ size: stepSize(tools.size, 1) });
    },
    duplicate: () => taskId === "layers" && chosenLayerId && layers.duplicate(chosenLayerId),
    type: () => taskId === "layers" && chosenLayerId && onType(chosenLayerId),
    invert: () =>
      taskId === "fill" &&
      change((before) => ({ ...before, mask: [...before.mask, { kind: "invert" }] }), null),
    clear: () => {
      if (taskId === "layers" && chosenLayerId) return layers.remove(chosenLayerId);
      if (taskId === "fill")
        change((before) => (before.mask.length ? { ...before, mask: [] } : before), null);
    },
    zoomIn: () => stage?.zoomBy(zoomStep),
    zoomOut: () => stage?.zoomBy(1 / zoomStep),
    fit: () => stage?.fit(),
    actual: () => stage?.zoomTo(1),
    compare: () =>
      candidate.setWay(compareWays[(compareWays.indexOf(candidate.way) + 1) % compareWays.length] ?? "off"),
    before: () => candidate.setHeld(!candidate.isHeld),
    accept: candidate.accept,
    discard: () => candidate.discard(),
    next: () => candidate.step(1),
    previous: () => candidate.step(-1),
    leave: () => candidate.show(null),
  };
}
