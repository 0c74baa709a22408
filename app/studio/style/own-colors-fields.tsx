import { ColorField } from "~/brands/color-field";
import { type OwnColorName, type OwnColors, ownColorNames } from "~/domain/video/own-colors";

const labels: Record<OwnColorName, string> = { accent: "Accent", background: "Ground", text: "Words" };

interface OwnColorsFieldsProps {
  value: OwnColors;
  onChange: (name: OwnColorName, color: string | null) => void;
}

/** A brand's own colours, each in place of the template's. */
export function OwnColorsFields({ value, onChange }: OwnColorsFieldsProps) {
  return (
    <div className="grid grid-cols-3 gap-2">
      {ownColorNames.map((name) => (
        <ColorField
          key={name}
          label={labels[name]}
          value={value[name] ?? null}
          onChange={(color) => onChange(name, color)}
        />
      ))}
    </div>
  );
}
