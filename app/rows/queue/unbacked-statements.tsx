import { useEffect, useState } from "react";
import { Button } from "~/ui/button";
import { count } from "./count";
import { findUnbacked, type UnbackedStatement } from "./find-unbacked";
import type { VideoPlan } from "./plan-videos";

const mostShown = 5;

interface UnbackedStatementsProps {
  plan: VideoPlan;
  tableName: string;
  onShowRow: (rowId: string) => void;
}

/** What the videos state and no cell backs, before they are made: files are not held up by it, so it has to be said. */
export function UnbackedStatements({ plan, tableName, onShowRow }: UnbackedStatementsProps) {
  const [statements, setStatements] = useState<readonly UnbackedStatement[]>([]);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const controller = new AbortController();
    findUnbacked(plan, tableName, controller.signal).then(setStatements, (error) => {
      if (!controller.signal.aborted) reportError(error);
    });
    return () => controller.abort();
  }, [plan, tableName]);
  if (statements.length === 0) return null;
  const shown = isOpen ? statements : statements.slice(0, mostShown);
  return (
    <section aria-labelledby="unbacked-heading" className="grid gap-2 rounded-md bg-warning-soft p-3 text-sm">
      <h3 id="unbacked-heading" className="font-[550]">
        {count(statements.length, "statement")} that nothing backs
      </h3>
      <p className="text-pretty text-muted">
        If one is not true, change its words or leave it out. A column that proves it goes to a fact.
      </p>
      <ul className="grid gap-2">
        {shown.map(({ statement, rowId, rowNumber, rows }) => (
          <li key={statement} className="flex items-center justify-between gap-3">
            <span className="min-w-0">
              <span dir="auto" className="wrap-anywhere block font-[550]">
                {statement}
              </span>
              <span className="text-muted">In {count(rows, "row")}</span>
            </span>
            <Button size="sm" className="shrink-0" onClick={() => onShowRow(rowId)}>
              Show row {rowNumber}
            </Button>
          </li>
        ))}
      </ul>
      {statements.length > mostShown && (
        <Button
          size="sm"
          variant="ghost"
          className="justify-self-start"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? "Show fewer" : `Show all ${statements.length}`}
        </Button>
      )}
    </section>
  );
}
