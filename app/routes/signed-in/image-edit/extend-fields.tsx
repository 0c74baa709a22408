import { imageRatios } from "~/domain/image-request";
import type { ChangeDraft } from "~/image-editor/drags/drag";
import { type EditDraft, noExtension } from "~/image-editor/edit-draft";
import { extendedSize, sidesForRatio } from "~/image-editor/extend";
import type { Size } from "~/image-editor/geometry";
import { RatioShape } from "~/images/ratio-shape";
import { NumberField } from "./number-field";

interface ExtendFieldsProps {
  size: Size;
  draft: EditDraft;
  change: ChangeDraft;
  longestSide: number;
}

const sides = ["top", "right", "bottom", "left"] as const;

/** How much is added: by shape, or side by side to the pixel. The edges on the picture can be pulled, too. */
export function ExtendFields({ size, draft, change, longestSide }: ExtendFieldsProps) {
  const { extend } = draft;
  const result = extendedSize(size, extend);
  const isSome = sides.some((side) => extend[side] > 0);
  return (
    <div className="grid gap-4">
      <fieldset className="grid gap-1.5">
        <legend className="mb-1.5 font-[550] text-sm">To a shape</legend>
        <div className="flex flex-wrap gap-1.5">
          {imageRatios.map((ratio) => {
            const [across = 1, down = 1] = ratio.split(":").map(Number);
            const next = sidesForRatio(size, across / down, longestSide);
            const isPresent = next !== null && sides.every((side) => next[side] === extend[side]);
            return (
              <button
                key={ratio}
                type="button"
                aria-pressed={isPresent && isSome}
                disabled={next === null}
                onClick={() => next && change((before) => ({ ...before, extend: next }), null)}
                className="inline-flex h-8 items-center gap-1.5 rounded-sm border border-line bg-raised px-2 text-muted text-sm transition-colors hover:border-neutral-7 hover:text-text disabled:opacity-45 aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent"
              >
                <RatioShape ratio={ratio} />
                {ratio}
              </button>
            );
          })}
        </div>
      </fieldset>
      <fieldset>
        <legend className="mb-1.5 font-[550] text-sm">Pixels on each side</legend>
        <div className="grid grid-cols-4 gap-2">
          {sides.map((side) => (
            <NumberField
              key={side}
              label={side[0]?.toUpperCase() + side.slice(1)}
              value={extend[side]}
              min={0}
              max={4096}
              onChange={(value) =>
                change(
                  (before) => ({ ...before, extend: { ...before.extend, [side]: value } }),
                  `extend ${side}`,
                )
              }
            />
          ))}
        </div>
      </fieldset>
      <p className="tabular flex items-baseline justify-between gap-3 text-muted text-sm">
        <span>
          Becomes {result.width.toLocaleString("en")} × {result.height.toLocaleString("en")} pixels
        </span>
        {isSome && (
          <button
            type="button"
            onClick={() => change((before) => ({ ...before, extend: noExtension }), null)}
            className="font-[550] text-text hover:underline"
          >
            Reset
          </button>
        )}
      </p>
    </div>
  );
}
