import LayoutList from "lucide-react/icons/layout-list";
import type { ReactNode } from "react";
import { SideSheet } from "~/ui/side-sheet";
import type { BuilderPanelProps } from "./page-editor";
import { PanelBody, panelTitle } from "./panel-view";
import { type BuilderPanel, panels } from "./panels";

interface PhoneBarProps {
  sheet: "sections" | "panel" | null;
  panel: BuilderPanel;
  list: ReactNode;
  side: BuilderPanelProps;
  onSheet: (sheet: "sections" | "panel" | null) => void;
  onShow: (id: string) => void;
}

const itemStyle =
  "flex h-12 min-w-16 shrink-0 grow flex-col items-center justify-center gap-0.5 px-2 text-2xs text-muted aria-pressed:text-accent";

/** On a phone the page has the screen; sections and panels come from below. */
export function PhoneBar({ sheet, panel, list, side, onSheet, onShow }: PhoneBarProps) {
  return (
    <>
      <nav
        aria-label="Panels"
        className="flex shrink-0 overflow-x-auto border-line border-t bg-surface [scrollbar-width:none]"
      >
        <button
          type="button"
          aria-pressed={sheet === "sections"}
          onClick={() => onSheet(sheet === "sections" ? null : "sections")}
          className={itemStyle}
        >
          <LayoutList className="size-4" aria-hidden="true" />
          Sections
        </button>
        {panels.map(({ id, label, Icon }) => {
          const isOpen = sheet === "panel" && panel.id === id;
          return (
            <button
              key={id}
              type="button"
              aria-pressed={isOpen}
              onClick={() => (isOpen ? onSheet(null) : onShow(id))}
              className={itemStyle}
            >
              <Icon className="size-4" aria-hidden="true" />
              {label}
            </button>
          );
        })}
      </nav>
      <SideSheet
        open={sheet === "sections"}
        onOpenChange={(isOpen) => !isOpen && onSheet(null)}
        title="Sections"
      >
        <div className="-m-5 flex flex-col pt-2">{list}</div>
      </SideSheet>
      <SideSheet
        open={sheet === "panel"}
        onOpenChange={(isOpen) => !isOpen && onSheet(null)}
        title={panelTitle(panel, side)}
      >
        <div data-page-fields="">
          <PanelBody panel={panel} side={side} />
        </div>
      </SideSheet>
    </>
  );
}
