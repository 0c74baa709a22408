import { type BrandFields, brandLimits, type Corner } from "~/domain/brands/brand";
import { SegmentedControl } from "~/ui/segmented-control";
import { Select } from "~/ui/select";
import { Slider } from "~/ui/slider";
import { Switch } from "~/ui/switch";
import { TextArea } from "~/ui/text-area";
import { TextField } from "~/ui/text-field";

const corners: { value: Corner; label: string }[] = [
  { value: "top-start", label: "Top, at the start" },
  { value: "top-end", label: "Top, at the end" },
  { value: "bottom-start", label: "Bottom, at the start" },
  { value: "bottom-end", label: "Bottom, at the end" },
];
/** Beyond this, corners are as round as they can be. */
const roundest = 96;

interface VideoFieldsProps {
  fields: BrandFields;
  onChange: (fields: Partial<BrandFields>, place: string) => void;
}

/** What a brand adds to videos: where its logo stands, watermark, end card, call to action, disclaimer and corners. */
export function VideoFields({ fields, onChange }: VideoFieldsProps) {
  const { logoPlace, watermark, endCard, radius } = fields;
  return (
    <div className="grid gap-6">
      <div className="grid items-end gap-4 sm:grid-cols-2">
        <Select
          label="Logo"
          value={logoPlace.corner}
          choices={corners}
          onChange={(corner) => onChange({ logoPlace: { ...logoPlace, corner } }, "corner")}
        />
        <SegmentedControl
          label="Scenes with the logo"
          value={logoPlace.scenes}
          segments={[
            { value: "all", label: "Every scene" },
            { value: "last", label: "Last scene" },
          ]}
          onChange={(scenes) => onChange({ logoPlace: { ...logoPlace, scenes } }, "scenes")}
        />
      </div>
      <div className="grid gap-3">
        <Switch
          label="Watermark"
          hint="The sign, faint, in every scene."
          checked={watermark.show}
          onChange={(show) => onChange({ watermark: { ...watermark, show } }, "watermark")}
        />
        {watermark.show && (
          <div className="grid gap-4 sm:grid-cols-2">
            <Select
              label="Watermark stands"
              value={watermark.corner}
              choices={corners}
              onChange={(corner) => onChange({ watermark: { ...watermark, corner } }, "watermark-corner")}
            />
            <Slider
              label="How strong"
              value={Math.round(watermark.opacity * 100)}
              min={10}
              max={100}
              step={5}
              format={(percent) => `${percent} %`}
              onChange={(percent) =>
                onChange({ watermark: { ...watermark, opacity: percent / 100 } }, "watermark-opacity")
              }
            />
          </div>
        )}
      </div>
      <div className="grid gap-3">
        <Switch
          label="End card"
          hint="The logo alone for 2.4 seconds after the last scene."
          checked={endCard.show}
          onChange={(show) => onChange({ endCard: { ...endCard, show } }, "end-card")}
        />
        {endCard.show && (
          <TextField
            label="Line under the logo"
            placeholder="norrland.example"
            value={endCard.text}
            limit={brandLimits.endCardCharacters}
            onChange={({ target }) => onChange({ endCard: { ...endCard, text: target.value } }, "end-text")}
          />
        )}
      </div>
      <TextField
        label="Call to action"
        hint="On the last scene’s button. Empty leaves it to each video."
        value={fields.callToAction}
        limit={brandLimits.callToActionCharacters}
        onChange={({ target }) => onChange({ callToAction: target.value }, "call-to-action")}
      />
      <TextArea
        label="Disclaimer"
        hint="In small print at the foot of the last scene, or on the end card."
        rows={2}
        value={fields.disclaimer}
        limit={brandLimits.disclaimerCharacters}
        onChange={({ target }) => onChange({ disclaimer: target.value }, "disclaimer")}
      />
      <div className="grid gap-3">
        <Switch
          label="Own corners"
          checked={radius !== null}
          onChange={(isOn) => onChange({ radius: isOn ? 24 : null }, "own-corners")}
        />
        {radius !== null && (
          <Slider
            label="Corners"
            value={Math.min(roundest, radius)}
            min={0}
            max={roundest}
            step={4}
            format={(value) => (value === 0 ? "Square" : value >= roundest ? "Round" : String(value))}
            onChange={(value) => onChange({ radius: value >= roundest ? 999 : value }, "radius")}
          />
        )}
      </div>
    </div>
  );
}
