import type { RefObject } from "react";
import { useEffect } from "react";
import { useEditorCommands } from "~/editor/use-editor";
import { frameTime } from "~/scene/timecode";
import { usePageCommands } from "~/shell/page-commands";
import { isTyping } from "~/shell/use-shortcuts";
import { nudge } from "./nudge";
import type { TimelineSurface } from "./surface";
import type { TimelineCommands } from "./use-timeline-commands";
import type { TrackEdits } from "./use-track-edits";

interface TimelineKeys {
  edits: TrackEdits;
  commands: TimelineCommands;
  surface: RefObject<TimelineSurface | null>;
  /** Gives up what is being dragged. Whether there was anything. */
  cancel: () => boolean;
}

const FRAME_SECONDS = 1 / 30;

/** What the keyboard does to the timeline, wherever the page's focus is; listed with the app's other shortcuts. */
export function useTimelineKeys({ edits, commands, surface, cancel }: TimelineKeys): void {
  const editor = useEditorCommands();
  const { run } = commands;
  const by = (kind: Parameters<typeof nudge>[2], frames: number) => () => nudge(editor, edits, kind, frames);
  usePageCommands("Timeline", [
    {
      keys: "ArrowLeft",
      or: "ArrowRight",
      label: "One frame back or on, with Shift one second",
      isBoundElsewhere: true,
    },
    { keys: "ArrowUp", or: "ArrowDown", label: "To the cut before or after", isBoundElsewhere: true },
    { keys: "b", or: "Mod k", label: "Split at the playhead", run: () => run("split") },
    { keys: "q", label: "Trim the scene's start to the playhead", run: () => run("trim-start-here") },
    { keys: "w", label: "Trim the scene's end to the playhead", run: () => run("trim-end-here") },
    { keys: "Shift j", label: "Join the scene with the next", run: () => run("join") },
    { keys: "m", label: "Add a marker", run: () => run("marker") },
    { keys: "i", label: "Set the in point", run: () => run("in") },
    { keys: "o", label: "Set the out point", run: () => run("out") },
    { keys: "x", label: "Clear the in and out points", run: () => run("clear-loop") },
    { keys: "s", label: "Snapping on or off", run: () => run("snapping") },
    { keys: "+", or: "=", label: "Zoom into the timeline", run: () => run("zoom-in"), repeats: true },
    { keys: "=", label: "Zoom into the timeline (without Shift)", run: () => run("zoom-in"), repeats: true },
    { keys: "-", label: "Zoom out of the timeline", run: () => run("zoom-out"), repeats: true },
    { keys: "\\", label: "Fit the timeline", run: () => run("fit") },
    {
      keys: "[",
      or: "{",
      label: "Start of what is selected one frame earlier or later",
      run: by("start", -1),
      repeats: true,
    },
    { keys: "{", label: "Start of what is selected one frame later", run: by("start", 1), repeats: true },
    {
      keys: "]",
      or: "}",
      label: "End of what is selected one frame later or earlier",
      run: by("end", 1),
      repeats: true,
    },
    { keys: "}", label: "End of what is selected one frame earlier", run: by("end", -1), repeats: true },
    {
      keys: "Mod [",
      label: "Roll the cut after the scene one frame earlier",
      run: by("roll", -1),
      repeats: true,
    },
    {
      keys: "Mod ]",
      label: "Roll the cut after the scene one frame later",
      run: by("roll", 1),
      repeats: true,
    },
    {
      keys: "Alt [",
      or: "Alt ]",
      label: "Clip faster or slower: its scene ends one frame earlier or later",
      isBoundElsewhere: true,
    },
    { keys: "<", label: "Slip the clip one frame earlier", run: by("slip", -1), repeats: true },
    { keys: ">", label: "Slip the clip one frame later", run: by("slip", 1), repeats: true },
    { keys: "Delete", or: "Backspace", label: "Delete what is selected", isBoundElsewhere: true },
  ]);

  useEffect(() => {
    const { playhead } = editor;
    const goTo = (seconds: number) => {
      playhead.seek(Math.max(0, seconds));
      surface.current?.reveal(playhead.seconds);
      editor.announce(frameTime(playhead.seconds));
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === "Escape" && cancel()) {
        event.preventDefault();
        return;
      }
      const mod = event.ctrlKey || event.metaKey;
      // The palette has this key elsewhere; in the editor it splits, as in other editors.
      if (mod && event.key.toLowerCase() === "k" && !event.shiftKey && isInTimeline(event.target)) {
        event.preventDefault();
        event.stopPropagation();
        run("split");
        return;
      }
      if (event.defaultPrevented || mod || isTyping(event) || isInCanvas(event.target)) return;
      const step = event.shiftKey ? 1 : FRAME_SECONDS;
      const frame = Math.round(playhead.seconds * 30) / 30;
      if (event.altKey) {
        const frames = event.shiftKey ? 30 : 1;
        const isScene = editor.read().selection.at(-1)?.kind === "scene";
        if (isScene && event.key === "ArrowLeft") run("scene-earlier");
        else if (isScene && event.key === "ArrowRight") run("scene-later");
        else if (event.key === "ArrowLeft") nudge(editor, edits, "move", -frames);
        else if (event.key === "ArrowRight") nudge(editor, edits, "move", frames);
        else if (event.code === "BracketLeft") nudge(editor, edits, "speed", -frames);
        else if (event.code === "BracketRight") nudge(editor, edits, "speed", frames);
        else return;
      } else if (event.key === "ArrowLeft") goTo(frame - step);
      else if (event.key === "ArrowRight") goTo(frame + step);
      else if (event.key === "ArrowUp") run("previous-cut");
      else if (event.key === "ArrowDown") run("next-cut");
      else if (event.key === "Delete" || event.key === "Backspace") run("remove");
      else return;
      event.preventDefault();
    };
    addEventListener("keydown", onKeyDown, { capture: false });
    return () => removeEventListener("keydown", onKeyDown);
  }, [editor, edits, run, surface, cancel]);
}

function isInCanvas(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("[data-canvas-pane]") !== null;
}

function isInTimeline(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("[data-timeline]") !== null;
}
