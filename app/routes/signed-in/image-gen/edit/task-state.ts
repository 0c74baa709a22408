import { isPlain } from "~/image-editor/adjustments";
import { type EditDraft, isPlainFrame } from "~/image-editor/edit-draft";
import type { CompareWay, StageMode } from "~/image-editor/stage-scene";
import type { TaskId } from "./tasks";
import type { PointerTask } from "./use-pointer";

/** Tasks with something set that is not part of the image yet. */
export function pendingTasks(draft: EditDraft): TaskId[] {
  return [
    ...(isPlainFrame(draft.frame) ? [] : ["crop" as const]),
    ...(isPlain(draft.adjustments) ? [] : ["adjust" as const]),
    ...(draft.layers.length > 0 ? ["layers" as const] : []),
  ];
}

/** How the canvas shows the image: as a task has it, unless a candidate is looked at. */
export function modeOf(task: TaskId, isCandidateShown: boolean): StageMode {
  return !isCandidateShown && (task === "crop" || task === "extend") ? task : "look";
}

/** What a press on the canvas does. `way` is how a candidate is compared; null while none is looked at. */
export function pressKindOf(task: TaskId, way: CompareWay | null): PointerTask["kind"] {
  if (way !== null) return way === "slider" ? "slide" : "look";
  if (task === "fill") return "mask";
  return task === "crop" || task === "extend" || task === "layers" ? task : "look";
}
