import type { Editor } from "~/editor/editor";
import type { Target } from "~/editor/target";
import { moveInTime, spanOfTarget, trimInTime } from "~/scene/edit-time-items";
import { rollCut, trimSceneEnd, trimSceneStart } from "~/scene/edit-time-scenes";
import { slipItem, slipScene } from "~/scene/edit-time-slip";
import { stretchScene } from "~/scene/edit-time-speed";
import { momentsOf } from "~/scene/moments";
import { lengthOfFile } from "./file-lengths";
import { timedOf } from "./gesture";
import type { Edit, TrackEdits } from "./use-track-edits";

export type Nudge = "start" | "end" | "roll" | "slip" | "move" | "speed";

/** Of presses that follow each other closely; they are one step of undo. */
const place = (nudge: Nudge, target: Target) => `timeline-${nudge}-${JSON.stringify(target)}`;

/** Moves an edge of what is selected, or all of it, by whole frames. Edges of scenes ripple as they do under the pointer. */
export function nudge(editor: Editor, edits: TrackEdits, kind: Nudge, frames: number): void {
  const { selection, storyboard, library, role } = editor.read();
  const target = selection.at(-1);
  if (!["owner", "edit"].includes(role)) return;
  if (!target) {
    edits.refuse("Nothing is selected. Select what is to change first.");
    return;
  }
  const by = frames / 30;
  const count = `${Math.abs(frames)} ${Math.abs(frames) === 1 ? "frame" : "frames"} ${frames < 0 ? "earlier" : "later"}`;
  const change = (words: string, edit: Edit) => edits.change(`${words} ${count}`, edit, place(kind, target));
  if (target.kind === "scene") {
    const { sceneId } = target;
    const number = storyboard.scenes.findIndex(({ id }) => id === sceneId) + 1;
    if (kind === "start")
      change(`Start of scene ${number},`, (current) => trimSceneStart(current, sceneId, by));
    if (kind === "end") change(`End of scene ${number},`, (current) => trimSceneEnd(current, sceneId, by));
    if (kind === "roll") change(`Cut after scene ${number},`, (current) => rollCut(current, sceneId, by));
    if (kind === "slip")
      change(`Clip of scene ${number},`, (current) => slipScene(current, sceneId, by, lengthOfFile, library));
    if (kind === "speed") {
      change(`Speed of the clip of scene ${number}: it ends`, (current) =>
        stretchScene(current, sceneId, by),
      );
    }
    return;
  }
  const timed = timedOf(target);
  const span = timed && spanOfTarget(momentsOf(storyboard, library), timed);
  if (!timed || !span) return;
  if (kind === "roll") edits.refuse("Only the cut after a scene can be rolled. Select a scene first.");
  if (kind === "speed") edits.refuse("Keys change the speed of a scene’s clip. Select a scene first.");
  if (kind === "slip") change("Slipped", (current) => slipItem(current, timed, by, lengthOfFile, library));
  if (kind === "move") change("Moved", (current) => moveInTime(current, timed, by, library));
  if (timed.kind === "marker" || timed.kind === "voice") return;
  if (kind === "start") {
    change("Start", (current) =>
      trimInTime(current, timed, "start", span.fromSeconds + by, library, lengthOfFile),
    );
  }
  if (kind === "end" && span.untilSeconds !== null) {
    const until = span.untilSeconds + by;
    change("End", (current) => trimInTime(current, timed, "end", until, library, lengthOfFile));
  }
}
