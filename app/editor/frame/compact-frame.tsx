import Ellipsis from "lucide-react/icons/ellipsis";
import SlidersHorizontal from "lucide-react/icons/sliders-horizontal";
import SquareStack from "lucide-react/icons/square-stack";
import { Suspense, useEffect, useRef, useState } from "react";
import type { EditorPanel } from "~/editor/editor";
import { Menu, MenuItem } from "~/ui/menu";
import { PaneHandle, usePaneSize } from "~/ui/pane-handle";
import { Skeleton } from "~/ui/skeleton";
import { useIsPhone } from "~/ui/use-is-phone";
import { CommentCount } from "../comments/comment-count";
import { useCommentCounts } from "../comments/use-comment-counts";
import { Inspector } from "../inspector/inspector";
import { useEditor, useEditorCommands } from "../use-editor";
import { ComingPanel } from "./coming-panel";
import { PanelView } from "./panel-view";
import { panels } from "./panels";
import { Transport } from "./transport";
import { CanvasPane, TimelinePane } from "./wide-frame";

type Tab = EditorPanel | "timeline" | "properties";

const itemStyle =
  "relative flex h-12 min-w-0 basis-0 grow flex-col items-center justify-center gap-0.5 text-2xs text-muted aria-pressed:text-accent";

/** What a thumb reaches at once on a phone; the others stand under "More". */
const nearest: readonly Tab[] = ["timeline", "properties", "scenes", "add"];

/**
 * Where there is room for one pane beside the canvas: it lies below, chosen in a bar under the thumb. A press on the one that is open
 * folds it away; a phone begins so where the address names no panel.
 */
export function CompactFrame() {
  const editor = useEditorCommands();
  const panel = useEditor((state) => state.panel);
  const hasSelection = useEditor((state) => state.selection.length > 0);
  const isPhone = useIsPhone();
  const [tab, setTab] = useState<Tab | null>(() => (isPhone && !namesPanel() ? null : panel));
  const comments = useCommentCounts();
  const pane = usePaneSize("editor-compact", { least: 160, most: 720, usual: 280 });
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
  /** A talk has its field in the pane as well, and a phone no handle that would make it higher. */
  const isTall = isPhone && panels.some(({ id, scrollsItself }) => id === tab && scrollsItself);
  const isNear = ({ id }: { id: Tab }) => !isPhone || nearest.includes(id);
  const further = tabs.filter((one) => !isNear(one));
  const open = further.find(({ id }) => id === tab);
  const show = (id: Tab) => {
    if (id === tab) return setTab(null);
    setTab(id);
    if (id !== "timeline" && id !== "properties") editor.setPanel(id);
  };
  return (
    <>
      <section aria-label="Canvas" data-pane="" tabIndex={-1} className="flex min-h-0 grow flex-col">
        <div className="flex min-h-0 grow flex-col bg-sunken">
          <Suspense fallback={<Skeleton className="mx-auto mt-8 h-[40dvh] w-1/2" />}>
            <CanvasPane />
          </Suspense>
        </div>
        <Transport />
      </section>
      {tab !== null && (
        <>
          <PaneHandle pane={pane} label="Height of the panel" side="bottom" />
          <div
            style={{ height: isTall ? "56dvh" : `min(${pane.size}px, 42dvh)` }}
            className="flex shrink-0 flex-col border-line border-t bg-surface md:border-t-0"
          >
            {tab === "timeline" ? (
              <section
                aria-label="Timeline"
                data-pane=""
                tabIndex={-1}
                className="flex min-h-0 grow flex-col"
              >
                <Suspense
                  fallback={
                    <ComingPanel className="p-4">
                      <Skeleton className="m-3 h-18" />
                    </ComingPanel>
                  }
                >
                  <TimelinePane />
                </Suspense>
              </section>
            ) : tab === "properties" ? (
              <section
                aria-label="Properties"
                data-pane=""
                tabIndex={-1}
                className="min-h-0 grow overflow-y-auto overscroll-contain"
              >
                <Inspector />
              </section>
            ) : (
              <PanelView />
            )}
          </div>
        </>
      )}
      <nav
        aria-label="Panels"
        data-pane=""
        tabIndex={-1}
        className="flex shrink-0 border-line border-t bg-surface pb-[env(safe-area-inset-bottom)]"
      >
        {tabs.filter(isNear).map(({ id, label, Icon }) => (
          <button
            key={id}
            type="button"
            aria-pressed={tab === id}
            onClick={() => show(id)}
            className={itemStyle}
          >
            <Icon className="size-4" aria-hidden="true" />
            {label}
            {id === "comments" && <CommentCount {...comments} />}
          </button>
        ))}
        {further.length > 0 && (
          <Menu
            side="top"
            trigger={
              <button
                type="button"
                aria-label={open ? `More, ${open.label} is open` : "More"}
                data-open={open !== undefined}
                className={`${itemStyle} data-[open=true]:text-accent`}
              >
                {open ? (
                  <open.Icon className="size-4" aria-hidden="true" />
                ) : (
                  <Ellipsis className="size-4" aria-hidden="true" />
                )}
                {open ? open.label : "More"}
                <CommentCount {...comments} />
              </button>
            }
          >
            {further.map(({ id, label, Icon }) => (
              <MenuItem key={id} icon={<Icon />} onSelect={() => show(id)}>
                {label}
                {id === "comments" && comments.unread > 0 && ` · ${comments.unread} new`}
                {id === tab && " · open"}
              </MenuItem>
            ))}
          </Menu>
        )}
      </nav>
    </>
  );
}

function namesPanel(): boolean {
  return new URLSearchParams(location.search).has("panel");
}
