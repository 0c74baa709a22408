import AxisHorizontal from "lucide-react/icons/carets-to-axis-dashed-horizontal";
import AxisVertical from "lucide-react/icons/carets-to-axis-dashed-vertical";
import RotateCcw from "lucide-react/icons/rotate-ccw";
import RotateCw from "lucide-react/icons/rotate-cw";
import { imageRatios } from "~/domain/image/image-request";
import { cropOf, cropToRatio, turnedSize, withinTurned } from "~/image-editor/crop";
import type { ChangeDraft } from "~/image-editor/drags/drag";
import { type EditDraft, type Frame, isPlainFrame, plainFrame } from "~/image-editor/edit-draft";
import type { Size } from "~/image-editor/geometry";
import { flipFrame, turnFrame } from "~/image-editor/turn-frame";
import { Button } from "~/ui/button";
import { IconButton } from "~/ui/icon-button";
import { Select } from "~/ui/select";
import { Slider } from "~/ui/slider";
import { ApplyButton } from "./apply-button";
import { ratioOf } from "./crop-ratio";
import { NumberField } from "./number-field";
import type { Bake } from "./use-bake";

interface CropPanelProps {
  size: Size;
  draft: EditDraft;
  change: ChangeDraft;
  /** Width by height; null leaves it free. */
  ratio: string;
  onRatio: (ratio: string) => void;
  bake: Bake;
  /** Goes back to the picture below, with the layers that were applied; null where none were. */
  onEditDesign: (() => void) | null;
}

/** Ratio, straightening, turns and the cut in numbers. */
export default function CropPanel({
  size,
  draft,
  change,
  ratio,
  onRatio,
  bake,
  onEditDesign,
}: CropPanelProps) {
  const { frame } = draft;
  const crop = cropOf(size, frame);
  const shown = turnedSize(size, frame);
  const setFrame = (edited: (frame: Frame) => Frame, place: string | null) =>
    change((before) => ({ ...before, frame: edited(before.frame) }), place);
  const setCrop = (fields: Partial<typeof crop>) =>
    setFrame(
      (before) => ({
        ...before,
        crop: withinTurned({ ...crop, ...fields }, shown, before.straightenDegrees),
      }),
      "crop numbers",
    );
  return (
    <div className="grid gap-5">
      <Select
        label="Shape"
        value={ratio}
        choices={[
          { value: "free", label: "Free" },
          { value: "original", label: "As it is" },
          ...imageRatios.map((one) => ({ value: one, label: one })),
        ]}
        onChange={(next) => {
          onRatio(next);
          const value = ratioOf(next, shown);
          if (value !== null) {
            setFrame(
              (before) => ({ ...before, crop: cropToRatio(crop, value, shown, before.straightenDegrees) }),
              null,
            );
          }
        }}
      />
      <Slider
        label="Straighten"
        value={frame.straightenDegrees}
        min={-45}
        max={45}
        step={0.1}
        format={(value) => `${value.toFixed(1)}°`}
        onChange={(straightenDegrees) =>
          setFrame((before) => ({ ...before, straightenDegrees }), "straighten")
        }
      />
      <div className="grid gap-1.5">
        <span className="font-[550] text-sm">Turn and mirror</span>
        <div className="flex gap-1">
          <IconButton
            label="Turn left"
            icon={<RotateCcw className="size-4" />}
            onClick={() => setFrame((before) => turnFrame(before, size, "counterclockwise"), null)}
          />
          <IconButton
            label="Turn right"
            icon={<RotateCw className="size-4" />}
            onClick={() => setFrame((before) => turnFrame(before, size, "clockwise"), null)}
          />
          <IconButton
            label="Mirror left and right"
            icon={<AxisVertical className="size-4" />}
            onClick={() => setFrame((before) => flipFrame(before, size, "x"), null)}
          />
          <IconButton
            label="Mirror top and bottom"
            icon={<AxisHorizontal className="size-4" />}
            onClick={() => setFrame((before) => flipFrame(before, size, "y"), null)}
          />
        </div>
      </div>
      {(frame.flipX || frame.flipY) && (
        <div
          role="status"
          className="grid justify-items-start gap-2 rounded-md bg-sunken px-3 py-2.5 text-sm"
        >
          <p>Words and logos in the picture itself are mirrored too. What you laid over it stays readable.</p>
          {onEditDesign && (
            <>
              <p>This picture’s design is applied. Mirrored before that, its words stay readable.</p>
              <Button size="sm" onClick={onEditDesign}>
                Edit the design
              </Button>
            </>
          )}
        </div>
      )}
      <fieldset>
        <legend className="mb-1.5 font-[550] text-sm">Cut, in pixels</legend>
        <div className="grid grid-cols-4 gap-2">
          <NumberField
            label="Left"
            value={crop.x}
            min={0}
            max={shown.width}
            onChange={(x) => setCrop({ x })}
          />
          <NumberField
            label="Top"
            value={crop.y}
            min={0}
            max={shown.height}
            onChange={(y) => setCrop({ y })}
          />
          <NumberField
            label="Width"
            value={crop.width}
            min={16}
            max={shown.width}
            onChange={(width) => setCrop({ width })}
          />
          <NumberField
            label="Height"
            value={crop.height}
            min={16}
            max={shown.height}
            onChange={(height) => setCrop({ height })}
          />
        </div>
      </fieldset>
      <ApplyButton
        bake={bake}
        isChanged={!isPlainFrame(frame)}
        onReset={() => {
          onRatio("free");
          setFrame(() => plainFrame, null);
        }}
      />
    </div>
  );
}
