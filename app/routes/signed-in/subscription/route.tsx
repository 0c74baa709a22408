import { Suspense, useEffect, useRef } from "react";
import { useRevalidator, useSearchParams } from "react-router";
import type { EntryFilter } from "~/domain/credits/entry-filter";
import { loadFromServer } from "~/session/page-loaders";
import { useCreditsReading } from "~/session/use-credits";
import { pageTitle } from "~/shell/page-title";
import { SegmentedControl } from "~/ui/segmented-control";
import { Skeleton } from "~/ui/skeleton";
import type { Route } from "./+types/route";
import { BalanceCard } from "./balance-card";
import { type ChartSpan, chartSpans } from "./chart-span";
import { GrantList } from "./grant-list";
import { InvoiceList } from "./invoice-list";
import { LedgerSection } from "./ledger-section";
import { PlanList } from "./plan-list";
import { PlanSection } from "./plan-section";
import { ReservationList } from "./reservation-list";
import { Section } from "./section";
import { UsageSection } from "./usage-section";

const spanNames: Record<ChartSpan, string> = { 30: "30 days", 90: "90 days", 365: "12 months" };

export const handle = { place: "Credits" };

export const meta: Route.MetaFunction = () => [{ title: pageTitle("Plan and credits") }];

export { loader } from "./loader.server";

export const clientLoader = (asked: Route.ClientLoaderArgs) => loadFromServer(asked);
clientLoader.hydrate = true as const;

export default function SubscriptionPage({ loaderData }: Route.ComponentProps) {
  const { state, page, usage, span, sinceDay, now, subscription, running, stripe } = loaderData;
  const [query, setQuery] = useSearchParams();
  useReloadOnChange(loaderData);

  /** What is usual does not stand in the address. */
  const change = (name: "show" | "days", value: string, usual: string) =>
    setQuery(
      (before) => {
        if (value === usual) before.delete(name);
        else before.set(name, value);
        return before;
      },
      { preventScrollReset: true },
    );
  const showEntries = (filter: EntryFilter) => change("show", filter, "all");

  return (
    <main className="measure grid grid-cols-[minmax(0,1fr)] content-start gap-6 py-8 lg:py-10">
      <header className="grid gap-1">
        <h1 tabIndex={-1} className="font-display text-3xl">
          Plan and credits
        </h1>
        {query.has("paid") && (
          <p role="status" className="text-success">
            Thank you. Your credits are here as soon as the payment is confirmed, usually within a minute.
          </p>
        )}
      </header>

      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-2">
        <div className="grid grid-cols-[minmax(0,1fr)] grid-rows-[auto_1fr] gap-6">
          <BalanceCard state={state} subscription={subscription} now={now} />
          <Section title="Spent in this order">
            <GrantList grants={state.grants} />
          </Section>
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] grid-rows-[auto_1fr] gap-6">
          <Section
            title="Usage"
            aside={
              <SegmentedControl
                label="Days back, UTC"
                size="sm"
                segments={chartSpans.map((days) => ({ value: String(days), label: spanNames[days] }))}
                value={String(span)}
                onChange={(days) => change("days", days, String(chartSpans[0]))}
              />
            }
          >
            <UsageSection usage={usage} sinceDay={sinceDay} now={now} />
          </Section>
          <Section title="Set aside now">
            <ReservationList reservations={state.reservations} />
          </Section>
        </div>
      </div>

      <Section title="Ledger" aside={<span className="text-muted text-sm">Times are UTC</span>}>
        <LedgerSection page={page} onFilter={showEntries} />
      </Section>

      <section aria-labelledby="plans" className="grid gap-4">
        <h2 id="plans" className="font-semibold text-lg">
          Plans
        </h2>
        {stripe ? (
          <Suspense fallback={<Skeleton className="h-56" />}>
            <PlanSection
              current={state.plan}
              subscription={subscription}
              running={running}
              prices={stripe.prices}
            />
          </Suspense>
        ) : (
          <>
            <p className="max-w-[60ch] text-muted">
              Plans are managed by the operator of this studio: nothing is charged here. Ask them for another
              plan or for more credits. There are no invoices, because nothing is paid here.
            </p>
            <PlanList current={state.plan} prices={{}} action={() => null} />
          </>
        )}
      </section>

      {stripe && (
        <Section title="Invoices">
          <Suspense fallback={<Skeleton className="h-16" />}>
            <InvoiceList invoices={stripe.invoices} />
          </Suspense>
        </Section>
      )}
    </main>
  );
}

/** Reads the page anew when the live copy of the ledger says that something changed since. */
function useReloadOnChange({ userId, state }: Route.ComponentProps["loaderData"]) {
  const reading = useCreditsReading(userId);
  const live = reading.kind === "present" && !reading.value.fromCache ? reading.value.item : null;
  const { revalidate } = useRevalidator();
  const seen = live && [live.plan, live.balance, live.reserved, live.usedToday].join();
  const before = useRef<string | null>(null);
  const served = [state.plan, state.balance, state.reserved, state.usedToday].join();

  useEffect(() => {
    if (seen === null || seen === before.current) return;
    before.current = seen;
    if (seen !== served) void revalidate();
  }, [seen, served, revalidate]);
}

export function HydrateFallback() {
  return (
    <main className="measure grid grid-cols-[minmax(0,1fr)] content-start gap-6 py-8 lg:py-10">
      <h1 tabIndex={-1} className="font-display text-3xl">
        Plan and credits
      </h1>
      <div role="status" aria-label="Loading" className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-2">
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-6">
          <Skeleton className="h-60" />
          <Section title="Spent in this order">
            <Skeleton className="h-16" />
          </Section>
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-6">
          <Section title="Usage">
            <Skeleton className="h-56" />
          </Section>
          <Section title="Set aside now">
            <Skeleton className="h-6" />
          </Section>
        </div>
      </div>
      <Section title="Ledger">
        <Skeleton className="h-72" />
      </Section>
    </main>
  );
}
