import AlignVerticalCenter from "lucide-react/icons/align-center-horizontal";
import AlignHorizontalCenter from "lucide-react/icons/align-center-vertical";
import AlignBottom from "lucide-react/icons/align-end-horizontal";
import AlignEnd from "lucide-react/icons/align-end-vertical";
import AlignTop from "lucide-react/icons/align-start-horizontal";
import AlignStart from "lucide-react/icons/align-start-vertical";
import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import Copy from "lucide-react/icons/copy";
import Trash2 from "lucide-react/icons/trash-2";
import X from "lucide-react/icons/x";
import type { ComponentType } from "react";
import type { Alignment } from "~/image-editor/layers/align-layer";
import { type Layer, mostLayers } from "~/image-editor/layers/layer";
import { IconButton } from "~/ui/icon-button";
import type { LayerActions } from "./layer-actions";

const alignments: readonly {
  value: Alignment;
  label: string;
  icon: ComponentType<{ className?: string }>;
}[] = [
  { value: "start", label: "To the left margin", icon: AlignStart },
  { value: "center", label: "To the middle across", icon: AlignHorizontalCenter },
  { value: "end", label: "To the right margin", icon: AlignEnd },
  { value: "top", label: "To the top margin", icon: AlignTop },
  { value: "middle", label: "To the middle down", icon: AlignVerticalCenter },
  { value: "bottom", label: "To the bottom margin", icon: AlignBottom },
];

interface LayerButtonsProps {
  layer: Layer;
  /** Its place among all, from below. */
  index: number;
  count: number;
  actions: LayerActions;
  onDone: () => void;
}

/** Order, copies and places of the chosen layer. */
export function LayerButtons({ layer: { id, name }, index, count, actions, onDone }: LayerButtonsProps) {
  return (
    <div className="grid gap-1">
      <div className="flex items-center gap-0.5">
        <h3 className="me-auto min-w-0 truncate font-[550] text-sm">{name}</h3>
        <IconButton
          size="sm"
          label="Move up"
          icon={<ArrowUp className="size-4" />}
          disabled={index === count - 1}
          onClick={() => actions.move(id, 1)}
        />
        <IconButton
          size="sm"
          label="Move down"
          icon={<ArrowDown className="size-4" />}
          disabled={index === 0}
          onClick={() => actions.move(id, -1)}
        />
        <IconButton
          size="sm"
          label="Duplicate"
          shortcut="Mod d"
          icon={<Copy className="size-4" />}
          disabled={count >= mostLayers}
          onClick={() => actions.duplicate(id)}
        />
        <IconButton
          size="sm"
          label="Remove"
          icon={<Trash2 className="size-4" />}
          onClick={() => actions.remove(id)}
        />
        <IconButton size="sm" label="Done with this layer" icon={<X className="size-4" />} onClick={onDone} />
      </div>
      <fieldset aria-label="Align" className="flex justify-between">
        {alignments.map(({ value, label, icon: Icon }) => (
          <IconButton
            key={value}
            size="sm"
            label={label}
            icon={<Icon className="size-4" />}
            onClick={() => actions.align(id, value)}
          />
        ))}
      </fieldset>
    </div>
  );
}
