import ArrowLeft from "lucide-react/icons/arrow-left";
import Monitor from "lucide-react/icons/monitor";
import Moon from "lucide-react/icons/moon";
import Smartphone from "lucide-react/icons/smartphone";
import Sun from "lucide-react/icons/sun";
import Tablet from "lucide-react/icons/tablet";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { EditState } from "~/firebase/edit-state";
import { VisitorFaces } from "~/review/visitor-faces";
import { SaveNote } from "~/shell/save-note";
import { IconButton } from "~/ui/icon-button";
import { SegmentedControl } from "~/ui/segmented-control";
import { UndoButtons } from "~/ui/undo-buttons";
import type { PageVisitor } from "../page-visitor";
import { ProjectTitle } from "./project-title";

/** Widths the page is looked at in, in CSS pixels. */
export const previewWidths = { phone: 390, tablet: 820, desktop: 1280 } as const;
export type PreviewDevice = keyof typeof previewWidths;

interface BuilderHeaderProps {
  title: string;
  /** Others who have the page open. */
  visitors: readonly PageVisitor[];
  saveState: EditState;
  canUndo: boolean;
  canRedo: boolean;
  isReadOnly: boolean;
  device: PreviewDevice;
  isDark: boolean;
  /** The way to publish it; nothing where the person cannot. */
  publish: ReactNode;
  onRename: (title: string) => void;
  onUndo: () => void;
  onRedo: () => void;
  onDevice: (device: PreviewDevice) => void;
  onDark: (isDark: boolean) => void;
}

const devices = [
  { value: "phone", name: "Phone, 390 pixels", Icon: Smartphone },
  { value: "tablet", name: "Tablet, 820 pixels", Icon: Tablet },
  { value: "desktop", name: "Desktop, 1,280 pixels", Icon: Monitor },
] as const;

/** The page's name, where its last change is, the ways back and forth, how it is looked at, and the way out into the world. */
export function BuilderHeader(props: BuilderHeaderProps) {
  const { title, saveState, isReadOnly, device, isDark, publish } = props;
  return (
    <header className="flex h-12 shrink-0 items-center gap-1.5 border-line border-b bg-surface px-2 sm:px-3">
      <Link
        to="/pdp/project"
        aria-label="All pages"
        className="grid size-8 shrink-0 place-items-center rounded-md text-muted hover:bg-hover hover:text-text"
      >
        <ArrowLeft className="size-4 rtl:-scale-x-100" />
      </Link>
      <ProjectTitle title={title} isReadOnly={isReadOnly} onRename={props.onRename} />
      <span className="shrink-0 max-sm:[&_span>span]:sr-only">
        <SaveNote state={saveState} />
      </span>
      <div className="ms-auto flex shrink-0 items-center gap-1">
        <VisitorFaces visitors={props.visitors} className="me-1.5 size-7" most={3} />
        {!isReadOnly && (
          <UndoButtons
            canUndo={props.canUndo}
            canRedo={props.canRedo}
            onUndo={props.onUndo}
            onRedo={props.onRedo}
          />
        )}
        <div className="mx-1.5 hidden lg:block">
          <SegmentedControl
            label="Width of the page"
            size="sm"
            segments={devices.map(({ value, name, Icon }) => ({
              value,
              name,
              label: <Icon className="size-4" aria-hidden="true" />,
            }))}
            value={device}
            onChange={props.onDevice}
          />
        </div>
        <IconButton
          label={isDark ? "See the page in light" : "See the page in dark"}
          icon={isDark ? <Sun className="size-4" /> : <Moon className="size-4" />}
          className="max-md:hidden"
          onClick={() => props.onDark(!isDark)}
        />
        {publish}
      </div>
    </header>
  );
}
