import { Suspense } from "react";
import { Skeleton } from "~/ui/skeleton";
import type { BuilderPanelProps } from "./page-editor";
import type { BuilderPanel } from "./panels";
import { nameOfType } from "./section-actions";

interface PanelViewProps {
  panel: BuilderPanel;
  side: BuilderPanelProps;
}

/** A panel with its name; that of the fields is what is chosen. */
export function PanelView({ panel, side }: PanelViewProps) {
  return (
    <>
      <h2 className="flex h-10 shrink-0 items-center px-4 font-[550] text-sm">{panelTitle(panel, side)}</h2>
      <div data-page-fields="" className="min-h-0 grow overflow-y-auto overscroll-contain px-4 pt-1 pb-8">
        <PanelBody panel={panel} side={side} />
      </div>
    </>
  );
}

export function PanelBody({ panel: { Panel }, side }: PanelViewProps) {
  return (
    <Suspense fallback={<Skeleton className="h-64" />}>
      <Panel {...side} />
    </Suspense>
  );
}

export function panelTitle(panel: BuilderPanel, { selection, page }: BuilderPanelProps): string {
  const section = selection && page.sections[selection.sectionId];
  return panel.id === "content" && section ? nameOfType(section.type) : panel.label;
}
