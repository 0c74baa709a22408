import { type RefObject, useMemo, useRef } from "react";
import type { Editor } from "~/editor/editor";
import { setLoop } from "~/editor/set-loop";
import type { Target } from "~/editor/target";
import { useEditorCommands } from "~/editor/use-editor";
import { duplicateScene } from "~/scene/duplicate-scene";
import { removeMarker, removePart, removeSound } from "~/scene/edit-parts";
import { addSceneAfter } from "~/scene/edit-storyboard";
import { sceneAt } from "~/scene/edit-time-anchors";
import { cutToBeats } from "~/scene/edit-time-beats";
import { freezeAt } from "~/scene/edit-time-clip";
import { addMarker } from "~/scene/edit-time-items";
import { joinScenes } from "~/scene/edit-time-join";
import { moveSceneAndHold, removeSceneAndTie } from "~/scene/edit-time-scenes";
import { splitScene } from "~/scene/edit-time-split";
import { trimToPlayhead } from "~/scene/edit-time-trim";
import { cutAfter, momentsOf, timingOf } from "~/scene/moments";
import { frameTime } from "~/scene/timecode";
import type { TimelineSurface } from "./surface";
import type { TrackEdits } from "./use-track-edits";
import { xOf } from "./view";

export type CommandName =
  | "add-scene"
  | "duplicate"
  | "split"
  | "trim-start-here"
  | "trim-end-here"
  | "join"
  | "freeze"
  | "marker"
  | "remove"
  | "cut-to-beats"
  | "snapping"
  | "zoom-in"
  | "zoom-out"
  | "fit"
  | "in"
  | "out"
  | "clear-loop"
  | "previous-cut"
  | "next-cut"
  | "scene-earlier"
  | "scene-later";

export interface TimelineCommands {
  run(name: CommandName): void;
}

interface Surroundings {
  edits: TrackEdits;
  surface: RefObject<TimelineSurface | null>;
  isSnapping: boolean;
  toggleSnapping: () => void;
}

/** What can be done on the timeline, from keys, buttons and menus alike. The same object as long as the pane stands. */
export function useTimelineCommands(surroundings: Surroundings): TimelineCommands {
  const editor = useEditorCommands();
  const latest = useRef(surroundings);
  latest.current = surroundings;
  return useMemo(() => ({ run: (name) => runCommand(name, editor, latest.current) }), [editor]);
}

interface Context extends Surroundings {
  editor: Editor;
  /** What is selected, or the scene at the playhead. */
  sceneId: string;
  /** Its place, counted from one. */
  number: number;
}

const FRAME_SECONDS = 1 / 30;

type Command = (context: Context) => void;

const commandTable: Record<CommandName, Command> = {
  "add-scene": ({ editor, edits, sceneId, number }) => {
    const id = crypto.randomUUID();
    const isDone = edits.change(`Add a scene after scene ${number}`, (current) =>
      addSceneAfter(current, sceneId, id),
    );
    if (isDone) editor.select([{ kind: "scene", sceneId: id }]);
  },
  duplicate: ({ editor, edits, sceneId, number }) => {
    const { library } = editor.read();
    const id = crypto.randomUUID();
    const isDone = edits.change(`Duplicate scene ${number}`, (current) =>
      duplicateScene(current, sceneId, id, library),
    );
    if (isDone) editor.select([{ kind: "scene", sceneId: id }]);
  },
  split: ({ editor, edits }) => {
    const { library } = editor.read();
    const { seconds } = editor.playhead;
    const id = crypto.randomUUID();
    if (isAtCut(editor)) return edits.refuse("There is a cut at the playhead already.");
    const { sceneId, number } = sceneUnder(editor);
    const isDone = edits.change(`Split scene ${number}`, (current) =>
      splitScene(current, sceneId, seconds, id, library),
    );
    if (isDone) editor.select([{ kind: "scene", sceneId: id }]);
  },
  join: ({ editor, edits, sceneId, number }) => {
    const { library } = editor.read();
    edits.change(`Join scenes ${number} and ${number + 1}`, (current) =>
      joinScenes(current, sceneId, library),
    );
    editor.select([{ kind: "scene", sceneId }]);
  },
  "trim-start-here": (context) => trimHere(context, "before"),
  "trim-end-here": (context) => trimHere(context, "after"),
  freeze: ({ editor, edits, sceneId, number }) => {
    const { library } = editor.read();
    const { seconds } = editor.playhead;
    edits.change(`Freeze the clip of scene ${number}`, (current) =>
      freezeAt(current, sceneId, seconds, library),
    );
  },
  "scene-earlier": (context) => moveSceneBy(context, -1),
  "scene-later": (context) => moveSceneBy(context, 1),
  marker: ({ editor, edits }) => {
    const { library, storyboard } = editor.read();
    const { seconds } = editor.playhead;
    const id = crypto.randomUUID();
    const name = `Marker ${Object.keys(storyboard.markers ?? {}).length + 1}`;
    const isDone = edits.change(`Add a marker at ${frameTime(seconds)}`, (current) =>
      addMarker(current, id, seconds, name, library),
    );
    if (isDone) editor.select([{ kind: "marker", id }]);
  },
  remove: ({ editor, edits }) => removeSelected(editor, edits, editor.read().selection),
  "cut-to-beats": ({ editor, edits }) => {
    const { library } = editor.read();
    edits.change("Cut to the beat", (current) => cutToBeats(current, library));
  },
  snapping: ({ editor, isSnapping, toggleSnapping }) => {
    toggleSnapping();
    editor.announce(isSnapping ? "Snapping off" : "Snapping on");
  },
  "zoom-in": (context) => zoomAtPlayhead(context, 1.5),
  "zoom-out": (context) => zoomAtPlayhead(context, 1 / 1.5),
  fit: ({ editor, surface }) => {
    surface.current?.fit();
    surface.current?.reveal(editor.playhead.seconds);
  },
  in: ({ editor, edits }) => setLoop(editor, "in", edits.refuse),
  out: ({ editor, edits }) => setLoop(editor, "out", edits.refuse),
  "clear-loop": ({ editor }) => {
    editor.setLoop(null);
    editor.announce("In and out points cleared");
  },
  "previous-cut": (context) => goToCut(context, "previous"),
  "next-cut": (context) => goToCut(context, "next"),
};

function runCommand(name: CommandName, editor: Editor, surroundings: Surroundings): void {
  const { storyboard, library, selection } = editor.read();
  const moments = momentsOf(storyboard, library);
  const chosen = selection.find((target) => "sceneId" in target);
  const isThere = chosen && "sceneId" in chosen && moments.placeOf.has(chosen.sceneId);
  const sceneId = isThere ? chosen.sceneId : (sceneAt(moments, editor.playhead.seconds) ?? "");
  const number = (moments.placeOf.get(sceneId) ?? 0) + 1;
  commandTable[name]({ ...surroundings, editor, sceneId, number });
}

/** The scene at the playhead, whatever is selected. */
function sceneUnder(editor: Editor): { sceneId: string; number: number } {
  const { storyboard, library } = editor.read();
  const moments = momentsOf(storyboard, library);
  const sceneId = sceneAt(moments, editor.playhead.seconds) ?? "";
  return { sceneId, number: (moments.placeOf.get(sceneId) ?? 0) + 1 };
}

function isAtCut(editor: Editor): boolean {
  const { storyboard, library } = editor.read();
  const { timings } = momentsOf(storyboard, library);
  const cuts = timings.slice(0, -1).map(cutAfter);
  return cuts.some((cut) => Math.abs(cut - editor.playhead.seconds) < FRAME_SECONDS / 2);
}

/** What is left stays where the playhead is. */
function trimHere({ editor, edits }: Context, side: "before" | "after"): void {
  const { library } = editor.read();
  const { seconds } = editor.playhead;
  const { sceneId, number } = sceneUnder(editor);
  edits.change(
    `Trim the ${side === "before" ? "start" : "end"} of scene ${number} to the playhead`,
    (current) => trimToPlayhead(current, sceneId, side, seconds, () => crypto.randomUUID(), library),
  );
  const timing = timingOf(momentsOf(editor.read().storyboard, library), sceneId);
  if (timing && side === "before") editor.playhead.seek(timing.startSeconds + timing.enterSeconds);
}

function moveSceneBy({ editor, edits, sceneId, number }: Context, by: number): void {
  const to = number - 1 + by;
  if (to < 0 || to >= editor.read().storyboard.scenes.length) {
    edits.refuse(`There is no scene ${by < 0 ? "before" : "after"} it.`);
    return;
  }
  edits.change(`Move scene ${number} to place ${to + 1}`, (current) =>
    moveSceneAndHold(current, sceneId, to, editor.read().library),
  );
}

function zoomAtPlayhead({ editor, surface }: Context, factor: number): void {
  const view = surface.current?.view;
  const x = view ? xOf(view, editor.playhead.seconds) : 0;
  const isInSight = view && x >= 0 && x <= view.width;
  surface.current?.zoom(factor, isInSight ? x : undefined);
}

function goToCut({ editor, surface }: Context, way: "previous" | "next"): void {
  const { storyboard, library } = editor.read();
  const cuts = [0, ...momentsOf(storyboard, library).timings.map(cutAfter)];
  const at = editor.playhead.seconds;
  const cut =
    way === "next" ? cuts.find((each) => each > at + 1e-3) : cuts.findLast((each) => each < at - 1e-3);
  if (cut === undefined) return;
  editor.playhead.seek(cut);
  surface.current?.reveal(cut);
  editor.announce(frameTime(cut));
}

function removeSelected(editor: Editor, edits: TrackEdits, selection: readonly Target[]): void {
  const { library, storyboard } = editor.read();
  const targets = selection.filter(({ kind }) => !["part", "voice", "caption", "music"].includes(kind));
  const [first] = targets;
  if (!first) return;
  const sceneIndex =
    first.kind === "scene" ? storyboard.scenes.findIndex(({ id }) => id === first.sceneId) : -1;
  const words =
    targets.length > 1
      ? `Delete ${targets.length} things`
      : first.kind === "scene"
        ? `Delete scene ${sceneIndex + 1}`
        : `Delete the ${first.kind}`;
  edits.change(words, (current) =>
    targets.reduce((next, target) => {
      switch (target.kind) {
        case "scene":
          return removeSceneAndTie(next, target.sceneId, library);
        case "element":
        case "overlay":
          return removePart(next, target);
        case "sound":
          return removeSound(next, target.id);
        case "marker":
          return removeMarker(next, target.id);
        default:
          return next;
      }
    }, current),
  );
  const left = editor.read().storyboard.scenes;
  const neighbour = left[Math.min(sceneIndex, left.length - 1)];
  editor.select(sceneIndex >= 0 && neighbour ? [{ kind: "scene", sceneId: neighbour.id }] : []);
}
