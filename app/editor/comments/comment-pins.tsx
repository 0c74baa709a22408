import { type PointerEvent, useMemo } from "react";
import { initials } from "~/domain/text/initials";
import type { VideoThread } from "~/stores/content/video-comment";
import { classNames } from "~/ui/class-names";
import { useEditor, useEditorCommands, usePlayhead } from "../use-editor";
import { timeOf } from "./moment";
import { setPlacing, usePlacing } from "./placing";
import { useVideoThreads } from "./use-video-threads";

/** Seconds around its moment in which a pin stands out. */
const nearSeconds = 1;

/**
 * The pins of open comments over the picture: lay it over exactly the picture's box. While the tool is "comment", a press puts the pin
 * of the next comment; otherwise only the pins themselves take the pointer.
 */
export function CommentPins() {
  const editor = useEditorCommands();
  const tool = useEditor((state) => state.tool);
  const storyboard = useEditor((state) => state.storyboard);
  const composition = useEditor((state) => state.restingComposition);
  const reading = useVideoThreads();
  const { place, chosenId } = usePlacing();
  const tenths = usePlayhead((seconds) => Math.round(seconds * 10));
  const pins = useMemo(() => (reading.kind === "present" ? reading.value : []).flatMap(pinOf), [reading]);
  const seconds = tenths / 10;
  const shown = pins.filter(({ thread: { at, id } }) => {
    const time = at && timeOf(at, storyboard, composition);
    return time !== null && (id === chosenId || Math.abs(time - seconds) <= nearSeconds);
  });

  function putPin(event: PointerEvent<HTMLDivElement>) {
    const box = event.currentTarget.getBoundingClientRect();
    const share = (value: number) => Math.min(1, Math.max(0, Math.round(value * 1000) / 1000));
    editor.playhead.pause();
    setPlacing(editor, {
      place: {
        x: share((event.clientX - box.left) / box.width),
        y: share((event.clientY - box.top) / box.height),
      },
    });
    editor.setTool("select");
    editor.setPanel("comments");
  }

  const isPlacing = tool === "comment";
  return (
    <div
      data-canvas-own-pointer=""
      data-canvas-own-keys=""
      className={classNames(
        "absolute inset-0",
        isPlacing ? "pointer-events-auto cursor-crosshair" : "pointer-events-none",
      )}
      {...(isPlacing && { onPointerDown: putPin })}
    >
      {shown.map(({ thread, x, y }) => (
        <button
          key={thread.id}
          type="button"
          aria-label={`Comment of ${thread.authorName || thread.authorEmail}: ${thread.text.slice(0, 80)}`}
          aria-pressed={thread.id === chosenId}
          title={thread.text}
          onClick={() => {
            setPlacing(editor, { chosenId: thread.id });
            editor.setPanel("comments");
          }}
          style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
          className={classNames(
            "pointer-events-auto absolute grid size-7 -translate-y-full place-items-center rounded-full rounded-es-none border-2 border-surface font-[550] text-2xs shadow-md",
            thread.id === chosenId ? "bg-accent text-on-accent" : "bg-surface text-text",
          )}
        >
          {initials(thread.authorName || thread.authorEmail)}
        </button>
      ))}
      {place && (
        <span
          aria-hidden="true"
          style={{ left: `${place.x * 100}%`, top: `${place.y * 100}%` }}
          className="absolute size-5 -translate-y-full rounded-full rounded-es-none border-2 border-surface bg-accent shadow-md"
        />
      )}
    </div>
  );
}

function pinOf(thread: VideoThread): { thread: VideoThread; x: number; y: number }[] {
  const { at, isResolved } = thread;
  return at && !isResolved && at.x !== null && at.y !== null ? [{ thread, x: at.x, y: at.y }] : [];
}
