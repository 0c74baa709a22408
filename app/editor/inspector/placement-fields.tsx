import FlipHorizontal2 from "lucide-react/icons/flip-horizontal-2";
import FlipVertical2 from "lucide-react/icons/flip-vertical-2";
import type { Box } from "~/scene/composition";
import { changeShown, placementOf } from "~/scene/edit-arrange";
import { flipParts } from "~/scene/edit-arrange-group";
import type { Storyboard } from "~/scene/storyboard";
import { IconButton } from "~/ui/icon-button";
import { NumberField } from "./number-field";
import { Section } from "./section";
import { type Inspected, type InspectedPart, sharedBy, useShownParts } from "./use-inspected";

const side = [
  { name: "x", label: "Left edge", short: "X" },
  { name: "y", label: "Top edge", short: "Y" },
  { name: "width", label: "Width", short: "W" },
  { name: "height", label: "Height", short: "H" },
] as const;

/** Where it stands, in pixels of the format, and how it is turned. */
export function PlacementFields({ inspected }: { inspected: Inspected }) {
  const { parts, on, edit, isReadOnly } = inspected;
  const isMoved = parts.some(({ changes, target }) => changes.placement && target.kind === "part");
  const isTurned = parts.some(({ changes }) => changes.rotationDegrees !== undefined);
  const pressed = "aria-pressed:bg-accent-soft aria-pressed:text-accent";
  const flip = (axis: "x" | "y", words: string) =>
    edit(words, (now, { target }) => flipParts(now, [target], axis));
  return (
    <Section title="Place" isChanged={isMoved || isTurned}>
      <div className="grid grid-cols-2 gap-1.5">
        <BoxFields inspected={inspected} isTurned={isTurned} />
        <div className="flex items-center gap-0.5">
          <IconButton
            size="sm"
            label="Flip left to right"
            icon={<FlipHorizontal2 className="size-4" />}
            aria-pressed={parts.every(({ changes }) => changes.flipX)}
            disabled={isReadOnly}
            className={pressed}
            onClick={() => flip("x", "Flip left to right")}
          />
          <IconButton
            size="sm"
            label="Flip upside down"
            icon={<FlipVertical2 className="size-4" />}
            aria-pressed={parts.every(({ changes }) => changes.flipY)}
            disabled={isReadOnly}
            className={pressed}
            onClick={() => flip("y", "Flip upside down")}
          />
        </div>
      </div>
      {isMoved && !isReadOnly && (
        <button
          type="button"
          onClick={() =>
            edit("Back to the layout’s place", (now, { target }) =>
              target.kind === "part" ? changeShown(now, target, { placement: undefined }, on) : now,
            )
          }
          className="justify-self-start font-[550] text-accent text-sm hover:underline"
        >
          Back to the layout’s place
        </button>
      )}
      {on.onlyThisFormat && <p className="text-muted text-xs">Only in {on.format}.</p>}
    </Section>
  );
}

/** Its sides and its rotation. On their own: they alone follow what is being dragged. */
function BoxFields({ inspected, isTurned }: { inspected: Inspected; isTurned: boolean }) {
  const { set, edit, isReadOnly } = inspected;
  const shown = useShownParts(inspected.parts);
  const rotation = sharedBy(
    shown,
    ({ changes, resolved }) => changes.rotationDegrees ?? resolved?.rotationDegrees ?? 0,
  );
  return (
    <>
      {side.map(({ name, label, short }) => (
        <NumberField
          key={name}
          label={label}
          short={short}
          unit="px"
          value={sharedBy(shown, (part) => Math.round(boxOf(part)[name])) ?? null}
          min={name === "width" || name === "height" ? 4 : -4000}
          max={8000}
          disabled={isReadOnly || shown.every(({ resolved }) => !resolved)}
          onChange={(value) =>
            edit(
              `Set ${label.toLowerCase()}`,
              (now, part) => placeAt(now, part, { [name]: value }, inspected),
              `place/${name}`,
            )
          }
        />
      ))}
      <NumberField
        label="Rotation"
        short="∠"
        unit="°"
        value={rotation ?? null}
        decimals={1}
        min={-3600}
        max={3600}
        disabled={isReadOnly}
        onChange={(degrees) => set("Rotate", { rotationDegrees: degrees === 0 ? undefined : degrees })}
        onReset={isTurned ? () => set("Reset rotation", { rotationDegrees: undefined }) : undefined}
      />
    </>
  );
}

const nowhere: Box = { x: 0, y: 0, width: 0, height: 0 };
const boxOf = ({ resolved }: InspectedPart): Box => resolved?.box ?? nowhere;

function placeAt(now: Storyboard, part: InspectedPart, sides: Partial<Box>, { on }: Inspected): Storyboard {
  if (!part.resolved) return now;
  const placement = placementOf({ ...part.resolved.box, ...sides }, on.size);
  return changeShown(now, part.target, { placement }, on);
}
