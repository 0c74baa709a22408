import LayoutGrid from "lucide-react/icons/layout-grid";
import Magnet from "lucide-react/icons/magnet";
import Maximize from "lucide-react/icons/maximize";
import Minus from "lucide-react/icons/minus";
import PenLine from "lucide-react/icons/pen-line";
import Plus from "lucide-react/icons/plus";
import Ruler from "lucide-react/icons/ruler";
import Scan from "lucide-react/icons/scan";
import { type ReactNode, useSyncExternalStore } from "react";
import { ArrangeItems } from "~/editor/canvas/canvas-menu";
import type { CanvasModel } from "~/editor/canvas/canvas-model";
import { FormatSwitch } from "~/editor/canvas/format-switch";
import { useEditor } from "~/editor/use-editor";
import { zoomStep } from "~/image-editor/view";
import { Button } from "~/ui/button";
import { IconButton } from "~/ui/icon-button";
import { Menu } from "~/ui/menu";

const pressed =
  "pointer-coarse:size-10 pointer-coarse:max-sm:w-9 aria-pressed:bg-accent-soft aria-pressed:text-accent";

/** Zoom, what lies over the canvas, and what can be done to the selection. */
export function CanvasBar({ model, models }: { model: CanvasModel; models: readonly CanvasModel[] }) {
  const percent = useSyncExternalStore(model.subscribe, () => Math.round(model.view.scale * 100));
  const { showsSafeArea, snaps, showsRulers, showsFormats } = useSyncExternalStore(
    model.settings.subscribe,
    model.settings.read,
  );
  const tool = useEditor((state) => state.tool);
  const zoom = (change: (one: CanvasModel) => void) => {
    for (const one of models) change(one);
  };
  const toggle = (label: string, isOn: boolean, icon: ReactNode, onClick: () => void) => (
    <IconButton
      size="sm"
      side="top"
      label={label}
      aria-pressed={isOn}
      className={pressed}
      icon={icon}
      onClick={onClick}
    />
  );
  return (
    <div
      role="toolbar"
      aria-label="Canvas tools"
      className="flex min-h-9 shrink-0 flex-wrap items-center gap-0.5 border-line border-t bg-surface px-2 py-0.5"
    >
      {model.mayEdit && (
        <Menu
          side="top"
          align="start"
          trigger={
            <Button size="sm" variant="ghost" className="pointer-coarse:h-10">
              Arrange
            </Button>
          }
        >
          <ArrangeItems model={model} />
        </Menu>
      )}
      {model.mayEdit &&
        toggle("Draw", tool === "draw", <PenLine className="size-4" />, () =>
          model.editor.setTool(tool === "draw" ? "select" : "draw"),
        )}
      {toggle("Snap to edges, middles and gaps", snaps, <Magnet className="size-4" />, () =>
        model.settings.set({ snaps: !snaps }),
      )}
      {toggle("Safe area", showsSafeArea, <Scan className="size-4" />, () =>
        model.settings.set({ showsSafeArea: !showsSafeArea }),
      )}
      {!showsFormats &&
        toggle("Rulers and guides", showsRulers, <Ruler className="size-4" />, () => {
          model.settings.set({ showsRulers: !showsRulers });
          model.editor.announce(showsRulers ? "Rulers and guides hidden" : "Rulers and guides shown");
        })}
      {toggle("All formats beside each other", showsFormats, <LayoutGrid className="size-4" />, () =>
        model.settings.set({ showsFormats: !showsFormats }),
      )}
      {!showsFormats && <FormatSwitch model={model} />}
      <span className="ms-auto flex items-center pointer-coarse:max-sm:hidden">
        <IconButton
          size="sm"
          side="top"
          label="Smaller"
          className="pointer-coarse:size-10"
          shortcut="-"
          icon={<Minus className="size-4" />}
          onClick={() => zoom((one) => one.zoomBy(1 / zoomStep))}
        />
        <span className="tabular min-w-11 text-center text-muted text-xs">{percent} %</span>
        <IconButton
          size="sm"
          side="top"
          label="Larger"
          className="pointer-coarse:size-10"
          shortcut="+"
          icon={<Plus className="size-4" />}
          onClick={() => zoom((one) => one.zoomBy(zoomStep))}
        />
        <IconButton
          size="sm"
          side="top"
          label="Fit"
          className="pointer-coarse:size-10"
          shortcut="1"
          icon={<Maximize className="size-4" />}
          onClick={() => zoom((one) => one.fit())}
        />
      </span>
    </div>
  );
}
