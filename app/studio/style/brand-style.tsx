import { clearStyle, type StyleTokens, setStyleTokens } from "~/scene/edit-style";
import type { Storyboard } from "~/scene/storyboard";
import { Button } from "~/ui/button";
import { Select } from "~/ui/select";
import { Slider } from "~/ui/slider";
import { Switch } from "~/ui/switch";
import type { ChangeVideo } from "../scenes/scene-task";
import { OwnColorsFields } from "./own-colors-fields";
import { typefaceChoices } from "./typeface-choices";

interface BrandStyleProps {
  storyboard: Storyboard;
  onChange: ChangeVideo;
}

/** Own colours, fonts and corners in place of the template's, or of the brand's. */
export function BrandStyle({ storyboard, onChange }: BrandStyleProps) {
  const style: Partial<StyleTokens> = storyboard.style ?? {};
  const set = (tokens: Partial<StyleTokens>, place?: string) =>
    onChange((current) => setStyleTokens(current, tokens), place);
  const { paletteId: _, ...own } = style;
  const choices = [{ value: "", label: "Template’s own" }, ...typefaceChoices(storyboard)];
  return (
    <section aria-labelledby="brand-heading" className="grid gap-4">
      <div className="flex h-7 items-center justify-between gap-3">
        <h3 id="brand-heading" className="font-[550] text-sm">
          Own style
        </h3>
        {Object.keys(own).length > 0 && (
          <Button size="sm" variant="ghost" onClick={() => onChange(clearStyle)}>
            Back to the template’s
          </Button>
        )}
      </div>
      <div className="grid gap-2">
        <OwnColorsFields
          value={style}
          onChange={(name, color) => set({ [name]: color ?? undefined }, `style/${name}`)}
        />
        <p className="text-muted text-sm">Shades are moved as far as words need to stay readable.</p>
      </div>
      <div className="grid grid-cols-2 gap-3">
        <Select
          label="Headlines"
          value={style.headlineFamily ?? ""}
          onChange={(family) => set({ headlineFamily: family || undefined })}
          choices={choices}
        />
        <Select
          label="Text"
          value={style.bodyFamily ?? ""}
          onChange={(family) => set({ bodyFamily: family || undefined })}
          choices={choices}
        />
      </div>
      <Switch
        label="Own corners"
        checked={style.radius !== undefined}
        onChange={(isOn) => set({ radius: isOn ? 24 : undefined })}
      />
      {style.radius !== undefined && (
        <Slider
          label="Corners"
          value={Math.min(96, style.radius)}
          min={0}
          max={96}
          step={4}
          format={(value) => (value === 0 ? "Square" : value >= 96 ? "Round" : String(value))}
          onChange={(radius) => set({ radius: radius >= 96 ? 999 : radius }, "style/radius")}
        />
      )}
    </section>
  );
}
