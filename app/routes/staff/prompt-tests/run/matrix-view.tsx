import { useDeferredValue, useMemo } from "react";
import type { RunDetail, RunSummary } from "~/domain/prompt-tests/desk";
import { counted, whole } from "~/staff/figures";
import { FilterBar, FilterChoice, FilterText } from "~/staff/filter-bar";
import { NothingMatches } from "~/staff/nothing-matches";
import { chosenCases, type Matrix, type Mode, modes, parseMode } from "~/staff/prompt-tests/matrix";
import { caseOrders, orderCases } from "~/staff/prompt-tests/order-cases";
import { parseSort } from "~/staff/table/sort-rows";
import { useFilters } from "~/staff/use-filters";
import { SegmentedControl } from "~/ui/segmented-control";
import { useIsPhone } from "~/ui/use-is-phone";
import { ExportMenu } from "./export-menu";
import { MatrixGrid } from "./matrix-grid";

interface MatrixViewProps {
  run: RunSummary;
  matrix: Matrix;
  detail: RunDetail;
  onOpen: (place: number) => void;
}

const filterNames = ["show", "column", "q"] as const;
const orderName = ["sort"] as const;
const orderChoices = Object.entries(caseOrders).map(([value, label]) => ({ value, label }));
const modeChoices = Object.entries(modes).map(([value, label]) => ({ value: value as Mode, label }));

/** The matrix with what narrows it, all in the address. */
export function MatrixView({ run, matrix, detail, onOpen }: MatrixViewProps) {
  const { values, set, clear, count } = useFilters(filterNames);
  const { values: order, set: setOrder } = useFilters(orderName);
  const isPhone = useIsPhone();
  const titles = useMemo(() => detail.cases.map(({ title }) => title), [detail]);
  const lowerTitles = useMemo(() => titles.map((title) => title.toLowerCase()), [titles]);
  const mode = parseMode(values.show);
  const column = run.columns[Number(values.column || -1)] ? Number(values.column) : null;
  const words = values.q.toLowerCase();
  const latest = useDeferredValue(matrix);
  const found = useMemo(
    () => chosenCases(latest, lowerTitles, { mode, column, words }),
    [latest, lowerTitles, mode, column, words],
  );
  const chosen = useMemo(
    () => orderCases(latest, found, parseSort(order.sort), column),
    [latest, found, order.sort, column],
  );
  const show = (next: Mode) => set({ show: next === "all" ? "" : next });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2.5">
      <FilterBar
        count={count}
        onClear={clear}
        actions={<ExportMenu run={run} matrix={matrix} detail={detail} chosen={chosen} />}
      >
        {isPhone ? (
          <FilterChoice
            label="Show"
            value={values.show}
            onChange={(value) => set({ show: value })}
            choices={modeChoices.slice(1)}
          />
        ) : (
          <SegmentedControl size="sm" label="Show" segments={modeChoices} value={mode} onChange={show} />
        )}
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
        <FilterText
          label="Search cases"
          value={values.q}
          onChange={(q) => set({ q }, true)}
          className="sm:w-44"
        />
        <FilterChoice
          label="Order"
          none="as they come"
          value={order.sort}
          onChange={(sort) => setOrder({ sort })}
          choices={orderChoices}
        />
        <p role="status" className="tabular text-muted text-sm max-sm:col-span-2">
          {count > 0
            ? `${whole(chosen.length)} of ${counted(matrix.cases, "case")}`
            : counted(matrix.cases, "case")}
        </p>
      </FilterBar>
      {chosen.length === 0 ? (
        <NothingMatches noun="case" onClear={clear}>
          {counted(matrix.cases, "case")} {matrix.cases === 1 ? "is" : "are"} left out by the filters.
        </NothingMatches>
      ) : (
        <MatrixGrid
          run={run}
          matrix={matrix}
          titles={titles}
          chosen={chosen}
          isFiltered={count > 0}
          onOpen={onOpen}
        />
      )}
    </div>
  );
}
