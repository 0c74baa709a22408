import SlidersHorizontal from "lucide-react/icons/sliders-horizontal";
import SquareStack from "lucide-react/icons/square-stack";
import { Suspense, useEffect, useRef, useState } from "react";
import type { EditorPanel } from "~/editor/editor";
import { PaneHandle, usePaneSize } from "~/ui/pane-handle";
import { Skeleton } from "~/ui/skeleton";
import { Inspector } from "../inspector/inspector";
import { useEditor, useEditorCommands } from "../use-editor";
import { PanelView } from "./panel-view";
import { panels } from "./panels";
import { Transport } from "./transport";
import { CanvasPane, TimelinePane } from "./wide-frame";

type Tab = EditorPanel | "timeline" | "properties";

const itemStyle =
  "flex h-12 min-w-[4.4rem] shrink-0 grow flex-col items-center justify-center gap-0.5 px-2 text-2xs text-muted aria-pressed:text-accent";

/** Where there is room for one pane beside the canvas: it lies below, chosen in a bar under the thumb. */
export function CompactFrame() {
  const editor = useEditorCommands();
  const panel = useEditor((state) => state.panel);
  const hasSelection = useEditor((state) => state.selection.length > 0);
  const [tab, setTab] = useState<Tab>(panel);
  const pane = usePaneSize("editor-compact", { least: 160, most: 720, usual: 300 });
  // What opens a panel from elsewhere, such as the palette, opens its tab.
  const before = useRef(panel);
  useEffect(() => {
    if (before.current !== panel) setTab(panel);
    before.current = panel;
  }, [panel]);

  const tabs = [
    { id: "timeline" as const, label: "Timeline", Icon: SquareStack },
    { id: "properties" as const, label: hasSelection ? "Edit" : "Video", Icon: SlidersHorizontal },
    ...panels,
  ];
  const show = (id: Tab) => {
    setTab(id);
    if (id !== "timeline" && id !== "properties") editor.setPanel(id);
  };
  return (
    <>
      <section aria-label="Canvas" className="flex min-h-0 grow flex-col">
        <div className="flex min-h-0 grow flex-col bg-sunken">
          <Suspense fallback={<Skeleton className="m-auto h-2/3 w-1/2" />}>
            <CanvasPane />
          </Suspense>
        </div>
        <Transport />
      </section>
      <PaneHandle pane={pane} label="Height of the panel" side="bottom" />
      <div
        style={{ height: `min(${pane.size}px, 42dvh)` }}
        className="flex shrink-0 flex-col border-line border-t bg-surface md:border-t-0"
      >
        {tab === "timeline" ? (
          <section aria-label="Timeline" className="flex min-h-0 grow flex-col">
            <Suspense fallback={<Skeleton className="m-3 h-full" />}>
              <TimelinePane />
            </Suspense>
          </section>
        ) : tab === "properties" ? (
          <section aria-label="Properties" className="min-h-0 grow overflow-y-auto overscroll-contain">
            <Inspector />
          </section>
        ) : (
          <PanelView />
        )}
      </div>
      <nav
        aria-label="Panels"
        className="flex shrink-0 overflow-x-auto border-line border-t bg-surface pb-[env(safe-area-inset-bottom)] [mask-image:linear-gradient(to_right,black_calc(100%-3rem),transparent)] [scrollbar-width:none]"
      >
        {tabs.map(({ id, label, Icon }) => (
          <button
            key={id}
            type="button"
            aria-pressed={tab === id}
            onClick={() => show(id)}
            className={itemStyle}
          >
            <Icon className="size-4" aria-hidden="true" />
            {label}
          </button>
        ))}
      </nav>
    </>
  );
}
