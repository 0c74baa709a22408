import Coins from "lucide-react/icons/coins";
import { href } from "react-router";
import { plans } from "~/domain/credits/plan";
import { classNames } from "~/ui/class-names";
import { Tooltip } from "~/ui/tooltip";
import { LinkHere } from "./link-here";
import { useFreshCredits } from "./use-fresh-credits";

/** Below this share of a month's credits the balance is called low. */
const lowShare = 0.05;

/** What can be spent, in the top bar; leads to where it stands in full. */
export function CreditBalance({ userId }: { userId: string }) {
  const credits = useFreshCredits(userId);
  const isLow = credits !== null && credits.balance < plans[credits.plan].creditsPerMonth * lowShare;
  const figure = credits?.balance.toLocaleString("en") ?? "";
  const words = credits ? `${figure} ${credits.balance === 1 ? "credit" : "credits"} left` : "Credits";
  return (
    <Tooltip label={isLow ? `${words}. More come soon or with a plan.` : words}>
      <LinkHere
        to={href("/subscription")}
        aria-label={isLow ? `${words}, which is low` : words}
        className={classNames(
          "inline-flex h-9 items-center gap-1.5 rounded-md px-2 text-sm transition-colors hover:bg-hover hover:text-text",
          isLow ? "text-warning" : "text-muted",
        )}
      >
        <Coins className="size-[18px]" aria-hidden="true" />
        <span className="tabular min-w-[3ch] font-[550] empty:hidden">{figure}</span>
      </LinkHere>
    </Tooltip>
  );
}
