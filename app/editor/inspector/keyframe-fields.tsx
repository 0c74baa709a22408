import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import Diamond from "lucide-react/icons/diamond";
import { useCallback } from "react";
import { useEditorCommands, usePlayhead } from "~/editor/use-editor";
import { keyframeAt, removeKeyframe, secondsOfKeyframe, setKeyframe } from "~/scene/edit-keyframes";
import { easings, type Keyframe, type KeyframeProperty } from "~/scene/part-changes";
import { IconButton } from "~/ui/icon-button";
import { easingNames, propertyUnits } from "../timeline/keyframe-names";
import { Choice } from "./choice";
import { NumberField } from "./number-field";
import { Section } from "./section";
import type { Inspected } from "./use-inspected";
import { restingValue, valueAt } from "./value-at";

const rows: readonly {
  property: KeyframeProperty;
  label: string;
  for: "all" | "media" | "clip";
}[] = [
  { property: "x", label: "Across", for: "all" },
  { property: "y", label: "Down", for: "all" },
  { property: "scale", label: "Scale", for: "all" },
  { property: "rotation", label: "Rotation", for: "all" },
  { property: "opacity", label: "Opacity", for: "all" },
  { property: "blur", label: "Blur", for: "all" },
  { property: "cropLeft", label: "Crop left", for: "media" },
  { property: "cropTop", label: "Crop top", for: "media" },
  { property: "cropRight", label: "Crop right", for: "media" },
  { property: "cropBottom", label: "Crop bottom", for: "media" },
  { property: "gain", label: "Volume", for: "clip" },
];

/** What moves over time, on top of how the part rests; a diamond sets a keyframe at the playhead. */
export function KeyframeFields({
  inspected,
  shows,
}: {
  inspected: Inspected;
  shows: "all" | "media" | "clip";
}) {
  const [part] = inspected.parts;
  if (!part?.resolved || inspected.parts.length !== 1) return null;
  const shown = rows.filter(
    (row) => row.for === "all" || (row.for === "media" && shows !== "all") || row.for === shows,
  );
  return (
    <Section title="Keyframes" isFolded isChanged={part.changes.keyframes !== undefined}>
      {shown.map((row) => (
        <KeyframeRow key={row.property} row={row} inspected={inspected} />
      ))}
    </Section>
  );
}

function KeyframeRow({ row, inspected }: { row: (typeof rows)[number]; inspected: Inspected }) {
  const part = inspected.parts[0];
  const start = part?.resolved?.startSeconds ?? 0;
  const end = part?.resolved?.endSeconds ?? 0;
  const { property, label } = row;
  const { unit, factor, least, most } = propertyUnits[property];
  const track = part?.changes.keyframes?.[property];
  // Only what the fields show makes them draw again while the video plays.
  const seconds = usePlayhead(
    useCallback(
      (now: number) => Math.round((Math.min(end, Math.max(start, now)) - start) * 1000) / 1000,
      [start, end],
    ),
  );
  if (!part) return null;
  const span = { startSeconds: start, endSeconds: end };
  const at = { seconds, span };
  const present = keyframeAt(track, seconds, span);
  const value = track ? valueAt(track, seconds, span) : restingValue(property);
  const words = label.toLowerCase();
  const put = (fields: Partial<Keyframe>) =>
    inspected.edit(
      `Keyframe of ${words}`,
      (now, { target }) => setKeyframe(now, target, property, at, { value, ...fields }),
      `keyframe/${property}/${seconds}`,
    );
  const moments = (track ?? []).map((one) => secondsOfKeyframe(one, span));
  const before = moments.findLast((one) => one < seconds - 1 / 60);
  const after = moments.find((one) => one > seconds + 1 / 60);
  return (
    <div className="grid gap-1">
      <div className="flex items-center gap-0.5">
        <div className="min-w-0 grow">
          <NumberField
            label={label}
            unit={unit}
            decimals={1}
            min={least}
            max={most}
            value={value * factor}
            disabled={inspected.isReadOnly}
            onChange={(next) => put({ value: next / factor })}
          />
        </div>
        {track && (
          <Jump
            label={`Keyframe of ${words} before`}
            to={before === undefined ? before : start + before}
            way="back"
          />
        )}
        <button
          type="button"
          aria-label={present ? `Take the keyframe of ${words} away` : `Set a keyframe of ${words}`}
          data-tooltip={present ? "Take the keyframe away" : "Keyframe at the playhead"}
          aria-pressed={present !== null}
          disabled={inspected.isReadOnly}
          onClick={() =>
            present
              ? inspected.edit(`Take the keyframe of ${words} away`, (now, { target }) =>
                  removeKeyframe(now, target, property, at),
                )
              : put({})
          }
          className="grid size-7 shrink-0 place-items-center rounded-sm text-muted pointer-coarse:size-10 hover:bg-hover hover:text-text aria-pressed:text-accent"
        >
          <Diamond
            aria-hidden="true"
            className={`size-3.5 ${present ? "fill-current" : track ? "fill-current/30" : ""}`}
          />
        </button>
        {track && (
          <Jump
            label={`Keyframe of ${words} after`}
            to={after === undefined ? after : start + after}
            way="on"
          />
        )}
      </div>
      {present && (
        <Choice
          label="Then"
          value={present.easing}
          choices={easings.map((easing) => ({ value: easing, label: easingNames[easing] }))}
          disabled={inspected.isReadOnly}
          onChange={(easing) => put({ value: present.value, easing })}
        />
      )}
    </div>
  );
}

interface JumpProps {
  label: string;
  /** Undefined where there is no such keyframe. */
  to: number | undefined;
  way: "back" | "on";
}

/** Moves the playhead to another keyframe. */
function Jump({ label, to, way }: JumpProps) {
  const { playhead } = useEditorCommands();
  return (
    <IconButton
      size="sm"
      label={label}
      disabled={to === undefined}
      icon={way === "back" ? <ChevronLeft className="size-3.5" /> : <ChevronRight className="size-3.5" />}
      className="w-5 pointer-coarse:h-10 pointer-coarse:w-8"
      onClick={() => to !== undefined && playhead.seek(to)}
    />
  );
}
