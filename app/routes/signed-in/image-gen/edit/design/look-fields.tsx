import AlignCenter from "lucide-react/icons/align-center";
import AlignLeft from "lucide-react/icons/align-left";
import AlignRight from "lucide-react/icons/align-right";
import { ColorField } from "~/brands/color-field";
import type { Size } from "~/image-editor/geometry";
import { type TextEffect, type TextLook, textEffects } from "~/image-editor/layers/layer";
import { textFamilies } from "~/scene/text/font-stack";
import { assetIdOfFamily } from "~/scene/text/own-family";
import { SegmentedControl } from "~/ui/segmented-control";
import { Select } from "~/ui/select";
import { Slider } from "~/ui/slider";
import { Switch } from "~/ui/switch";

const families = textFamilies.map((family) => ({ value: family, label: family.replace(/ Variable$/, "") }));

const weights = ["300", "400", "500", "600", "700", "800", "900"] as const;
const effectNames: Record<TextEffect, string> = {
  none: "None",
  shadow: "Soft shadow",
  "hard-shadow": "Hard shadow",
  glow: "Glow",
  plate: "Plate",
  "line-plates": "Plate on each line",
};

interface LookFieldsProps {
  id: string;
  look: TextLook;
  /** Set by itself; on a button or a badge the place of the words is given. */
  isText: boolean;
  size: Size;
  onChange: (fields: Partial<TextLook>, place: string | null) => void;
}

/** Face, size, colour and effect of a text. */
export function LookFields({ id, look, isText, size, onChange }: LookFieldsProps) {
  const largest = Math.round(Math.min(size.width, size.height) * 0.6);
  return (
    <>
      <div className="grid grid-cols-[1fr_7rem] gap-2">
        <Select
          label="Face"
          value={look.family}
          choices={
            assetIdOfFamily(look.family) === null
              ? families
              : [{ value: look.family, label: "The brand’s own" }, ...families]
          }
          onChange={(family) => onChange({ family }, null)}
        />
        <Select
          label="Weight"
          value={String(Math.round(look.weight / 100) * 100)}
          choices={weights.map((weight) => ({ value: weight, label: weight }))}
          onChange={(weight) => onChange({ weight: Number(weight) }, null)}
        />
      </div>
      <Slider
        label="Size, where it fits"
        value={Math.min(largest, Math.round(look.maxSize))}
        min={8}
        max={largest}
        format={(value) => `${value} px`}
        onChange={(maxSize) => onChange({ maxSize }, `size ${id}`)}
      />
      <div className="grid grid-cols-2 items-end gap-2">
        <ColorField
          label="Colour"
          value={look.color}
          onChange={(color) => color && onChange({ color }, `text colour ${id}`)}
        />
        {isText && (
          <SegmentedControl
            label="Set"
            value={look.align}
            onChange={(align) => onChange({ align }, null)}
            segments={[
              {
                value: "start",
                name: "From the start",
                label: <AlignLeft className="size-4 rtl:-scale-x-100" />,
              },
              { value: "center", name: "In the middle", label: <AlignCenter className="size-4" /> },
              { value: "end", name: "To the end", label: <AlignRight className="size-4 rtl:-scale-x-100" /> },
            ]}
          />
        )}
      </div>
      <div className="flex flex-wrap gap-x-6 gap-y-2">
        <Switch
          label="Capitals"
          checked={look.uppercase}
          onChange={(uppercase) => onChange({ uppercase }, null)}
        />
        <Switch label="Italic" checked={look.italic} onChange={(italic) => onChange({ italic }, null)} />
      </div>
      {isText && (
        <div className="grid grid-cols-2 items-start gap-2">
          <Select
            label="Effect"
            value={look.effect}
            choices={textEffects.map((effect) => ({ value: effect, label: effectNames[effect] }))}
            onChange={(effect) => onChange({ effect }, null)}
          />
          {look.effect !== "none" && (
            <ColorField
              label="Its colour"
              value={look.effectColor}
              onChange={(effectColor) => effectColor && onChange({ effectColor }, `effect colour ${id}`)}
            />
          )}
        </div>
      )}
      <Slider
        label="Between letters"
        value={Math.round(look.letterSpacingEm * 100)}
        min={-10}
        max={40}
        format={(value) => `${(value / 100).toFixed(2)} em`}
        onChange={(value) => onChange({ letterSpacingEm: value / 100 }, `spacing ${id}`)}
      />
      {isText && (
        <Slider
          label="Between lines"
          value={Math.round(look.lineHeight * 100)}
          min={80}
          max={200}
          format={(value) => (value / 100).toFixed(2)}
          onChange={(value) => onChange({ lineHeight: value / 100 }, `lines ${id}`)}
        />
      )}
    </>
  );
}
