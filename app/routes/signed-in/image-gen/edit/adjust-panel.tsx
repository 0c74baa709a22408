import { type Adjustments, isPlain, plainAdjustments } from "~/image-editor/adjustments";
import type { ChangeDraft } from "~/image-editor/drags/drag";
import type { EditDraft } from "~/image-editor/edit-draft";
import { Slider } from "~/ui/slider";
import { ApplyButton } from "./apply-button";
import type { Bake } from "./use-bake";

const sliders: readonly { id: keyof Adjustments; label: string }[] = [
  { id: "exposure", label: "Exposure" },
  { id: "contrast", label: "Contrast" },
  { id: "highlights", label: "Highlights" },
  { id: "shadows", label: "Shadows" },
  { id: "saturation", label: "Saturation" },
  { id: "warmth", label: "Warmth" },
  { id: "tint", label: "Tint" },
  { id: "sharpness", label: "Sharpness" },
  { id: "vignette", label: "Vignette" },
];

interface AdjustPanelProps {
  draft: EditDraft;
  change: ChangeDraft;
  bake: Bake;
}

/** Light and colour, live. */
export default function AdjustPanel({ draft, change, bake }: AdjustPanelProps) {
  const { adjustments } = draft;
  const set = (next: Adjustments, place: string | null) =>
    change((before) => ({ ...before, adjustments: next }), place);
  return (
    <div className="grid gap-3">
      {sliders.map(({ id, label }) => (
        <Slider
          key={id}
          label={label}
          value={Math.round(adjustments[id] * 100)}
          min={-100}
          max={100}
          format={(value) => (value > 0 ? `+${value}` : String(value))}
          onChange={(value) => set({ ...adjustments, [id]: value / 100 }, `adjust ${id}`)}
        />
      ))}
      <ApplyButton
        bake={bake}
        isChanged={!isPlain(adjustments)}
        onReset={() => set(plainAdjustments, null)}
      />
    </div>
  );
}
