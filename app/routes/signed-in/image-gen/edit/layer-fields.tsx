import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import Copy from "lucide-react/icons/copy";
import Trash2 from "lucide-react/icons/trash-2";
import { mostLayers, type PlacedLayer } from "~/image-editor/edit-draft";
import { IconButton } from "~/ui/icon-button";
import { Select } from "~/ui/select";
import { Slider } from "~/ui/slider";
import { TextField } from "~/ui/text-field";
import { useFittingText } from "~/ui/text-limit";
import { blends } from "./blends";
import type { LayerActions } from "./layer-actions";

const nameCharacters = 200;

interface LayerFieldsProps {
  layer: PlacedLayer;
  /** Its place among all, from below. */
  index: number;
  count: number;
  actions: LayerActions;
}

/** What a layer is called, how it mixes with what lies below it, and where it lies. */
export function LayerFields({ layer, index, count, actions }: LayerFieldsProps) {
  const { id, name, opacity, blend } = layer;
  const [typedName, typeName] = useFittingText(name, nameCharacters, (next) =>
    actions.set(id, { name: next }, `name ${id}`),
  );
  return (
    <fieldset className="grid gap-3 rounded-md border border-line p-3">
      <legend className="sr-only">{name}</legend>
      <TextField
        label="Name"
        dir="auto"
        value={typedName}
        limit={nameCharacters}
        onChange={(event) => typeName(event.target.value)}
        onBlur={() => name.trim() || actions.set(id, { name: "Layer" }, `name ${id}`)}
      />
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
      <div className="flex gap-1">
        <IconButton
          label="Move up"
          icon={<ArrowUp className="size-4" />}
          disabled={index === count - 1}
          onClick={() => actions.move(id, 1)}
        />
        <IconButton
          label="Move down"
          icon={<ArrowDown className="size-4" />}
          disabled={index === 0}
          onClick={() => actions.move(id, -1)}
        />
        <IconButton
          label="Duplicate"
          icon={<Copy className="size-4" />}
          disabled={count >= mostLayers}
          onClick={() => actions.duplicate(id)}
        />
        <IconButton
          label="Remove"
          icon={<Trash2 className="size-4" />}
          className="ms-auto"
          onClick={() => actions.remove(id)}
        />
      </div>
      <p className="text-muted text-sm">
        Move it and pull its corners on the picture. With the picture in focus, arrow keys move it.
      </p>
    </fieldset>
  );
}
