import type { ImageModelInfo } from "~/domain/image/image-model";
import type { Size } from "~/image-editor/geometry";
import { SegmentedControl } from "~/ui/segmented-control";
import { factorParameter, largestSide } from "./edit-request";

/** How many times larger each side becomes, as a choice. */
export const upscaleFactors = ["2", "4"] as const;
export type UpscaleFactor = (typeof upscaleFactors)[number];

interface UpscaleFieldsProps {
  model: ImageModelInfo | undefined;
  size: Size;
  factor: UpscaleFactor;
  onChange: (factor: UpscaleFactor) => void;
}

/** How much larger, where the model lets one choose, and what comes of it. */
export function UpscaleFields({ model, size, factor, onChange }: UpscaleFieldsProps) {
  const longest = Math.max(size.width, size.height) * Number(factor);
  return (
    <div className="grid gap-1.5">
      {(!model || factorParameter(model)) && (
        <SegmentedControl
          label="How much larger"
          showLabel
          value={factor}
          onChange={onChange}
          segments={upscaleFactors.map((value) => ({ value, label: `×${value}` }))}
        />
      )}
      <p className="tabular text-muted text-sm">
        {(size.width * Number(factor)).toLocaleString("en")} ×{" "}
        {(size.height * Number(factor)).toLocaleString("en")} pixels
        {longest > largestSide && ", more than is possible"}
      </p>
    </div>
  );
}
