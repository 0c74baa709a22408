import { Suspense } from "react";
import { Skeleton } from "~/ui/skeleton";
import { useEditor } from "../use-editor";
import { ComingPanel } from "./coming-panel";
import { panels } from "./panels";

/** The panel that is chosen, under its name. */
export function PanelView() {
  const present = useEditor((state) => state.panel);
  const entry = panels.find(({ id }) => id === present) ?? panels[0];
  if (!entry) return null;
  const { id, label, scrollsItself = false, Panel } = entry;
  return (
    <section
      aria-label={label}
      data-pane=""
      tabIndex={-1}
      className="flex min-h-0 min-w-0 grow flex-col bg-surface"
    >
      <h2 className="flex h-10 shrink-0 items-center px-4 font-[550] text-sm">{label}</h2>
      <div
        className={
          scrollsItself
            ? "flex min-h-0 grow flex-col"
            : "min-h-0 grow overflow-y-auto overscroll-contain px-4 pt-1 pb-8"
        }
      >
        <Suspense
          key={id}
          fallback={
            <ComingPanel className={scrollsItself ? "px-4 pt-1" : undefined}>
              <Skeleton className={scrollsItself ? "mx-4 mt-1 h-64" : "h-64"} />
            </ComingPanel>
          }
        >
          <Panel />
        </Suspense>
      </div>
    </section>
  );
}
