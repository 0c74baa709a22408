import type { CropShare } from "~/scene/part-changes";
import { NumberField } from "./number-field";
import { Section } from "./section";
import type { Inspected } from "./use-inspected";

const whole: CropShare = { left: 0, top: 0, right: 0, bottom: 0 };
const opposite = { left: "right", right: "left", top: "bottom", bottom: "top" } as const;
/** As much of a picture as a crop leaves, at least. */
const leastShare = 0.05;

/** What is cut off a picture or clip at each side. */
export function CropFields({ inspected }: { inspected: Inspected }) {
  const { parts, shared, set, isReadOnly } = inspected;
  const crop = shared(({ changes }) => changes.crop ?? whole);
  const isCropped = parts.some(({ changes }) => changes.crop);
  return (
    <Section title="Crop" isFolded isChanged={isCropped}>
      <div className="grid grid-cols-2 gap-1.5">
        {(["left", "right", "top", "bottom"] as const).map((side) => (
          <NumberField
            key={side}
            label={`Crop at the ${side}`}
            short={side[0]?.toUpperCase() + side.slice(1)}
            unit="%"
            min={0}
            max={crop ? (1 - leastShare - crop[opposite[side]]) * 100 : 90}
            value={crop ? Math.round(crop[side] * 100) : null}
            disabled={isReadOnly || !crop}
            onChange={(value) => crop && set("Crop", { crop: { ...crop, [side]: value / 100 } })}
          />
        ))}
      </div>
      {isCropped && !isReadOnly && (
        <button
          type="button"
          onClick={() => set("Undo the crop", { crop: undefined })}
          className="justify-self-start font-[550] text-accent text-sm hover:underline"
        >
          Show the whole
        </button>
      )}
    </Section>
  );
}
