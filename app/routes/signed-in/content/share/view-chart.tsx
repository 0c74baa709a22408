import { useState } from "react";
import { mostViewsPerAddress } from "~/domain/publications/publication-gate";
import type { DayCounts, ViewCounts } from "~/domain/publications/view-counts";

interface ViewChartProps {
  total: ViewCounts;
  days: readonly DayCounts[];
  hasAction: boolean;
}

const number = new Intl.NumberFormat("en");
const dayName = new Intl.DateTimeFormat("en", { day: "numeric", month: "short", timeZone: "UTC" });
const share = (part: number, whole: number) => (whole === 0 ? "" : `${Math.round((100 * part) / whole)} %`);
const nameOf = (day: string) => dayName.format(new Date(`${day}T00:00:00Z`));

/** Who watched, by day, with what is counted and what is not. */
export function ViewChart({ total, days, hasAction }: ViewChartProps) {
  const [at, setAt] = useState<number | null>(null);
  const most = Math.max(1, ...days.map(({ views }) => views));
  const chosen = at === null ? null : days[at];
  const shown = chosen ?? total;
  return (
    <section aria-label="Viewers" className="grid gap-4">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <dl className="tabular flex flex-wrap gap-x-7 gap-y-2">
          <Figure name="Views" value={shown.views} />
          <Figure name="Watched" value={shown.completions} aside={share(shown.completions, shown.views)} />
          {(hasAction || total.clicks > 0) && (
            <Figure name="Pressed the button" value={shown.clicks} aside={share(shown.clicks, shown.views)} />
          )}
        </dl>
        <p className="tabular text-muted text-sm" aria-live="polite">
          {chosen ? nameOf(chosen.day) : "Since it was first published"}
        </p>
      </div>
      {total.views === 0 ? (
        <p className="rounded-md bg-sunken px-4 py-3 text-muted text-sm">
          Nobody has watched it so far. Days with views appear here.
        </p>
      ) : (
        <div>
          {/* biome-ignore lint/a11y/useSemanticElements: a chart of days to point at, not a list to read */}
          <div
            role="group"
            aria-label="Views of the last 30 days"
            onPointerLeave={() => setAt(null)}
            className="flex h-24 items-end border-line border-b"
          >
            {days.map(({ day, views, completions }, index) => (
              <button
                key={day}
                type="button"
                tabIndex={index === (at ?? days.length - 1) ? 0 : -1}
                aria-label={`${nameOf(day)}: ${views} ${views === 1 ? "view" : "views"}, ${completions} watched`}
                onPointerEnter={() => setAt(index)}
                onFocus={() => setAt(index)}
                onBlur={() => setAt(null)}
                onKeyDown={(event) => {
                  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
                  const siblings = event.currentTarget.parentElement?.children;
                  if (step) (siblings?.[index + step] as HTMLElement | undefined)?.focus();
                }}
                className="group relative flex h-full min-w-0 grow items-end justify-center rounded-t-sm px-px hover:bg-hover focus-visible:bg-hover"
              >
                <span
                  style={{ height: views === 0 ? "1px" : `${Math.max(3, (100 * views) / most)}%` }}
                  className="relative w-full max-w-4 overflow-hidden rounded-t-xs bg-accent/35"
                >
                  <span
                    style={{ height: `${views === 0 ? 0 : (100 * Math.min(completions, views)) / views}%` }}
                    className="absolute inset-x-0 bottom-0 bg-accent"
                  />
                </span>
              </button>
            ))}
          </div>
          <p className="tabular mt-1.5 flex justify-between text-muted text-xs">
            <span>{days[0] && nameOf(days[0].day)}</span>
            <span>Today (UTC)</span>
          </p>
        </div>
      )}
      <p className="text-pretty text-muted text-sm">
        A view counts once per viewer and day, for up to {mostViewsPerAddress} viewers on one network. Watched
        is nine tenths of the video or more. Reloads, yours while you are signed in, and bots do not count.
        Viewers get no cookie, and who they are is forgotten with the day.
      </p>
    </section>
  );
}

function Figure({ name, value, aside = "" }: { name: string; value: number; aside?: string }) {
  return (
    <div className="grid">
      <dt className="text-muted text-sm">{name}</dt>
      <dd className="font-[600] text-2xl">
        {number.format(value)} {aside && <span className="font-normal text-muted text-sm">{aside}</span>}
      </dd>
    </div>
  );
}
