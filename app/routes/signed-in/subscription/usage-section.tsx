import { spendKinds, type UsageDay } from "~/domain/credits/ledger";
import { utcDay } from "~/domain/text/utc-calendar";
import { figure, formatDay, spendKindNames } from "./format";
import { kindFill, UsageChart } from "./usage-chart";
import { usageByDay, usageByKind } from "./usage-days";

interface UsageSectionProps {
  usage: readonly UsageDay[];
  /** YYYY-MM-DD. */
  sinceDay: string;
  /** As an ISO time, of the server. */
  now: string;
}

/** What was spent, by day and kind: a chart, its key with sums, and the table behind it. */
export function UsageSection({ usage, sinceDay, now }: UsageSectionProps) {
  const days = usageByDay(usage, sinceDay, utcDay(Date.parse(now)));
  const kinds = usageByKind(usage);
  if (kinds.length === 0) {
    return (
      <p className="text-muted">
        Nothing in these {days.length} days. What you spend shows here by day, from the first image on.
      </p>
    );
  }
  const shownKinds = spendKinds.filter((kind) => kinds.some((each) => each.kind === kind));
  const spentDays = days.filter(({ credits }) => credits > 0).toReversed();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <UsageChart days={days} />
      <ul className="flex flex-wrap gap-x-5 gap-y-1.5 text-sm">
        {kinds.map(({ kind, credits }) => (
          <li key={kind} className="flex items-center gap-2">
            <svg aria-hidden="true" viewBox="0 0 10 10" className="size-2.5">
              <rect width="10" height="10" rx="2.5" fill={kindFill[kind]} />
            </svg>
            {spendKindNames[kind]} <span className="tabular text-muted">{figure(credits)}</span>
          </li>
        ))}
      </ul>
      <details className="group">
        <summary className="w-fit cursor-pointer rounded-sm py-1 font-[550] text-muted text-sm hover:text-text">
          Show the figures as a table
        </summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard */}
        <section aria-label="Usage by day and kind" tabIndex={0} className="mt-2 max-h-80 overflow-auto">
          <table className="tabular w-full text-sm">
            <caption className="sr-only">Credits spent by day and kind</caption>
            <thead className="sticky top-0 bg-raised">
              <tr className="text-muted">
                <th scope="col" className="py-1.5 pe-4 text-start font-[550]">
                  Day
                </th>
                {shownKinds.map((kind) => (
                  <th key={kind} scope="col" className="px-2 py-1.5 text-end font-[550]">
                    {spendKindNames[kind]}
                  </th>
                ))}
                <th scope="col" className="py-1.5 ps-2 text-end font-[550]">
                  Credits
                </th>
              </tr>
            </thead>
            <tbody>
              {spentDays.map(({ day, credits, parts }) => (
                <tr key={day} className="border-line border-t">
                  <th scope="row" className="whitespace-nowrap py-1.5 pe-4 text-start font-normal">
                    {formatDay(day)}
                  </th>
                  {shownKinds.map((kind) => (
                    <td key={kind} className="px-2 py-1.5 text-end text-muted">
                      {figure(parts.find((part) => part.kind === kind)?.credits ?? 0)}
                    </td>
                  ))}
                  <td className="py-1.5 ps-2 text-end font-[550]">{figure(credits)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </details>
    </div>
  );
}
