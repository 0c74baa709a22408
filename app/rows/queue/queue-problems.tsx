import { useState } from "react";
import { Button } from "~/ui/button";
import { count } from "./count";
import type { VideoPlan } from "./plan-videos";

const mostShown = 30;

/** The rows of which nothing is made, and why. */
export function QueueProblems({ plan, onShowRow }: { plan: VideoPlan; onShowRow: (rowId: string) => void }) {
  const [isOpen, setOpen] = useState(false);
  const { leftOut, unwantedRows } = plan;
  if (leftOut.length === 0 && unwantedRows === 0) return null;
  return (
    <section className="grid gap-2 text-sm">
      {leftOut.length > 0 && (
        <div className="grid gap-2 rounded-md bg-warning-soft p-3">
          <div className="flex items-center justify-between gap-2">
            <p className="font-[550]">{count(leftOut.length, "row")} left out for errors</p>
            <Button size="sm" variant="ghost" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              {isOpen ? "Hide" : "Show"}
            </Button>
          </div>
          {isOpen && (
            <ul className="grid gap-2">
              {leftOut.slice(0, mostShown).map(({ rowId, rowNumber, title, problems }) => (
                <li key={rowId} className="grid gap-0.5">
                  <button
                    type="button"
                    className="justify-self-start truncate text-start font-[550] underline decoration-line-strong underline-offset-2"
                    onClick={() => onShowRow(rowId)}
                  >
                    Row {rowNumber}: <bdi>{title}</bdi>
                  </button>
                  {problems.map((problem) => (
                    <p key={problem} className="wrap-anywhere text-muted">
                      {problem}
                    </p>
                  ))}
                </li>
              ))}
              {leftOut.length > mostShown && (
                <li className="text-muted">
                  And {count(leftOut.length - mostShown, "more row", "more rows")}.
                </li>
              )}
            </ul>
          )}
        </div>
      )}
      {unwantedRows > 0 && (
        <p className="text-muted">{count(unwantedRows, "row is skipped", "rows are skipped")}.</p>
      )}
    </section>
  );
}
