import type { ReactNode } from "react";
import { type PlanId, planIds, plans } from "~/domain/credits/plan";
import { storageBytesOf } from "~/domain/credits/storage-quota";
import { formatBytes } from "~/domain/text/format-bytes";
import type { PlanPrice } from "~/server/billing/read-invoices.server";
import { Badge } from "~/ui/badge";
import { Card } from "~/ui/card";
import { classNames } from "~/ui/class-names";
import { figure, formatMoney } from "./format";

interface PlanListProps {
  current: PlanId;
  prices: Partial<Record<PlanId, PlanPrice | null>>;
  /** What can be done about a plan, if anything. */
  action: (plan: PlanId) => ReactNode;
}

/** The plans side by side: what each gives and costs. */
export function PlanList({ current, prices, action }: PlanListProps) {
  return (
    <ul className="grid gap-4 md:grid-cols-3">
      {planIds.map((id) => {
        const { label, about, creditsPerMonth, dailyCap } = plans[id];
        const price = prices[id];
        return (
          <li key={id} className="grid">
            <Card className={classNames("grid content-between gap-5 p-5", id === current && "border-accent")}>
              <div className="grid gap-3">
                <div className="flex items-center justify-between gap-2">
                  <h3 className="font-display text-2xl">{label}</h3>
                  {id === current && <Badge tone="accent">Your plan</Badge>}
                </div>
                {price && (
                  <p>
                    <span className="tabular font-[550] text-xl">
                      {formatMoney(price.amount, price.currency)}
                    </span>
                    <span className="text-muted"> a {price.interval}</span>
                  </p>
                )}
                <p className="text-muted">{about}</p>
                <ul className="grid gap-1 text-sm">
                  <li>
                    <span className="tabular font-[550]">{figure(creditsPerMonth)}</span> credits a month
                  </li>
                  <li>
                    At most <span className="tabular font-[550]">{figure(dailyCap)}</span> a day
                  </li>
                  <li>
                    <span className="tabular font-[550]">{formatBytes(storageBytesOf[id], "en")}</span> of
                    files
                  </li>
                </ul>
              </div>
              {action(id)}
            </Card>
          </li>
        );
      })}
    </ul>
  );
}
