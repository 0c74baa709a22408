import { type ReactNode, useId, useState } from "react";
import type { CaptionMoment } from "~/scene/caption-moments";
import { type CaptionPlace, SHORTEST_CAPTION_SECONDS } from "~/scene/captions-of";
import { setCaptionTimes } from "~/scene/edit-caption-times";
import type { Caption } from "~/scene/storyboard";
import { RangeSlider } from "~/ui/range-slider";
import { useEditorCommands } from "../use-editor";
import { preciseTime, videoSeconds } from "./caption-place";

interface CaptionTimesProps {
  caption: Caption;
  place: CaptionPlace;
  moment: CaptionMoment;
}

/** How far the edges can be dragged beyond where they stand, in seconds. */
const REACH_SECONDS = 1.5;

/** When a caption comes and goes: its edges on a line, and as numbers. */
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
        format={preciseTime}
        onChange={([nextStart, nextEnd]) => set(nextStart, nextEnd)}
      />
      <div className="grid w-fit grid-cols-[auto_auto_auto] gap-x-1.5 gap-y-2">
        <Seconds label="Comes at" value={start} onChange={(value) => set(value, end)} />
        <Seconds label="Goes at" value={end} onChange={(value) => set(start, value)} />
      </div>
    </div>
  );
}

interface SecondsProps {
  label: ReactNode;
  value: number;
  onChange: (seconds: number) => void;
}

function Seconds({ label, value, onChange }: SecondsProps) {
  const id = useId();
  const [draft, setDraft] = useState<string | null>(null);
  return (
    <span className="col-span-3 grid grid-cols-subgrid items-center text-sm">
      <label htmlFor={id} className="text-muted">
        {label}
      </label>
      <input
        id={id}
        type="number"
        inputMode="decimal"
        step={0.05}
        min={0}
        value={draft ?? value.toFixed(2)}
        onChange={({ currentTarget }) => {
          setDraft(currentTarget.value);
          const seconds = currentTarget.valueAsNumber;
          if (Number.isFinite(seconds) && seconds >= 0) onChange(seconds);
        }}
        onBlur={() => setDraft(null)}
        className="tabular h-7 w-20 rounded-sm border border-line-strong bg-surface px-2 outline-none focus-visible:border-accent focus-visible:ring-3 focus-visible:ring-accent/25"
      />
      <span className="text-faint">s</span>
    </span>
  );
}
