import { use } from "react";
import type { InvoiceLine } from "~/server/billing/read-invoices.server";
import { Badge, type Tone } from "~/ui/badge";
import { formatDay, formatMoney } from "./format";

const statusTones: Record<string, Tone> = { paid: "success", open: "warning", uncollectible: "danger" };

/** Invoices as Stripe has them; each opens there, with its PDF. */
export function InvoiceList({ invoices }: { invoices: Promise<InvoiceLine[] | null> }) {
  const lines = use(invoices);
  if (lines === null) {
    return <p className="text-muted">The payment service did not answer. Reload the page in a minute.</p>;
  }
  if (lines.length === 0) return <p className="text-muted">None yet. Each payment leaves one here.</p>;
  return (
    <ul className="grid divide-y divide-line">
      {lines.map(({ id, number, at, amount, currency, status, address }) => (
        <li key={id} className="grid grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-4 py-3">
          <span className="min-w-0">
            {address ? (
              <a href={address} target="_blank" rel="noopener" className="underline underline-offset-3">
                {number ?? "Draft"}
              </a>
            ) : (
              (number ?? "Draft")
            )}
            <span className="block text-muted text-sm">{formatDay(at, { withYear: true })}</span>
          </span>
          <Badge tone={statusTones[status] ?? "neutral"}>
            {status.charAt(0).toUpperCase() + status.slice(1)}
          </Badge>
          <span className="tabular text-end font-[550]">{formatMoney(amount, currency)}</span>
        </li>
      ))}
    </ul>
  );
}
