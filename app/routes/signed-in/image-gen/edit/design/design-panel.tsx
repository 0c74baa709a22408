import Eye from "lucide-react/icons/eye";
import EyeOff from "lucide-react/icons/eye-off";
import Paintbrush from "lucide-react/icons/paintbrush";
import SlidersHorizontal from "lucide-react/icons/sliders-horizontal";
import { mediaAddress } from "~/client/media-address";
import { isPlain } from "~/image-editor/adjustments";
import type { ChangeDraft } from "~/image-editor/drags/drag";
import type { EditDraft } from "~/image-editor/edit-draft";
import type { Size } from "~/image-editor/geometry";
import type { Layer } from "~/image-editor/layers/layer";
import { Button } from "~/ui/button";
import { IconButton } from "~/ui/icon-button";
import { ApplyButton } from "../apply-button";
import type { LoadedImage } from "../loaded-images";
import type { TaskId } from "../tasks";
import type { Tools } from "../tools";
import type { Bake } from "../use-bake";
import { AddRow } from "./add-row";
import { blends } from "./blends";
import type { LayerActions } from "./layer-actions";
import { LayerFields } from "./layer-fields";
import { layerIcon } from "./layer-icon";
import { LayerRow } from "./layer-row";
import { ReadyMade } from "./ready-made";
import type { AdLooks } from "./use-ad-themes";

interface DesignPanelProps {
  assetId: string;
  /** What the image itself is called. */
  title: string;
  size: Size;
  picture: LoadedImage | null;
  draft: EditDraft;
  change: ChangeDraft;
  looks: AdLooks;
  actions: LayerActions;
  chosenId: string | null;
  onChoose: (id: string | null) => void;
  onType: (id: string) => void;
  onPick: (isLogo: boolean) => void;
  onFile: (file: File, isLogo: boolean) => void;
  /** Goes to where a mask is drawn, or the image adjusted. */
  onTask: (task: TaskId) => void;
  /** Goes back to the picture below, with the layers that were applied; null where none were. */
  onEditDesign: (() => void) | null;
  isAdding: boolean;
  tools: Tools;
  onTools: (change: Partial<Tools>) => void;
  bake: Bake;
}

/** What is laid over the image: added one by one or as a ready arrangement, and everything that can be set of it. */
export default function DesignPanel(props: DesignPanelProps) {
  const { assetId, title, size, picture, draft, change, looks, actions, chosenId, onChoose } = props;
  const { onType, onPick, onFile, onTask, onEditDesign, isAdding, tools, onTools, bake } = props;
  const { layers, mask, adjustments } = draft;
  const chosenIndex = layers.findIndex(({ id }) => id === chosenId);
  const chosen = layers[chosenIndex];
  const theme = looks.themes.find(({ id }) => id === draft.ad?.themeId) ?? looks.themes[0];
  return (
    <div className="grid grid-cols-1 gap-5">
      {onEditDesign && (
        <div className="grid justify-items-start gap-2 rounded-md bg-sunken px-3 py-2.5 text-sm">
          <p>This picture’s design is applied. Its words can still be changed.</p>
          <Button size="sm" onClick={onEditDesign}>
            Edit the design
          </Button>
        </div>
      )}
      <AddRow
        size={size}
        layers={layers}
        theme={theme}
        looks={looks}
        actions={actions}
        isAdding={isAdding}
        onPick={onPick}
        onFile={onFile}
        onType={onType}
      />
      {chosen ? (
        <LayerFields
          key={chosen.id}
          layer={chosen}
          index={chosenIndex}
          count={layers.length}
          size={size}
          map={looks.map}
          theme={theme}
          actions={actions}
          onDone={() => onChoose(null)}
        />
      ) : (
        <ReadyMade
          size={size}
          picture={picture}
          draft={draft}
          change={change}
          looks={looks}
          onArranged={() => onChoose(null)}
        />
      )}
      <section aria-labelledby="layers-heading" className="grid gap-2">
        <h3 id="layers-heading" className="font-[550] text-sm">
          Layers
        </h3>
        <ul aria-label="Layers" className="grid gap-1">
          {mask.length > 0 && (
            <LayerRow
              name="Mask"
              icon={<Paintbrush className="size-4" />}
              detail={mask.length === 1 ? "1 mark, for Fill" : `${mask.length} marks, for Fill`}
              onChoose={() => onTask("fill")}
            >
              <HideButton
                name="the mask"
                isHidden={!tools.showsMask}
                onToggle={() => onTools({ showsMask: !tools.showsMask })}
              />
            </LayerRow>
          )}
          {layers.toReversed().map((layer) => (
            <LayerRow
              key={layer.id}
              name={layer.name}
              detail={detailOf(layer)}
              {...(layer.kind === "picture"
                ? { picture: mediaAddress(layer.assetId, 320) }
                : { icon: layerIcon(layer) })}
              isChosen={layer.id === chosenId}
              onChoose={() => onChoose(layer.id === chosenId ? null : layer.id)}
            >
              <HideButton
                name={layer.name}
                isHidden={layer.hidden}
                onToggle={() => actions.set(layer.id, { hidden: !layer.hidden }, null)}
              />
            </LayerRow>
          ))}
          {!isPlain(adjustments) && (
            <LayerRow
              name="Adjustment"
              icon={<SlidersHorizontal className="size-4" />}
              detail="Light and colour"
              onChoose={() => onTask("adjust")}
            />
          )}
          <LayerRow name={title} detail="The picture itself" picture={mediaAddress(assetId, 320)} />
        </ul>
      </section>
      <ApplyButton bake={bake} isChanged={layers.some(({ hidden }) => !hidden)} onReset={actions.removeAll} />
    </div>
  );
}

function detailOf(layer: Layer): string {
  const said = layer.kind === "text" || layer.kind === "label" ? layer.text.replace(/\s+/g, " ") : "";
  const blend = blends.find(({ value }) => value === layer.blend)?.label;
  return [said || blend, layer.opacity < 1 && `${Math.round(layer.opacity * 100)} %`]
    .filter(Boolean)
    .join(", ");
}

interface HideButtonProps {
  name: string;
  isHidden: boolean;
  onToggle: () => void;
}

function HideButton({ name, isHidden, onToggle }: HideButtonProps) {
  return (
    <IconButton
      size="sm"
      label={isHidden ? `Show ${name}` : `Hide ${name}`}
      icon={isHidden ? <EyeOff className="size-4" /> : <Eye className="size-4" />}
      onClick={onToggle}
    />
  );
}
