import type { RunSummary } from "~/domain/prompt-tests/desk";
import { dollars, milliseconds, percent } from "~/staff/figures";
import type { ColumnFigures } from "~/staff/prompt-tests/matrix";

interface ColumnHeadProps {
  column: RunSummary["columns"][number];
  index: number;
  all: ColumnFigures;
  /** Of what the filters leave; null where there are none. */
  some: ColumnFigures | null;
  start: number;
  width: number;
}

/** A prompt asked of a model, with what it came to: of what is filtered and of all, so that neither is read as the other. */
export function ColumnHead({ column, index, all, some, start, width }: ColumnHeadProps) {
  const share = all.graded === 0 ? null : all.passed / all.graded;
  return (
    // biome-ignore lint/a11y/useSemanticElements: as the rows below it
    <div
      role="columnheader"
      tabIndex={-1}
      aria-colindex={index + 2}
      style={{ insetInlineStart: start, width }}
      className="absolute inset-y-0 grid content-center gap-0.5 overflow-hidden border-line border-e px-3"
    >
      <span className="truncate font-[550] text-sm" title={`${column.prompt}, version ${column.version}`}>
        {column.prompt} v{column.version}
      </span>
      <span className="truncate text-muted text-xs">{column.model}</span>
      <span className="tabular truncate text-xs">
        <b className="font-[550]">{percent(share)}</b> pass
        {some && `, ${some.passed}/${some.graded} filtered`}, {all.passed}/{all.graded} in all
        {all.errors > 0 && `, ${all.errors} errors`}
        <span className="text-muted">
          {all.latencyMs !== null && ` · ${milliseconds(all.latencyMs)}`}
          {all.costUsd !== null && all.costUsd > 0 && ` · ${dollars(all.costUsd)}`}
          {all.stability !== null && ` · ${percent(all.stability)} stable`}
        </span>
      </span>
      <span className="block h-1 overflow-hidden rounded-full bg-neutral-4" aria-hidden="true">
        <span className="block h-full bg-success" style={{ width: `${(share ?? 0) * 100}%` }} />
      </span>
    </div>
  );
}
