import { ColorField } from "~/brands/color-field";
import type { AdTheme } from "~/image-editor/ad/ad-theme";
import type { PictureMap } from "~/image-editor/ad/picture-map";
import type { Size } from "~/image-editor/geometry";
import {
  type LabelLayer,
  type LabelShape,
  type Layer,
  labelShapes,
  layerTextCharacters,
  type ShapeLayer,
  type TextLook,
} from "~/image-editor/layers/layer";
import { Select } from "~/ui/select";
import { Slider } from "~/ui/slider";
import { TextArea } from "~/ui/text-area";
import { TextField } from "~/ui/text-field";
import { useFittingText } from "~/ui/text-limit";
import { blends } from "./blends";
import { ContrastNote } from "./contrast-note";
import type { LayerActions } from "./layer-actions";
import { LayerButtons } from "./layer-buttons";
import { LookFields } from "./look-fields";

const nameCharacters = 200;
const labelNames: Record<LabelShape, string> = {
  pill: "Pill",
  rounded: "Rounded",
  box: "Square corners",
  disc: "Round badge",
  burst: "Burst",
  tag: "Price tag",
  ribbon: "Ribbon",
};

interface LayerFieldsProps {
  layer: Layer;
  /** Its place among all, from below. */
  index: number;
  count: number;
  size: Size;
  map: PictureMap | null;
  theme: AdTheme | undefined;
  actions: LayerActions;
  onDone: () => void;
}

/** What a layer says, how it looks, how it mixes with what lies below it, and where it lies. */
export function LayerFields({ layer, index, count, size, map, theme, actions, onDone }: LayerFieldsProps) {
  const { id, name, opacity, blend } = layer;
  const [typedName, typeName] = useFittingText(name, nameCharacters, (next) =>
    actions.set(id, { name: next }, `name ${id}`),
  );
  return (
    <fieldset className="grid grid-cols-1 gap-3.5">
      <legend className="sr-only">{name}</legend>
      <LayerButtons layer={layer} index={index} count={count} actions={actions} onDone={onDone} />
      {(layer.kind === "text" || layer.kind === "label") && (
        <WordsFields layer={layer} size={size} map={map} theme={theme} actions={actions} />
      )}
      {layer.kind === "shape" && <ShapeFields layer={layer} actions={actions} />}
      <Slider
        label="Opacity"
        value={Math.round(opacity * 100)}
        min={0}
        max={100}
        format={(value) => `${value} %`}
        onChange={(value) => actions.set(id, { opacity: value / 100 }, `opacity ${id}`)}
      />
      <Select
        label="How it mixes"
        value={blend}
        choices={blends}
        onChange={(next) => actions.set(id, { blend: next }, null)}
      />
      <TextField
        label="Name"
        dir="auto"
        value={typedName}
        limit={nameCharacters}
        onChange={(event) => typeName(event.target.value)}
        onBlur={() => name.trim() || actions.set(id, { name: "Layer" }, `name ${id}`)}
      />
      <p className="text-muted text-sm">
        Move it, pull its corners and turn it on the picture. With the picture in focus, arrow keys move it.
      </p>
    </fieldset>
  );
}

interface WordsFieldsProps extends Pick<LayerFieldsProps, "size" | "map" | "theme" | "actions"> {
  layer: Extract<Layer, { kind: "text" | "label" }>;
}

function WordsFields({ layer, size, map, theme, actions }: WordsFieldsProps) {
  const { id, look } = layer;
  const setLook = (fields: Partial<TextLook>, place: string | null) =>
    actions.set(id, { look: { ...look, ...fields } }, place);
  return (
    <>
      <TextArea
        label="Words"
        dir="auto"
        rows={2}
        value={layer.text}
        limit={layerTextCharacters}
        onChange={(event) =>
          actions.set(id, { text: event.target.value.slice(0, layerTextCharacters) }, `text ${id}`)
        }
      />
      {layer.kind === "label" && <LabelFields layer={layer} actions={actions} />}
      <LookFields look={look} isText={layer.kind === "text"} size={size} onChange={setLook} id={id} />
      {layer.kind === "text" && map && (
        <ContrastNote
          layer={layer}
          size={size}
          map={map}
          theme={theme}
          onLook={(fields) => setLook(fields, null)}
        />
      )}
    </>
  );
}

function LabelFields({ layer, actions }: { layer: LabelLayer; actions: LayerActions }) {
  const { id, shape, fill, detail } = layer;
  return (
    <>
      <TextField
        label="Small line above"
        dir="auto"
        value={detail}
        limit={layerTextCharacters}
        onChange={(event) =>
          actions.set(id, { detail: event.target.value.slice(0, layerTextCharacters) }, `detail ${id}`)
        }
      />
      <div className="grid grid-cols-2 gap-2">
        <Select
          label="Shape"
          value={shape}
          choices={labelShapes.map((one) => ({ value: one, label: labelNames[one] }))}
          onChange={(next) => actions.set(id, { shape: next }, null)}
        />
        <ColorField
          label="Ground"
          value={fill}
          onChange={(color) => color && actions.set(id, { fill: color }, `fill ${id}`)}
        />
      </div>
    </>
  );
}

function ShapeFields({ layer, actions }: { layer: ShapeLayer; actions: LayerActions }) {
  const { id, color, shape, roundness } = layer;
  return (
    <>
      <ColorField
        label="Colour"
        value={color}
        onChange={(next) => next && actions.set(id, { color: next }, `colour ${id}`)}
      />
      {(shape === "rectangle" || shape === "frame") && (
        <Slider
          label="Round corners"
          value={Math.round(roundness * 100)}
          min={0}
          max={100}
          format={(value) => `${value} %`}
          onChange={(value) => actions.set(id, { roundness: value / 100 }, `round ${id}`)}
        />
      )}
    </>
  );
}
