import { useEffect, useMemo, useState } from "react";
import { compareScores, leastDiffering } from "~/domain/prompt-tests/compare-runs";
import type { RunDetail, RunSummary } from "~/domain/prompt-tests/desk";
import { whole } from "~/staff/figures";
import { problemOf } from "~/staff/problem-of";
import { readOverview } from "~/staff/prompt-tests/api";
import { type Matrix, pairScores } from "~/staff/prompt-tests/matrix";
import { useFilters } from "~/staff/use-filters";
import { ErrorState } from "~/ui/error-state";
import { Select } from "~/ui/select";
import { Skeleton } from "~/ui/skeleton";
import { type LoadedRun, useRun } from "./use-run";

type RunCells = Omit<LoadedRun, "metrics">;

interface ComparisonViewProps {
  run: RunSummary;
  matrix: Matrix;
  detail: RunDetail;
  onOpen: (place: number) => void;
}

const names = ["of", "base", "against"] as const;
const columnChoices = ({ columns }: Pick<RunSummary, "columns">) =>
  columns.map(({ prompt, version, model }, index) => ({
    value: String(index),
    label: `${prompt} v${version}, ${model}`,
  }));

/** A column held against a baseline: another column of this run, or one of another run with the same cases. */
export function ComparisonView({ run, matrix, detail, onOpen }: ComparisonViewProps) {
  const { values, set } = useFilters(names);
  const [others, setOthers] = useState<RunSummary[]>([]);
  useEffect(() => {
    const stop = new AbortController();
    readOverview(stop.signal).then(
      ({ runs }) => setOthers(runs.filter(({ id }) => id !== run.id)),
      () => setOthers([]),
    );
    return () => stop.abort();
  }, [run.id]);
  const baseId = values.base || (run.columns.length > 1 ? run.id : (others[0]?.id ?? run.id));
  const column = Math.min(Number(values.of) || 0, run.columns.length - 1);
  const own: RunCells = { run, matrix, detail };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-3 gap-y-5 sm:grid-cols-[repeat(3,minmax(0,1fr))] sm:[&>:nth-child(n+4)]:col-span-3">
      <Select
        label="Column"
        value={String(column)}
        onChange={(of) => set({ of })}
        choices={columnChoices(run)}
      />
      <Select
        label="Baseline"
        value={baseId}
        onChange={(base) => set({ base, against: "" })}
        choices={[
          { value: run.id, label: "This run", detail: run.dataset.name },
          ...others.map(({ id, label, dataset, startedAt }) => ({
            ...{ value: id, label: label || dataset.name },
            detail: `${dataset.name}, ${startedAt.slice(0, 16).replace("T", " ")}`,
          })),
        ]}
      />
      {baseId === run.id ? (
        <Against {...{ own, column, base: own, values, set, onOpen }} />
      ) : (
        <OtherRun key={baseId} {...{ own, column, baseId, values, set, onOpen }} />
      )}
    </div>
  );
}

interface AgainstProps {
  own: RunCells;
  column: number;
  base: RunCells;
  values: { against: string };
  set: (change: { against: string }) => void;
  onOpen: (place: number) => void;
}

function OtherRun({ baseId, ...props }: Omit<AgainstProps, "base"> & { baseId: string }) {
  const { loaded, problem, reload } = useRun(baseId);
  if (loaded) return <Against {...props} base={loaded} />;
  if (!problem) return <Skeleton className="h-40 sm:col-span-3" />;
  return (
    <div className="sm:col-span-3">
      <ErrorState
        title="The baseline could not be read"
        onRetry={reload}
        requestId={problemOf(problem).requestId}
      >
        {problem.message}
      </ErrorState>
    </div>
  );
}

function Against({ own, column, base, values, set, onOpen }: AgainstProps) {
  const isSame = own.run.id === base.run.id;
  const usual = isSame ? (column === 0 ? 1 : 0) : likeliest(own.run, column, base.run);
  const against = Math.min(Number(values.against || usual), base.run.columns.length - 1);
  const pairs = useMemo(
    () =>
      pairScores(
        { matrix: own.matrix, column, keys: own.detail.cases.map(({ key }) => key) },
        { matrix: base.matrix, column: against, keys: base.detail.cases.map(({ key }) => key) },
      ),
    [own, base, column, against],
  );
  const comparison = useMemo(() => compareScores(pairs), [pairs]);
  const worse = useMemo(
    () =>
      pairs
        .filter(({ before, after }) => after < before)
        .toSorted((one, other) => one.after - one.before - (other.after - other.before))
        .slice(0, 50),
    [pairs],
  );
  return (
    <>
      <Select
        label="Column of the baseline"
        value={String(against)}
        onChange={(value) => set({ against: value })}
        choices={columnChoices(base.run)}
      />
      {isSame && against === column ? (
        <p className="text-muted">This is the same column. Choose another, or another run.</p>
      ) : comparison === null ? (
        <p className="rounded-md bg-warning-soft px-3 py-2">
          No case has a score in both. Runs can be compared where their datasets share cases.
        </p>
      ) : (
        <section aria-label="Comparison" className="grid gap-4">
          <p className="text-lg">
            {comparison.isClaimable
              ? `${comparison.difference.mean > 0 ? "Better" : "Worse"} by ${points(Math.abs(comparison.difference.mean))}.`
              : "No difference can be claimed."}
          </p>
          {comparison.wins + comparison.losses < leastDiffering && (
            <p className="text-muted text-sm">
              Too few cases differ for one: it takes {leastDiffering}, and there{" "}
              {comparison.wins + comparison.losses === 1
                ? "is 1"
                : `are ${whole(comparison.wins + comparison.losses)}`}
              .
            </p>
          )}
          <dl className="grid grid-cols-2 gap-3 sm:grid-cols-5">
            <Figure name="Wins" value={whole(comparison.wins)} />
            <Figure name="Losses" value={whole(comparison.losses)} />
            <Figure name="Ties" value={whole(comparison.ties)} />
            <Figure name="Mean difference" value={signed(comparison.difference.mean)} />
            <Figure
              name="95% interval"
              value={`${signed(comparison.difference.low)} to ${signed(comparison.difference.high)}`}
            />
          </dl>
          <p className="text-muted text-sm">
            {whole(pairs.length)} of {whole(own.run.cases)} cases have a score in both. The interval is a
            paired bootstrap over cases, 2,000 draws.
          </p>
          {(own.run.graderVersion !== base.run.graderVersion || own.run.graderId !== base.run.graderId) && (
            <p className="rounded-md bg-warning-soft px-3 py-2 text-sm">
              The two runs were not graded by the same grader in the same version: part of a difference may be
              the grader’s.
            </p>
          )}
          {worse.length > 0 && (
            <div className="grid gap-2">
              <h2 className="font-semibold text-lg">Lost most</h2>
              <ul className="grid gap-1">
                {worse.map(({ at, before, after }) => (
                  <li key={at}>
                    <button
                      type="button"
                      onClick={() => onOpen(at * own.matrix.columns + column)}
                      className="flex w-full items-baseline gap-3 rounded-md px-2 py-1.5 text-start text-sm hover:bg-hover"
                    >
                      <span className="tabular shrink-0 text-danger">
                        {before.toFixed(2)} → {after.toFixed(2)}
                      </span>
                      <span dir="auto" className="truncate">
                        {own.detail.cases[at]?.title}
                      </span>
                    </button>
                  </li>
                ))}
              </ul>
            </div>
          )}
        </section>
      )}
    </>
  );
}

const points = (share: number) => `${(share * 100).toFixed(1)} points of 100`;
const signed = (share: number) => `${share > 0 ? "+" : ""}${(share * 100).toFixed(1)}`;

/** The column of a baseline that asks the same prompt or model; the first where none does. */
function likeliest(run: RunSummary, column: number, base: RunSummary): number {
  const own = run.columns[column];
  const place = base.columns.findIndex(
    ({ promptId, modelId }) => promptId === own?.promptId && modelId === own?.modelId,
  );
  return Math.max(0, place);
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div className="grid gap-0.5 rounded-md border border-line px-3 py-2">
      <dt className="text-muted text-xs">{name}</dt>
      <dd className="tabular font-[550] text-lg">{value}</dd>
    </div>
  );
}
