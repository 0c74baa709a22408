import AlignCenter from "lucide-react/icons/align-center";
import AlignLeft from "lucide-react/icons/align-left";
import AlignRight from "lucide-react/icons/align-right";
import CaseUpper from "lucide-react/icons/case-upper";
import FoldVertical from "lucide-react/icons/fold-vertical";
import Italic from "lucide-react/icons/italic";
import PanelBottom from "lucide-react/icons/panel-bottom";
import PanelTop from "lucide-react/icons/panel-top";
import { ColorField } from "~/brands/color-field";
import { useEditor } from "~/editor/use-editor";
import { colorsOfLayers } from "~/scene/layer-colors";
import type { TextStyle } from "~/scene/part-changes";
import { alignedFrom } from "~/scene/text/script";
import { typefaceChoices } from "~/studio/style/typeface-choices";
import { Choice } from "./choice";
import { NumberField } from "./number-field";
import { Section } from "./section";
import { Toggle } from "./toggle";
import { type Inspected, useLayersOf } from "./use-inspected";

const weights = [
  ["300", "Light"],
  ["400", "Regular"],
  ["500", "Medium"],
  ["600", "Semibold"],
  ["700", "Bold"],
  ["800", "Extra bold"],
  ["900", "Black"],
] as const;

const aligns = [
  ["start", "Align at the start", <AlignLeft key="start" className="rtl:-scale-x-100" />],
  ["center", "Align in the middle", <AlignCenter key="center" />],
  ["end", "Align at the end", <AlignRight key="end" className="rtl:-scale-x-100" />],
] as const;

const verticals = [
  ["top", "To the top", <PanelTop key="top" />],
  ["middle", "To the middle", <FoldVertical key="middle" />],
  ["bottom", "To the bottom", <PanelBottom key="bottom" />],
] as const;

/** How its words are set. Words within it are set apart on the canvas. */
export function TextFields({ inspected }: { inspected: Inspected }) {
  const { parts, shared, setText, isReadOnly } = inspected;
  const storyboard = useEditor((state) => state.storyboard);
  const layers = useLayersOf(parts[0]);
  const seen = colorsOfLayers(layers);
  const layer = layers.find(({ kind }) => ["text", "counter", "countdown"].includes(kind));
  const drawn = layer && "font" in layer && "color" in layer ? layer : null;
  const style = <Name extends keyof TextStyle>(name: Name) => shared(({ changes }) => changes.text?.[name]);
  const isSet = (name: keyof TextStyle) => parts.some(({ changes }) => changes.text?.[name] !== undefined);
  const reset = (name: keyof TextStyle, words: string) =>
    isSet(name) ? () => setText(`Reset ${words}`, { [name]: undefined }) : undefined;
  const weight = style("weight") ?? drawn?.font.weight ?? 400;
  const align = style("align") ?? (drawn && "align" in drawn ? drawn.align : undefined);
  const vertical =
    style("verticalAlign") ?? (drawn && "verticalAlign" in drawn ? drawn.verticalAlign : undefined);
  const words = drawn && "text" in drawn ? drawn.text : "";
  const family = style("family") ?? drawn?.font.family ?? "";
  const families = typefaceChoices(storyboard);
  const isKnown = families.some(({ value }) => value === family);
  return (
    <Section title="Text" isChanged={parts.some(({ changes }) => changes.text)}>
      <Choice<string>
        label="Typeface"
        value={family}
        choices={isKnown ? families : [{ value: family, label: family || "Template’s own" }, ...families]}
        disabled={isReadOnly}
        onChange={(next) => setText("Typeface", { family: next })}
        onReset={reset("family", "typeface")}
      />
      <div className="grid grid-cols-2 gap-1.5">
        <Choice<string>
          label="Weight"
          hidesLabel
          value={String(weights.find(([value]) => Number(value) === weight)?.[0] ?? "400")}
          choices={weights.map(([value, label]) => ({ value, label }))}
          disabled={isReadOnly}
          onChange={(value) => setText("Weight", { weight: Number(value) })}
          onReset={reset("weight", "weight")}
        />
        <NumberField
          label="Size"
          unit="%"
          min={10}
          max={1000}
          step={5}
          value={Math.round((style("size") ?? 1) * 100)}
          disabled={isReadOnly}
          onChange={(value) => setText("Size of the text", { size: value / 100 })}
          onReset={reset("size", "size")}
        />
        <NumberField
          label="Letters"
          unit="%"
          min={-20}
          max={100}
          value={Math.round((style("letterSpacingEm") ?? 0) * 100)}
          disabled={isReadOnly}
          onChange={(value) => setText("Space of letters", { letterSpacingEm: value / 100 })}
          onReset={reset("letterSpacingEm", "space of letters")}
        />
        <NumberField
          label="Lines"
          min={0.7}
          max={3}
          step={0.05}
          decimals={2}
          value={style("lineHeight") ?? (drawn && "lineHeight" in drawn ? drawn.lineHeight : 1.2)}
          disabled={isReadOnly}
          onChange={(lineHeight) => setText("Height of lines", { lineHeight })}
          onReset={reset("lineHeight", "height of lines")}
        />
      </div>
      <div className="flex flex-wrap gap-0.5">
        <span dir={alignedFrom(words, storyboard.language)} className="flex gap-0.5">
          {aligns.map(([value, label, icon]) => (
            <Toggle
              key={value}
              label={label}
              icon={icon}
              isOn={align === value}
              disabled={isReadOnly}
              onChange={() => setText(label, { align: style("align") === value ? undefined : value })}
            />
          ))}
        </span>
        <span className="mx-1 w-px self-stretch bg-line" />
        {verticals.map(([value, label, icon]) => (
          <Toggle
            key={value}
            label={label}
            icon={icon}
            isOn={vertical === value}
            disabled={isReadOnly}
            onChange={() =>
              setText(label, { verticalAlign: style("verticalAlign") === value ? undefined : value })
            }
          />
        ))}
      </div>
      <div className="flex gap-0.5">
        <Toggle
          label="Italic"
          icon={<Italic />}
          isOn={style("italic") === true}
          disabled={isReadOnly}
          onChange={(italic) => setText("Italic", { italic: italic || undefined })}
        />
        <Toggle
          label="Capitals"
          icon={<CaseUpper />}
          isOn={style("uppercase") ?? (drawn && "uppercase" in drawn ? drawn.uppercase : false)}
          disabled={isReadOnly}
          onChange={(uppercase) => setText("Capitals", { uppercase })}
        />
      </div>
      <div className="grid grid-cols-2 gap-1.5">
        <ColorField
          label="Colour"
          value={style("color") ?? null}
          shown={seen.color}
          onChange={(color) => !isReadOnly && setText("Colour of the text", { color: color ?? undefined })}
        />
        <ColorField
          label="Plate behind it"
          value={style("plate") ?? null}
          shown={seen.plate}
          onChange={(plate) => !isReadOnly && setText("Plate", { plate: plate ?? undefined })}
        />
      </div>
    </Section>
  );
}
