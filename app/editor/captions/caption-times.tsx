import { type KeyboardEvent, type ReactNode, useId, useState } from "react";
import type { CaptionMoment } from "~/scene/caption-moments";
import { type CaptionPlace, SHORTEST_CAPTION_SECONDS } from "~/scene/captions-of";
import { setCaptionTimes } from "~/scene/edit-caption-times";
import type { Caption } from "~/scene/storyboard";
import { framesPerSecond, frameTime } from "~/scene/timecode";
import { RangeSlider } from "~/ui/range-slider";
import { useEditorCommands } from "../use-editor";
import { videoSeconds } from "./caption-place";
import { parseTimecode } from "./parse-timecode";

interface CaptionTimesProps {
  caption: Caption;
  place: CaptionPlace;
  moment: CaptionMoment;
}

/** How far the edges can be dragged beyond where they stand, in seconds. */
const REACH_SECONDS = 1.5;

/** When a caption comes and goes: its edges on a line, and as timecodes. */
export function CaptionTimes({ caption, place, moment }: CaptionTimesProps) {
  const editor = useEditorCommands();
  const start = videoSeconds(moment, caption.startSeconds);
  const end = videoSeconds(moment, caption.endSeconds);
  // What is dragged stays on the line that it was taken up from.
  const [line, setLine] = useState({
    of: caption.text,
    min: start - REACH_SECONDS,
    max: end + REACH_SECONDS,
  });
  if (line.of !== caption.text || start < line.min || end > line.max) {
    setLine({ of: caption.text, min: start - REACH_SECONDS, max: end + REACH_SECONDS });
  }
  const set = (startSeconds: number, endSeconds: number) => {
    const { originSeconds } = moment;
    editor.change(
      "Retime a caption",
      (board) =>
        setCaptionTimes(board, place, {
          ...(startSeconds !== start && { startSeconds: startSeconds - originSeconds }),
          ...(endSeconds !== end && { endSeconds: endSeconds - originSeconds }),
        }),
      `times/${place.sceneId}/${place.language}/${place.index}`,
    );
  };
  return (
    <div className="grid gap-1.5">
      <RangeSlider
        label="Time"
        startLabel="Comes at"
        endLabel="Goes at"
        value={[start, end]}
        min={Math.max(0, line.min)}
        max={line.max}
        step={0.01}
        leastDistance={SHORTEST_CAPTION_SECONDS}
        format={frameTime}
        onChange={([nextStart, nextEnd]) => set(nextStart, nextEnd)}
      />
      <div className="grid w-fit grid-cols-[auto_auto] gap-x-1.5 gap-y-2">
        <Moment label="Comes at" value={start} onChange={(value) => set(value, end)} />
        <Moment label="Goes at" value={end} onChange={(value) => set(start, value)} />
      </div>
    </div>
  );
}

interface MomentProps {
  label: ReactNode;
  value: number;
  onChange: (seconds: number) => void;
}

/** A moment of the video as it is written everywhere; the arrows move it by a frame, with Shift by ten. */
function Moment({ label, value, onChange }: MomentProps) {
  const id = useId();
  const [draft, setDraft] = useState<string | null>(null);
  function keep() {
    const seconds = draft === null ? null : parseTimecode(draft);
    setDraft(null);
    if (seconds !== null) onChange(seconds);
  }
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === "Enter") return keep();
    if (event.key === "Escape") return setDraft(null);
    const frames = event.key === "ArrowUp" ? 1 : event.key === "ArrowDown" ? -1 : 0;
    if (frames === 0) return;
    event.preventDefault();
    setDraft(null);
    const next = Math.round(value * framesPerSecond) + frames * (event.shiftKey ? 10 : 1);
    onChange(Math.max(0, next / framesPerSecond));
  }
  return (
    <span className="col-span-2 grid grid-cols-subgrid items-center text-sm">
      <label htmlFor={id} className="text-muted">
        {label}
      </label>
      <input
        id={id}
        type="text"
        autoComplete="off"
        value={draft ?? frameTime(value)}
        aria-invalid={draft !== null && parseTimecode(draft) === null}
        onKeyDown={onKeyDown}
        onChange={({ currentTarget }) => setDraft(currentTarget.value)}
        onBlur={keep}
        className="tabular h-7 w-24 rounded-sm border border-line-strong bg-surface px-2 outline-none focus-visible:border-accent focus-visible:ring-3 focus-visible:ring-accent/25 aria-invalid:border-danger"
      />
    </span>
  );
}
