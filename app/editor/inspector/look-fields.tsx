import { ColorField } from "~/brands/color-field";
import { beginMasking } from "~/editor/canvas/begin-editing";
import { radiusOfLayers } from "~/editor/canvas/corner-radius";
import { presentStage } from "~/editor/canvas/present-stage";
import { useEditorCommands } from "~/editor/use-editor";
import { colorsOfLayers } from "~/scene/layer-colors";
import type { MaskShare, PartChanges } from "~/scene/part-changes";
import { blendModes } from "~/scene/part-changes";
import { Button } from "~/ui/button";
import { Choice } from "./choice";
import { NumberField } from "./number-field";
import { Section } from "./section";
import { type Inspected, type InspectedPart, useLayersOf } from "./use-inspected";

const blendNames: Record<(typeof blendModes)[number], string> = {
  normal: "Normal",
  multiply: "Multiply",
  screen: "Screen",
  overlay: "Overlay",
  "soft-light": "Soft light",
  lighten: "Lighten",
  darken: "Darken",
};
const names = ["opacity", "order", "cornerRadius", "blur", "blend", "color", "mask"] as const;
const plainMask: MaskShare = { shape: "rectangle", x: 0, y: 0, width: 1, height: 1 };

/** How it looks, whatever it is. */
export function LookFields({ inspected, hasColor }: { inspected: Inspected; hasColor: boolean }) {
  const { parts, shared, set, isReadOnly } = inspected;
  const layers = useLayersOf(parts[0]);
  const isChanged = parts.some(({ changes }) => names.some((name) => changes[name] !== undefined));
  const reset = (name: keyof PartChanges, words: string) =>
    parts.some(({ changes }) => changes[name] !== undefined)
      ? () => set(`Reset ${words}`, { [name]: undefined })
      : undefined;
  const pixels = Math.min(inspected.on.size.width, inspected.on.size.height);
  const percent = (value: number | undefined) => (value === undefined ? null : Math.round(value * 1000) / 10);
  const mask = shared(({ changes }) => changes.mask ?? null);
  return (
    <Section title="Look" isChanged={isChanged}>
      <div className="grid grid-cols-2 gap-1.5">
        <NumberField
          label="Opacity"
          unit="%"
          min={0}
          max={100}
          value={percent(shared(({ changes, resolved }) => changes.opacity ?? resolved?.opacity ?? 1))}
          disabled={isReadOnly}
          onChange={(value) => set("Set opacity", { opacity: value / 100 })}
          onReset={reset("opacity", "opacity")}
        />
        <NumberField
          label="Order"
          min={-1000}
          max={1000}
          value={shared(({ changes }) => changes.order ?? 0) ?? null}
          disabled={isReadOnly}
          onChange={(order) => set("Set order", { order: Math.round(order) })}
          onReset={reset("order", "order")}
        />
        <NumberField
          label="Corners"
          unit="%"
          min={0}
          max={50}
          value={percent(
            shared(({ changes, resolved }) => {
              const own = layers.filter(({ partKey }) => partKey === resolved?.key);
              return changes.cornerRadius ?? (resolved && radiusOfLayers(own, resolved.box)) ?? 0;
            }),
          )}
          disabled={isReadOnly}
          onChange={(value) => set("Round corners", { cornerRadius: value / 100 })}
          onReset={reset("cornerRadius", "corners")}
        />
        <NumberField
          label="Blur"
          unit="px"
          min={0}
          max={pixels * 0.2}
          value={shared(({ changes }) => Math.round((changes.blur ?? 0) * pixels)) ?? null}
          disabled={isReadOnly}
          onChange={(value) => set("Blur", { blur: Math.min(0.2, value / pixels) })}
          onReset={reset("blur", "blur")}
        />
      </div>
      <Choice
        label="Blend"
        value={shared(({ changes }) => changes.blend ?? "normal") ?? null}
        choices={blendModes.map((value) => ({ value, label: blendNames[value] }))}
        disabled={isReadOnly}
        onChange={(blend) => set(`Blend: ${blendNames[blend].toLowerCase()}`, { blend })}
        onReset={reset("blend", "blend")}
      />
      {hasColor && (
        <ColorField
          label="Colour"
          value={shared(({ changes }) => changes.color ?? null) ?? null}
          shown={colorsOfLayers(layers).color}
          onChange={(color) => !isReadOnly && set("Colour", { color: color ?? undefined })}
        />
      )}
      <Choice
        label="Mask"
        value={mask === undefined ? null : (mask?.shape ?? "none")}
        choices={[
          { value: "none", label: "None" },
          { value: "rectangle", label: "Rectangle" },
          { value: "ellipse", label: "Ellipse" },
        ]}
        disabled={isReadOnly}
        onChange={(shape) =>
          set("Mask", { mask: shape === "none" ? undefined : { ...plainMask, ...mask, shape } })
        }
      />
      {mask && (
        <MaskFields mask={mask} disabled={isReadOnly} onChange={(next) => set("Mask", { mask: next })} />
      )}
      {mask && !isReadOnly && parts.length === 1 && parts[0] && <MaskOnCanvas part={parts[0]} />}
    </Section>
  );
}

/** Where the part is not there at the playhead, that goes to it first. */
function MaskOnCanvas({ part: { changes, resolved } }: { part: InspectedPart }) {
  const editor = useEditorCommands();
  if (!resolved || changes.isHidden || changes.isLocked) return null;
  const begin = () => {
    const { playhead } = editor;
    const { startSeconds, endSeconds } = resolved;
    const isThere = startSeconds <= playhead.seconds && playhead.seconds < endSeconds;
    if (!isThere) playhead.seek((startSeconds + endSeconds) / 2);
    const stage = presentStage(editor);
    if (stage) beginMasking(stage);
  };
  return (
    <Button size="sm" className="justify-self-start" onClick={begin}>
      Move or resize on the canvas
    </Button>
  );
}

interface MaskFieldsProps {
  mask: MaskShare;
  disabled: boolean;
  onChange: (mask: MaskShare) => void;
}

function MaskFields({ mask, disabled, onChange }: MaskFieldsProps) {
  const fields = [
    ["x", "Mask from the left"],
    ["y", "Mask from the top"],
    ["width", "Mask width"],
    ["height", "Mask height"],
  ] as const;
  return (
    <div className="grid grid-cols-2 gap-1.5">
      {fields.map(([name, label]) => (
        <NumberField
          key={name}
          label={label}
          short={{ x: "X", y: "Y", width: "W", height: "H" }[name]}
          unit="%"
          min={name === "width" || name === "height" ? 1 : -200}
          max={name === "width" || name === "height" ? 500 : 300}
          value={Math.round(mask[name] * 100)}
          disabled={disabled}
          onChange={(value) => onChange({ ...mask, [name]: value / 100 })}
        />
      ))}
      {mask.shape === "rectangle" && (
        <NumberField
          label="Mask corners"
          short="Corners"
          unit="%"
          min={0}
          max={50}
          value={Math.round((mask.radius ?? 0) * 100)}
          disabled={disabled}
          onChange={(value) => onChange({ ...mask, radius: value / 100 })}
        />
      )}
    </div>
  );
}
