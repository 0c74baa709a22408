import type { ReactNode } from "react";
import type { ClientDetail } from "~/domain/clients/client-detail";
import { plans } from "~/domain/credits/plan";
import { formatBytes } from "~/domain/text/format-bytes";
import { standingWords } from "~/staff/clients/standing-words";
import { counted } from "~/staff/figures";
import { formatMoment } from "~/staff/format-moment";
import { Badge } from "~/ui/badge";

/** From these shares on a figure is shown as a warning. */
const lowCredits = 0.05;
const fullStorage = 0.9;

const figure = (value: number) => value.toLocaleString("en");

/** How an account is, at a glance. */
export function Health({ detail }: { detail: ClientDetail }) {
  const { client, credits, storage, running, subscription } = detail;
  const { label, tone } = standingWords[client.standing];
  const share = storage.usedBytes / Math.max(1, storage.quotaBytes);
  const isLow = credits.balance < plans[credits.plan].creditsPerMonth * lowCredits;
  const failures = client.failures ?? 0;
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-4 rounded-md border border-line bg-raised p-4 text-sm sm:grid-cols-4 2xl:grid-cols-8">
      <Fact name="State">
        <Badge tone={tone}>{label}</Badge>
        {detail.suspendedMs && <Quiet>since {formatMoment(detail.suspendedMs)}</Quiet>}
      </Fact>
      <Fact name="Last seen">
        {client.lastSeenMs ? formatMoment(client.lastSeenMs) : "Not known"}
        {client.joinedMs && <Quiet>joined {new Date(client.joinedMs).toLocaleDateString()}</Quiet>}
      </Fact>
      <Fact name="Plan">
        {plans[credits.plan].label}
        <Quiet>{subscription ? `subscription ${subscription.status}` : "no subscription"}</Quiet>
      </Fact>
      <Fact name="Credits left">
        <span className={`tabular ${isLow ? "text-warning" : ""}`}>{figure(credits.balance)}</span>
        <Quiet>
          {figure(credits.reserved)} set aside, {figure(client.spent ?? 0)} spent ever
        </Quiet>
      </Fact>
      <Fact name="Today">
        <span className="tabular">
          {figure(credits.usedToday)} of {figure(credits.dailyCap)}
        </span>
        <Quiet>credits a day</Quiet>
      </Fact>
      <Fact name="Storage">
        <span className={`tabular ${share >= fullStorage ? "text-warning" : ""}`}>
          {formatBytes(storage.usedBytes)}
        </span>
        <Quiet>of {formatBytes(storage.quotaBytes)}</Quiet>
      </Fact>
      <Fact name="Works">
        <span className="tabular">{figure(client.works ?? 0)}</span>
        <Quiet>
          {counted(client.videos ?? 0, "video")}, {counted(client.images ?? 0, "image")},{" "}
          {counted(client.pages ?? 0, "page")}
        </Quiet>
      </Fact>
      <Fact name="Jobs">
        <span className={`tabular ${failures > 0 ? "text-danger" : ""}`}>{failures} failed in 7 days</span>
        <Quiet>{running === 1 ? "1 runs now" : `${running} run now`}</Quiet>
      </Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid min-w-0 content-start gap-1">
      <dt className="text-muted text-xs">{name}</dt>
      <dd className="grid min-w-0 justify-items-start gap-0.5">{children}</dd>
    </div>
  );
}

function Quiet({ children }: { children: ReactNode }) {
  return <span className="text-muted text-xs">{children}</span>;
}
