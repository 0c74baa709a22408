import Eye from "lucide-react/icons/eye";
import EyeOff from "lucide-react/icons/eye-off";
import FolderOpen from "lucide-react/icons/folder-open";
import Paintbrush from "lucide-react/icons/paintbrush";
import Plus from "lucide-react/icons/plus";
import SlidersHorizontal from "lucide-react/icons/sliders-horizontal";
import Upload from "lucide-react/icons/upload";
import { useRef } from "react";
import { mediaAddress } from "~/client/media-address";
import { isPlain } from "~/image-editor/adjustments";
import type { ChangeDraft } from "~/image-editor/drags/drag";
import type { EditDraft } from "~/image-editor/edit-draft";
import type { Size } from "~/image-editor/geometry";
import { Button } from "~/ui/button";
import { IconButton } from "~/ui/icon-button";
import { Menu, MenuItem } from "~/ui/menu";
import { ApplyButton } from "./apply-button";
import { blends } from "./blends";
import { layerActions } from "./layer-actions";
import { LayerFields } from "./layer-fields";
import { LayerRow } from "./layer-row";
import type { TaskId } from "./tasks";
import type { Tools } from "./tools";
import type { Bake } from "./use-bake";

interface LayersPanelProps {
  assetId: string;
  /** What the image itself is called. */
  title: string;
  size: Size;
  draft: EditDraft;
  change: ChangeDraft;
  chosenId: string | null;
  onChoose: (id: string | null) => void;
  onPick: () => void;
  onFile: (file: File) => void;
  /** Goes to where a mask is drawn, or the image adjusted. */
  onTask: (task: TaskId) => void;
  isAdding: boolean;
  tools: Tools;
  onTools: (change: Partial<Tools>) => void;
  bake: Bake;
}

/** What lies over what: mask, images, adjustment, and the image itself at the bottom. */
export function LayersPanel(props: LayersPanelProps) {
  const { assetId, title, size, draft, change, chosenId, onChoose, onPick, onFile, onTask } = props;
  const { isAdding, tools, onTools, bake } = props;
  const input = useRef<HTMLInputElement>(null);
  const { layers, mask, adjustments } = draft;
  const chosenIndex = layers.findIndex(({ id }) => id === chosenId);
  const chosen = layers[chosenIndex];
  const actions = layerActions(size, change, onChoose);
  return (
    <div className="grid gap-4">
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
            detail={[
              blends.find(({ value }) => value === layer.blend)?.label,
              layer.opacity < 1 && `${Math.round(layer.opacity * 100)} %`,
            ]
              .filter(Boolean)
              .join(", ")}
            picture={mediaAddress(layer.assetId, 320)}
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
      <Menu
        align="start"
        trigger={
          <Button
            size="sm"
            icon={<Plus className="size-4" />}
            loading={isAdding}
            className="justify-self-start"
          >
            Add a picture
          </Button>
        }
      >
        <MenuItem icon={<Upload />} onSelect={() => input.current?.click()}>
          From this device
        </MenuItem>
        <MenuItem icon={<FolderOpen />} onSelect={onPick}>
          From your library
        </MenuItem>
      </Menu>
      <input
        ref={input}
        type="file"
        accept="image/*"
        tabIndex={-1}
        aria-label="Picture to lay over"
        className="sr-only"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file) onFile(file);
          event.target.value = "";
        }}
      />
      {chosen && <LayerFields layer={chosen} index={chosenIndex} count={layers.length} actions={actions} />}
      <ApplyButton bake={bake} isChanged={layers.some(({ hidden }) => !hidden)} onReset={actions.removeAll} />
    </div>
  );
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
