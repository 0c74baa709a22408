import { type ImageRatio, imageRatios } from "~/domain/image/image-request";
import { type Sides, sidesForRatio } from "~/image-editor/extend";
import type { Size } from "~/image-editor/geometry";
import { RatioShape } from "../ratio-shape";
import { largestSide } from "./edit-request";

interface ExtendShapesProps {
  size: Size;
  extend: Sides;
  onChange: (extend: Sides) => void;
}

const sides = ["top", "right", "bottom", "left"] as const;

/** Adds as little as it takes to give a picture another shape. */
export function ExtendShapes({ size, extend, onChange }: ExtendShapesProps) {
  const isSome = sides.some((side) => extend[side] > 0);
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1.5 font-[550] text-sm">To a shape</legend>
      <div className="flex flex-wrap gap-1.5">
        {imageRatios.map((ratio) => {
          const next = sidesForRatio(size, quotientOf(ratio), largestSide);
          const isPresent = next !== null && sides.every((side) => next[side] === extend[side]);
          return (
            <button
              key={ratio}
              type="button"
              aria-pressed={isPresent && isSome}
              disabled={next === null}
              onClick={() => next && onChange(next)}
              className="inline-flex h-8 items-center gap-1.5 rounded-sm border border-line bg-raised px-2 text-muted text-sm transition-colors hover:border-neutral-7 hover:text-text disabled:opacity-45 aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent"
            >
              <RatioShape ratio={ratio} />
              {ratio}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}

function quotientOf(ratio: ImageRatio): number {
  const [across = 1, down = 1] = ratio.split(":").map(Number);
  return across / down;
}
