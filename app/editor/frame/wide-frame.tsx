import { Suspense } from "react";
import { lazy } from "~/client/lazy";
import { PaneHandle, usePaneSize } from "~/ui/pane-handle";
import { Skeleton } from "~/ui/skeleton";
import { Inspector } from "../inspector/inspector";
import { PanelRail } from "./panel-rail";
import { PanelView } from "./panel-view";
import { Transport } from "./transport";
import { useKeptSwitch } from "./use-kept-switch";

export const CanvasPane = lazy(async () => ({ default: (await import("../canvas/canvas-pane")).CanvasPane }));
export const TimelinePane = lazy(async () => ({
  default: (await import("../timeline/timeline-pane")).TimelinePane,
}));

/** Panels, canvas, inspector and timeline beside each other; their edges move and are remembered. */
export function WideFrame() {
  const panelPane = usePaneSize("editor-panel", { least: 240, most: 520, usual: 320 });
  const sidePane = usePaneSize("editor-inspector", { least: 240, most: 440, usual: 280 });
  const timelinePane = usePaneSize("editor-timeline", { least: 96, most: 560, usual: 224 });
  const [isPanelOpen, setPanelOpen] = useKeptSwitch("editor-panel-open", true);
  return (
    <div className="flex min-h-0 grow">
      <PanelRail isOpen={isPanelOpen} onOpen={setPanelOpen} />
      <div className="flex min-w-0 grow flex-col">
        <div className="flex min-h-0 grow">
          {isPanelOpen && (
            <>
              <div style={{ width: panelPane.size }} className="flex shrink-0">
                <PanelView />
              </div>
              <PaneHandle pane={panelPane} label="Width of the panel" side="start" />
            </>
          )}
          <section aria-label="Canvas" data-pane="" tabIndex={-1} className="flex min-w-0 grow flex-col">
            <div className="flex min-h-0 grow flex-col bg-sunken">
              <Suspense fallback={<Skeleton className="mx-auto mt-8 h-[40dvh] w-1/2" />}>
                <CanvasPane />
              </Suspense>
            </div>
            <Transport />
          </section>
          <PaneHandle pane={sidePane} label="Width of the properties" side="end" />
          <aside
            aria-label="Properties"
            data-pane=""
            tabIndex={-1}
            style={{ width: sidePane.size }}
            className="flex shrink-0 flex-col overflow-y-auto overscroll-contain bg-surface"
          >
            <Inspector />
          </aside>
        </div>

        <PaneHandle pane={timelinePane} label="Height of the timeline" side="bottom" />
        <section
          aria-label="Timeline"
          data-pane=""
          tabIndex={-1}
          style={{ height: timelinePane.size }}
          className="flex shrink-0 flex-col bg-surface"
        >
          <Suspense fallback={<Skeleton className="m-3 h-18" />}>
            <TimelinePane />
          </Suspense>
        </section>
      </div>
    </div>
  );
}
