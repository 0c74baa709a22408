import type { LucideIcon } from "lucide-react";
import Download from "lucide-react/icons/download";
import FileCog from "lucide-react/icons/file-cog";
import FlaskConical from "lucide-react/icons/flask-conical";
import Gauge from "lucide-react/icons/gauge";
import History from "lucide-react/icons/history";
import MessageSquare from "lucide-react/icons/message-square";
import Palette from "lucide-react/icons/palette";
import Rocket from "lucide-react/icons/rocket";
import Search from "lucide-react/icons/search";
import ShieldCheck from "lucide-react/icons/shield-check";
import SquarePen from "lucide-react/icons/square-pen";
import type { ComponentType } from "react";
import { lazy } from "~/client/lazy";
import { ContentPanel } from "./content-panel";
import type { BuilderPanelProps } from "./page-editor";

export interface BuilderPanel {
  /** As the address names it: `?panel=theme`. */
  id: string;
  label: string;
  /** Other words people look for it by. */
  words: string;
  Icon: LucideIcon;
  Panel: ComponentType<BuilderPanelProps>;
}

/** What can stand at the side of the page, in order. Another panel is another line; all but the first load when they are asked for. */
export const panels: readonly BuilderPanel[] = [
  { id: "content", label: "Content", words: "fields words images", Icon: SquarePen, Panel: ContentPanel },
  {
    id: "theme",
    label: "Theme",
    words: "colours fonts brand dark light style",
    Icon: Palette,
    Panel: lazy(() => import("./theme/theme-panel")),
  },
  {
    id: "page",
    label: "Page",
    words: "language button action address",
    Icon: FileCog,
    Panel: lazy(() => import("./page-panel")),
  },
  {
    id: "search",
    label: "Search",
    words: "seo title description google share card structured data canonical",
    Icon: Search,
    Panel: lazy(() => import("../panels/search/search-panel")),
  },
  {
    id: "comments",
    label: "Comments",
    words: "discuss people members share resolve reply",
    Icon: MessageSquare,
    Panel: lazy(() => import("../panels/comments/comments-panel")),
  },
  {
    id: "quality",
    label: "Quality",
    words: "accessibility weight score contrast reading level",
    Icon: Gauge,
    Panel: lazy(() => import("../panels/quality/quality-panel")),
  },
  {
    id: "claims",
    label: "Claims",
    words: "statements facts sources proof backed",
    Icon: ShieldCheck,
    Panel: lazy(() => import("../panels/claims/claims-panel")),
  },
  {
    id: "versions",
    label: "Versions",
    words: "history restore compare earlier",
    Icon: History,
    Panel: lazy(() => import("../panels/versions/versions-panel")),
  },
  {
    id: "publish",
    label: "Publish",
    words: "share link live online password schedule",
    Icon: Rocket,
    Panel: lazy(() => import("./publish-side")),
  },
  {
    id: "test",
    label: "A/B test",
    words: "experiment versions compare clicks views winner statistics",
    Icon: FlaskConical,
    Panel: lazy(() => import("../publish/experiment-panel")),
  },
  {
    id: "export",
    label: "Export",
    words: "download html shopify liquid wordpress markdown",
    Icon: Download,
    Panel: lazy(() => import("../exchange/export-panel")),
  },
];
