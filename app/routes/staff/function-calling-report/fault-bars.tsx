import { type FaultCode, faultCodes, faultNames } from "~/domain/function-calls/fault";
import { classNames } from "~/ui/class-names";
import type { AnswerRow } from "./rows";

interface FaultBarsProps {
  rows: readonly AnswerRow[];
  chosen: string;
  onChoose: (fault: FaultCode | "") => void;
}

/** How often each kind of error happened. A press filters to it, another one takes that back. */
export function FaultBars({ rows, chosen, onChoose }: FaultBarsProps) {
  const failed = rows.filter(({ state, isExcluded }) => state === "fail" && !isExcluded);
  const kinds = faultCodes
    .map((code) => ({ code, count: failed.filter(({ fault }) => fault === code).length }))
    .filter(({ count, code }) => count > 0 || code === chosen)
    .toSorted((one, other) => other.count - one.count);
  const most = Math.max(1, ...kinds.map(({ count }) => count));
  return (
    <section aria-labelledby="faults" className="grid content-start gap-2.5">
      <h2 id="faults" className="font-semibold text-lg">
        Kinds of errors
      </h2>
      {kinds.length === 0 ? (
        <p className="text-muted text-sm">No call was wrong.</p>
      ) : (
        <ul className="grid gap-0.5">
          {kinds.map(({ code, count }) => (
            <li key={code}>
              <button
                type="button"
                aria-pressed={chosen === code}
                title={faultNames[code].about}
                onClick={() => onChoose(chosen === code ? "" : code)}
                className={classNames(
                  "grid w-full grid-cols-[minmax(0,11rem)_minmax(0,1fr)_2.5rem] items-center gap-3 rounded-md px-2 py-1.5 text-start text-sm hover:bg-hover",
                  chosen === code && "bg-accent-soft text-accent",
                )}
              >
                <span className="truncate">{faultNames[code].name}</span>
                <span className="h-2 rounded-full bg-neutral-4" aria-hidden="true">
                  <span
                    className="block h-full rounded-full bg-danger"
                    style={{ width: `${(count / most) * 100}%` }}
                  />
                </span>
                <span className="tabular text-end">{count}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
