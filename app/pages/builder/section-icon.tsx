import type { LucideIcon } from "lucide-react";
import BookOpenText from "lucide-react/icons/book-open-text";
import Boxes from "lucide-react/icons/boxes";
import ChartNoAxesColumn from "lucide-react/icons/chart-no-axes-column";
import CirclePlay from "lucide-react/icons/circle-play";
import CircleQuestionMark from "lucide-react/icons/circle-question-mark";
import Columns3 from "lucide-react/icons/columns-3";
import Image from "lucide-react/icons/image";
import LayoutTemplate from "lucide-react/icons/layout-template";
import Leaf from "lucide-react/icons/leaf";
import ListChecks from "lucide-react/icons/list-checks";
import ListOrdered from "lucide-react/icons/list-ordered";
import Mail from "lucide-react/icons/mail";
import Newspaper from "lucide-react/icons/newspaper";
import Package from "lucide-react/icons/package";
import PanelBottom from "lucide-react/icons/panel-bottom";
import PanelBottomDashed from "lucide-react/icons/panel-bottom-dashed";
import Ruler from "lucide-react/icons/ruler";
import ShieldCheck from "lucide-react/icons/shield-check";
import Sparkles from "lucide-react/icons/sparkles";
import Square from "lucide-react/icons/square";
import SquareSplitHorizontal from "lucide-react/icons/square-split-horizontal";
import Star from "lucide-react/icons/star";
import TableProperties from "lucide-react/icons/table-properties";
import Timer from "lucide-react/icons/timer";
import Truck from "lucide-react/icons/truck";
import Users from "lucide-react/icons/users";

const icons: Readonly<Record<string, LucideIcon>> = {
  hero: LayoutTemplate,
  gallery: Image,
  video: CirclePlay,
  benefits: Sparkles,
  features: ListChecks,
  specifications: TableProperties,
  comparison: Columns3,
  "how-to": ListOrdered,
  "in-the-box": Package,
  ingredients: Leaf,
  "size-guide": Ruler,
  "before-after": SquareSplitHorizontal,
  reviews: Star,
  press: Newspaper,
  faq: CircleQuestionMark,
  bundle: Boxes,
  offer: Timer,
  guarantee: ShieldCheck,
  shipping: Truck,
  story: BookOpenText,
  figures: ChartNoAxesColumn,
  "customer-photos": Users,
  newsletter: Mail,
  "sticky-bar": PanelBottomDashed,
  footer: PanelBottom,
};

/** The sign of a type of section. Decoration: its name stands beside it. */
export function SectionIcon({ type, className = "size-4" }: { type: string; className?: string }) {
  const Icon = icons[type] ?? Square;
  return <Icon className={className} aria-hidden="true" />;
}
