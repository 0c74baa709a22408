import { useMemo } from "react";
import type { MetricScore, RunSummary } from "~/domain/prompt-tests/desk";
import { evenSample } from "~/domain/prompt-tests/even-sample";
import { dollars, whole } from "~/staff/figures";
import { FilterChoice } from "~/staff/filter-bar";
import { columnFigures, countedScore, type Matrix, scoreTenths } from "~/staff/prompt-tests/matrix";
import { useFilters } from "~/staff/use-filters";
import { EmptyState } from "~/ui/empty-state";
import { MetricTable } from "./metric-table";

interface FiguresViewProps {
  run: RunSummary;
  matrix: Matrix;
  metrics: readonly MetricScore[];
  onOpen: (place: number) => void;
}

const columnName = ["column"] as const;
const mostPoints = 1500;

/** How scores are spread in each column, and what they cost. */
export function FiguresView({ run, matrix, metrics, onOpen }: FiguresViewProps) {
  const { values, set } = useFilters(columnName);
  const everyCase = useMemo(() => Array.from({ length: matrix.cases }, (_, at) => at), [matrix.cases]);
  const spreads = useMemo(
    () => run.columns.map((_, column) => scoreTenths(matrix, column, everyCase)),
    [matrix, run.columns, everyCase],
  );
  if (spreads.every((tenths) => tenths.every((count) => count === 0))) {
    return (
      <EmptyState title="Nothing is graded yet">Figures are drawn as soon as the first cells are.</EmptyState>
    );
  }
  const column = values.column === "" ? null : Number(values.column);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <section aria-labelledby="spread" className="grid gap-3">
        <h2 id="spread" className="font-semibold text-lg">
          Scores
        </h2>
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(240px,1fr))] gap-4">
          {run.columns.map(({ prompt, version, model }, index) => (
            <li
              key={`${prompt} ${version} ${model}`}
              className="grid gap-2 rounded-md border border-line p-3"
            >
              <p className="grid min-w-0">
                <span className="truncate font-[550] text-sm">
                  {prompt} v{version}
                </span>
                <span className="truncate text-muted text-xs">{model}</span>
              </p>
              <Histogram tenths={spreads[index] ?? []} />
            </li>
          ))}
        </ul>
      </section>
      {metrics.length > 0 && <MetricTable run={run} metrics={metrics} />}
      <section aria-labelledby="cost" className="grid gap-3">
        <div className="flex flex-wrap items-center gap-3">
          <h2 id="cost" className="font-semibold text-lg">
            Cost against score
          </h2>
          {run.columns.length > 1 && (
            <FilterChoice
              label="Column"
              value={values.column}
              onChange={(value) => set({ column: value })}
              choices={run.columns.map(({ prompt, version, model }, index) => ({
                value: String(index),
                label: `${prompt} v${version}, ${model}`,
              }))}
            />
          )}
        </div>
        <Scatter run={run} matrix={matrix} column={column} onOpen={onOpen} />
      </section>
    </div>
  );
}

function Histogram({ tenths }: { tenths: readonly number[] }) {
  const most = Math.max(1, ...tenths);
  return (
    <div
      role="img"
      aria-label={`Cells by score: ${tenths.map((count, tenth) => `${tenth / 10}: ${count}`).join(", ")}`}
    >
      <div className="flex h-24 items-end gap-0.5" aria-hidden="true">
        {tenths.map((count, tenth) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: tenths stay where they are
            key={tenth}
            title={`${tenth / 10} to ${(tenth + 1) / 10}: ${whole(count)}`}
            className={`grow rounded-t-sm ${count === 0 ? "bg-neutral-6" : "bg-accent"}`}
            style={{ height: count === 0 ? 1 : `${Math.max(4, (count / most) * 100)}%` }}
          />
        ))}
      </div>
      <p className="tabular flex justify-between text-2xs text-muted" aria-hidden="true">
        <span>0</span>
        <span>most {whole(most)}</span>
        <span>1</span>
      </p>
    </div>
  );
}

interface ScatterProps extends Omit<FiguresViewProps, "metrics"> {
  column: number | null;
}

const size = { width: 720, height: 280, edge: 34 };

/** A dot for a cell; of more than fit, cells evenly apart. Costs that are not known are left out. */
function Scatter({ run, matrix, column, onOpen }: ScatterProps) {
  const points = useMemo(() => {
    const places = evenSample(
      matrix.cases * matrix.columns,
      mostPoints * (column === null ? 1 : matrix.columns),
    );
    return places.flatMap((place) => {
      const cost = matrix.costsUsd[place] ?? Number.NaN;
      const score = countedScore(matrix, place);
      const isLeftOut = Number.isNaN(cost) || Number.isNaN(score);
      return isLeftOut || (column !== null && place % matrix.columns !== column)
        ? []
        : [{ place, cost, score }];
    });
  }, [matrix, column]);
  const most = points.reduce((highest, { cost }) => Math.max(highest, cost), 0);
  if (points.length === 0)
    return <p className="text-muted text-sm">No cell has both a known cost and a score.</p>;
  if (most === 0) {
    return (
      <p className="text-muted text-sm">
        Every answer cost nothing: there is nothing to weigh scores against.
      </p>
    );
  }
  const x = (cost: number) => size.edge + (cost / most) * (size.width - 2 * size.edge);
  const y = (score: number) => size.height - size.edge - score * (size.height - 2 * size.edge);
  const means = run.columns.map((_, index) =>
    columnFigures(
      matrix,
      index,
      Array.from({ length: matrix.cases }, (_unused, at) => at),
    ),
  );
  return (
    <>
      <svg
        viewBox={`0 0 ${size.width} ${size.height}`}
        role="img"
        aria-label="Each cell by its cost and its score"
        className="w-full max-w-4xl rounded-md border border-line bg-surface text-muted"
      >
        <path
          d={`M${size.edge} ${y(1)}V${y(0)}H${size.width - size.edge}`}
          fill="none"
          stroke="currentColor"
          strokeWidth="1"
        />
        {[0, 0.5, 1].map((score) => (
          <text
            key={score}
            x={size.edge - 6}
            y={y(score) + 3}
            textAnchor="end"
            fontSize="10"
            fill="currentColor"
          >
            {score}
          </text>
        ))}
        <text x={size.edge} y={size.height - 12} fontSize="10" fill="currentColor">
          $0
        </text>
        <text
          x={size.width - size.edge}
          y={size.height - 12}
          textAnchor="end"
          fontSize="10"
          fill="currentColor"
        >
          {dollars(most)}
        </text>
        {points.map(({ place, cost, score }) => (
          // biome-ignore lint/a11y/noStaticElementInteractions: the matrix opens the same cells by keyboard
          <circle
            key={place}
            cx={x(cost)}
            cy={y(score)}
            r="4"
            className="cursor-pointer fill-accent opacity-40 hover:opacity-100"
            onClick={() => onOpen(place)}
          >
            <title>{`Case ${Math.floor(place / matrix.columns) + 1}: ${score.toFixed(2)}, ${dollars(cost)}`}</title>
          </circle>
        ))}
      </svg>
      <ul className="grid gap-1 text-sm">
        {run.columns.map(({ prompt, version, model }, index) => (
          <li key={`${prompt} ${version} ${model}`} className="tabular wrap-anywhere">
            {prompt} v{version}, {model}:{" "}
            <span className="text-muted">
              mean score {means[index]?.score?.toFixed(2) ?? "not known"},{" "}
              {dollars(means[index]?.costUsd ?? null)} in all
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
