import Coins from "lucide-react/icons/coins";
import Footprints from "lucide-react/icons/footprints";
import Keyboard from "lucide-react/icons/keyboard";
import type { RefObject } from "react";
import { href } from "react-router";
import type { SignedInViewer } from "~/domain/access/viewer";
import { plans } from "~/domain/credits/plan";
import { initials } from "~/domain/text/initials";
import { useCredits } from "~/session/use-credits";
import { Avatar } from "~/ui/avatar";
import { Badge } from "~/ui/badge";
import { Kbd } from "~/ui/kbd";
import { PopoverPanel } from "~/ui/popover-panel";
import { LinkHere } from "./link-here";
import { shortcuts } from "./shortcuts";
import { SignOutButton } from "./sign-out-button";
import { ThemeSwitch } from "./theme-switch";
import { setTour } from "./tour";

interface AccountPanelProps {
  viewer: SignedInViewer;
  name: string;
  anchor: RefObject<HTMLElement | null>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onShowShortcuts: () => void;
}

const rowStyle =
  "flex h-9 w-full items-center gap-2.5 rounded-sm px-2 hover:bg-hover [&>svg]:size-4 [&>svg]:text-faint";

/** Who is signed in, the theme, and the way out. */
export default function AccountPanel({ viewer, name, onShowShortcuts, ...popover }: AccountPanelProps) {
  const { onOpenChange } = popover;
  return (
    <PopoverPanel label="Account" className="w-64" {...popover}>
      <div className="flex items-center gap-3 px-2 py-2.5">
        <Avatar initials={initials(name)} className="size-9" />
        <div className="min-w-0 grow">
          <p className="truncate font-[550]">{name}</p>
          {viewer.email && viewer.email !== name && (
            <p className="truncate text-muted text-sm">{viewer.email}</p>
          )}
        </div>
        {viewer.kind === "staff" && <Badge tone="accent">Staff</Badge>}
      </div>
      <hr className="-mx-1 my-1 border-line" />
      <div className="flex items-center justify-between px-2 py-1">
        <span>Theme</span>
        <ThemeSwitch />
      </div>
      <CreditsRow userId={viewer.userId} onGo={() => onOpenChange(false)} />
      <LinkHere
        to={href("/")}
        className={rowStyle}
        onClick={() => {
          onOpenChange(false);
          setTour("asked");
        }}
      >
        <Footprints aria-hidden="true" /> <span className="grow">Take the tour</span>
      </LinkHere>
      <button
        type="button"
        className={rowStyle}
        onClick={() => {
          onOpenChange(false);
          onShowShortcuts();
        }}
      >
        <Keyboard /> <span className="grow text-start">{shortcuts.showShortcuts.label}</span>
        <Kbd keys={shortcuts.showShortcuts.keys} />
      </button>
      <hr className="-mx-1 my-1 border-line" />
      <SignOutButton userId={viewer.userId} className={rowStyle} />
    </PopoverPanel>
  );
}

function CreditsRow({ userId, onGo }: { userId: string; onGo: () => void }) {
  const credits = useCredits(userId);
  return (
    <LinkHere to={href("/subscription")} className={rowStyle} onClick={onGo}>
      <Coins aria-hidden="true" /> <span className="grow">Plan and credits</span>
      <span className="tabular text-muted text-sm">
        {credits && `${plans[credits.plan].label}, ${credits.balance.toLocaleString("en")}`}
      </span>
    </LinkHere>
  );
}
