import type { ChangeDraft } from "~/image-editor/drags/drag";
import { type EditDraft, noExtension } from "~/image-editor/edit-draft";
import { extendedSize } from "~/image-editor/extend";
import type { Size } from "~/image-editor/geometry";
import { ExtendShapes } from "~/images/edit/extend-shapes";
import { NumberField } from "./number-field";

interface ExtendFieldsProps {
  size: Size;
  draft: EditDraft;
  change: ChangeDraft;
}

const sides = ["top", "right", "bottom", "left"] as const;

/** How much is added: by shape, or side by side to the pixel. The edges on the image can be pulled, too. */
export function ExtendFields({ size, draft, change }: ExtendFieldsProps) {
  const { extend } = draft;
  const result = extendedSize(size, extend);
  const isSome = sides.some((side) => extend[side] > 0);
  return (
    <div className="grid gap-4">
      <ExtendShapes
        size={size}
        extend={extend}
        onChange={(next) => change((before) => ({ ...before, extend: next }), null)}
      />
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
