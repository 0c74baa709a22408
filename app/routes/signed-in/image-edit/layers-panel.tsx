import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import Eye from "lucide-react/icons/eye";
import EyeOff from "lucide-react/icons/eye-off";
import Plus from "lucide-react/icons/plus";
import Trash2 from "lucide-react/icons/trash-2";
import { isPlain } from "~/image-editor/adjustments";
import type { ChangeDraft } from "~/image-editor/drags/drag";
import type { EditDraft, PlacedLayer } from "~/image-editor/edit-draft";
import { mediaAddress } from "~/images/media-address";
import { Button } from "~/ui/button";
import { IconButton } from "~/ui/icon-button";
import { Select } from "~/ui/select";
import { Slider } from "~/ui/slider";
import { ApplyButton } from "./apply-button";
import { LayerRow } from "./layer-row";
import type { Tools } from "./tools";
import type { Bake } from "./use-bake";

const blends: readonly { value: PlacedLayer["blend"]; label: string }[] = [
  { value: "source-over", label: "Normal" },
  { value: "multiply", label: "Multiply" },
  { value: "screen", label: "Screen" },
  { value: "overlay", label: "Overlay" },
  { value: "soft-light", label: "Soft light" },
];

interface LayersPanelProps {
  assetId: string;
  draft: EditDraft;
  change: ChangeDraft;
  chosenId: string | null;
  onChoose: (id: string | null) => void;
  onAdd: () => void;
  isAdding: boolean;
  tools: Tools;
  onTools: (change: Partial<Tools>) => void;
  bake: Bake;
}

/** What lies over what: mask, adjustment, pictures, and the picture itself at the bottom. */
export function LayersPanel(props: LayersPanelProps) {
  const { assetId, draft, change, chosenId, onChoose, onAdd, isAdding, tools, onTools, bake } = props;
  const chosen = draft.layers.find(({ id }) => id === chosenId);
  const setLayers = (edited: (layers: PlacedLayer[]) => PlacedLayer[], place: string | null) =>
    change((before) => ({ ...before, layers: edited(before.layers) }), place);
  const setChosen = (fields: Partial<PlacedLayer>, place: string | null) =>
    setLayers((all) => all.map((one) => (one.id === chosenId ? { ...one, ...fields } : one)), place);
  const move = (by: 1 | -1) =>
    setLayers((all) => {
      const from = all.findIndex(({ id }) => id === chosenId);
      const to = from + by;
      if (from < 0 || to < 0 || to >= all.length) return all;
      const next = [...all];
      next.splice(to, 0, ...next.splice(from, 1));
      return next;
    }, null);

  return (
    <div className="grid gap-4">
      <ul aria-label="Layers" className="grid gap-1">
        {draft.mask.length > 0 && (
          <LayerRow
            name="Mask"
            detail={draft.mask.length === 1 ? "1 stroke" : `${draft.mask.length} strokes`}
          >
            <IconButton
              size="sm"
              label={tools.showsMask ? "Hide the mask" : "Show the mask"}
              icon={tools.showsMask ? <Eye className="size-4" /> : <EyeOff className="size-4" />}
              onClick={() => onTools({ showsMask: !tools.showsMask })}
            />
          </LayerRow>
        )}
        {draft.layers.toReversed().map((layer) => (
          <LayerRow
            key={layer.id}
            name={layer.name}
            detail={blends.find(({ value }) => value === layer.blend)?.label ?? ""}
            picture={mediaAddress(layer.assetId, 320)}
            isChosen={layer.id === chosenId}
            onChoose={() => onChoose(layer.id === chosenId ? null : layer.id)}
          >
            <IconButton
              size="sm"
              label={layer.hidden ? `Show ${layer.name}` : `Hide ${layer.name}`}
              icon={layer.hidden ? <EyeOff className="size-4" /> : <Eye className="size-4" />}
              onClick={() =>
                setLayers(
                  (all) => all.map((one) => (one.id === layer.id ? { ...one, hidden: !one.hidden } : one)),
                  null,
                )
              }
            />
          </LayerRow>
        ))}
        {!isPlain(draft.adjustments) && <LayerRow name="Adjustment" detail="Light and colour" />}
        <LayerRow name="Picture" detail="What is edited" picture={mediaAddress(assetId, 320)} />
      </ul>
      <Button
        size="sm"
        icon={<Plus className="size-4" />}
        loading={isAdding}
        onClick={onAdd}
        className="justify-self-start"
      >
        Add a picture
      </Button>
      {chosen && (
        <fieldset className="grid gap-3 rounded-md border border-line p-3">
          <legend className="sr-only">{chosen.name}</legend>
          <Slider
            label="Opacity"
            value={Math.round(chosen.opacity * 100)}
            min={0}
            max={100}
            format={(value) => `${value} %`}
            onChange={(value) => setChosen({ opacity: value / 100 }, `opacity ${chosen.id}`)}
          />
          <Select
            label="How it mixes"
            value={chosen.blend}
            choices={blends}
            onChange={(blend) => setChosen({ blend }, null)}
          />
          <div className="flex gap-1">
            <IconButton label="Move up" icon={<ArrowUp className="size-4" />} onClick={() => move(1)} />
            <IconButton label="Move down" icon={<ArrowDown className="size-4" />} onClick={() => move(-1)} />
            <IconButton
              label="Remove"
              icon={<Trash2 className="size-4" />}
              className="ms-auto"
              onClick={() => {
                onChoose(null);
                setLayers((all) => all.filter(({ id }) => id !== chosen.id), null);
              }}
            />
          </div>
          <p className="text-muted text-sm">Move it and pull its corners on the picture.</p>
        </fieldset>
      )}
      <ApplyButton
        bake={bake}
        isChanged={draft.layers.some(({ hidden }) => !hidden)}
        onReset={() => {
          onChoose(null);
          setLayers(() => [], null);
        }}
      />
    </div>
  );
}
