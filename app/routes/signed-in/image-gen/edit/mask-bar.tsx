import Contrast from "lucide-react/icons/contrast";
import Eraser from "lucide-react/icons/eraser";
import Eye from "lucide-react/icons/eye";
import EyeOff from "lucide-react/icons/eye-off";
import Hand from "lucide-react/icons/hand";
import Lasso from "lucide-react/icons/lasso";
import Paintbrush from "lucide-react/icons/paintbrush";
import SquareDashed from "lucide-react/icons/square-dashed";
import Trash2 from "lucide-react/icons/trash-2";
import type { ComponentType } from "react";
import { classNames } from "~/ui/class-names";
import { IconButton } from "~/ui/icon-button";
import { editorKeys } from "./editor-keys";
import type { MaskTool, Tools } from "./tools";

const toolButtons: readonly {
  tool: MaskTool;
  label: string;
  keys: string;
  icon: ComponentType<{ className?: string }>;
}[] = [
  { tool: "pan", label: "Move the view", keys: editorKeys.pan.keys, icon: Hand },
  { tool: "brush", label: "Brush", keys: editorKeys.brush.keys, icon: Paintbrush },
  { tool: "erase", label: "Eraser", keys: editorKeys.erase.keys, icon: Eraser },
  { tool: "lasso", label: "Lasso", keys: editorKeys.lasso.keys, icon: Lasso },
  { tool: "rectangle", label: "Rectangle", keys: editorKeys.rectangle.keys, icon: SquareDashed },
];

interface MaskBarProps {
  tools: Tools;
  hasMask: boolean;
  onChange: (change: Partial<Tools>) => void;
  onInvert: () => void;
  onClear: () => void;
}

/** The tools a mask is drawn with, over the canvas. */
export function MaskBar({ tools, hasMask, onChange, onInvert, onClear }: MaskBarProps) {
  return (
    <div
      role="toolbar"
      aria-label="Mask"
      // The space bar goes on moving the view after a press here.
      onMouseDown={(event) => event.preventDefault()}
      className="pointer-events-auto flex max-w-full gap-0.5 overflow-x-auto rounded-md bg-raised p-1 shadow-overlay [scrollbar-width:none]"
    >
      {toolButtons.map(({ tool, label, keys, icon: Icon }) => (
        <IconButton
          key={tool}
          label={label}
          shortcut={keys}
          aria-pressed={tools.tool === tool}
          icon={<Icon className="size-4" />}
          onClick={() => onChange({ tool })}
          className={classNames(tools.tool === tool && "bg-accent-soft text-accent hover:bg-accent-soft")}
        />
      ))}
      <span aria-hidden="true" className="mx-1 my-1.5 w-px shrink-0 bg-line" />
      <IconButton
        label="Invert the mask"
        shortcut={editorKeys.invert.keys}
        icon={<Contrast className="size-4" />}
        onClick={onInvert}
      />
      <IconButton
        label="Clear the mask"
        shortcut={editorKeys.clear.keys}
        icon={<Trash2 className="size-4" />}
        disabled={!hasMask}
        onClick={onClear}
      />
      <IconButton
        label={tools.showsMask ? "Hide the mask" : "Show the mask"}
        aria-pressed={tools.showsMask}
        icon={tools.showsMask ? <Eye className="size-4" /> : <EyeOff className="size-4" />}
        onClick={() => onChange({ showsMask: !tools.showsMask })}
      />
    </div>
  );
}
