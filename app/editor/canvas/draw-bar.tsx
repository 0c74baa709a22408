import Eraser from "lucide-react/icons/eraser";
import Palette from "lucide-react/icons/palette";
import PenLine from "lucide-react/icons/pen-line";
import { type ReactNode, useEffect, useSyncExternalStore } from "react";
import type { CanvasModel } from "~/editor/canvas/canvas-model";
import type { Pen } from "~/editor/canvas/canvas-settings";
import { useEditor } from "~/editor/use-editor";
import { Button } from "~/ui/button";
import { PlainIconButton } from "~/ui/icon-button";

const colors: readonly (readonly [name: string, color: string])[] = [
  ["Black", "#111111"],
  ["White", "#ffffff"],
  ["Red", "#e5484d"],
  ["Yellow", "#ffc53d"],
  ["Green", "#30a46c"],
  ["Blue", "#3e63dd"],
];
const widths: readonly (readonly [name: string, width: number, dot: number])[] = [
  ["Fine", 0.005, 4],
  ["Medium", 0.01, 7],
  ["Broad", 0.022, 11],
  ["Marker", 0.045, 16],
];

/** What is drawn with, while the drawing tool is chosen. */
export function DrawBar({ model }: { model: CanvasModel }) {
  const isOpen = useEditor(({ tool, role }) => tool === "draw" && (role === "owner" || role === "edit"));
  return isOpen ? <Tools model={model} /> : null;
}

function Tools({ model: { editor, settings, drawing } }: { model: CanvasModel }) {
  const { pen } = useSyncExternalStore(settings.subscribe, settings.read);
  const set = (changes: Partial<Pen>) => settings.set({ pen: { ...pen, ...changes } });
  useEffect(() => drawing.renew(), [drawing]);
  const choice = (label: string, isChosen: boolean, icon: ReactNode, onClick: () => void) => (
    <PlainIconButton
      key={label}
      size="sm"
      label={label}
      title={label}
      aria-pressed={isChosen}
      className="pointer-coarse:size-10 aria-pressed:bg-accent-soft aria-pressed:text-accent"
      icon={icon}
      onClick={onClick}
    />
  );
  const line = <span aria-hidden="true" className="mx-1 h-5 w-px shrink-0 bg-line" />;
  const hasOwnColor = !colors.some(([, color]) => color === pen.color);
  return (
    <div
      role="toolbar"
      aria-label="Drawing"
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        editor.setTool("select");
      }}
      className="flex min-h-10 shrink-0 flex-wrap items-center justify-center gap-0.5 border-line border-b bg-surface px-2 py-1"
    >
      {choice("Pen", !pen.erases, <PenLine className="size-4" aria-hidden="true" />, () =>
        set({ erases: false }),
      )}
      {choice("Eraser", pen.erases, <Eraser className="size-4" aria-hidden="true" />, () =>
        set({ erases: true }),
      )}
      {line}
      {colors.map(([name, color]) =>
        choice(
          name,
          !pen.erases && pen.color === color,
          <span
            aria-hidden="true"
            style={{ backgroundColor: color }}
            className="size-4 rounded-full border border-line-strong"
          />,
          () => set({ color, erases: false }),
        ),
      )}
      <label
        title="Another colour"
        className="relative grid size-7 shrink-0 place-items-center rounded-sm text-muted pointer-coarse:size-10 focus-within:ring-2 focus-within:ring-focus hover:bg-hover"
      >
        <Palette
          className="size-4"
          aria-hidden="true"
          style={hasOwnColor ? { color: pen.color } : undefined}
        />
        <input
          type="color"
          aria-label="Another colour"
          value={pen.color}
          onChange={(event) => set({ color: event.target.value, erases: false })}
          className="absolute inset-0 opacity-0"
        />
      </label>
      {line}
      {widths.map(([name, width, dot]) =>
        choice(
          name,
          pen.width === width,
          <span aria-hidden="true" style={{ width: dot, height: dot }} className="rounded-full bg-current" />,
          () => set({ width, erases: false }),
        ),
      )}
      {line}
      <Button size="sm" onClick={() => editor.setTool("select")}>
        Done
      </Button>
    </div>
  );
}
