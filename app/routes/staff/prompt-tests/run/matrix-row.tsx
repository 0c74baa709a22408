import MessageSquare from "lucide-react/icons/message-square";
import Star from "lucide-react/icons/star";
import { memo } from "react";
import type { CellText } from "~/domain/prompt-tests/desk";
import { cellFlags } from "~/domain/prompt-tests/run-state";
import { dollars, milliseconds } from "~/staff/figures";
import { countedScore, type Matrix, shownState } from "~/staff/prompt-tests/matrix";
import { saidOf, stateWords } from "~/staff/prompt-tests/state-words";
import { Badge } from "~/ui/badge";
import { classNames } from "~/ui/class-names";

interface MatrixRowProps {
  id: string;
  at: number;
  index: number;
  top: number;
  height: number;
  title: string;
  matrix: Matrix;
  /** Of the row's cells: the row is drawn anew when it changes. */
  stand: string;
  texts: readonly CellText[] | null;
  columns: readonly { index: number; start: number; size: number }[];
  caseWidth: number;
  width: number;
  activeColumn: number | null;
  onOpen: (place: number) => void;
}

function PlainMatrixRow(props: MatrixRowProps) {
  const {
    id,
    at,
    index,
    top,
    height,
    title,
    matrix,
    texts,
    columns,
    caseWidth,
    width,
    activeColumn,
    onOpen,
  } = props;
  return (
    // biome-ignore lint/a11y/useSemanticElements: rows out of sight are not there, which a table's own layout does not allow
    <div
      role="row"
      id={id}
      tabIndex={-1}
      aria-rowindex={index + 2}
      className="absolute start-0 top-0 border-line border-b"
      style={{ height, width, transform: `translateY(${top}px)` }}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: as above */}
      <div
        role="rowheader"
        tabIndex={-1}
        style={{ width: caseWidth }}
        className="sticky start-0 z-[1] h-full overflow-hidden border-line border-e bg-surface px-3 py-2 text-sm"
      >
        <span className="tabular block text-2xs text-faint">{at + 1}</span>
        <span dir="auto" className="line-clamp-3 wrap-anywhere">
          {title}
        </span>
      </div>
      {columns.map(({ index: column, start, size }) => (
        <MatrixCell
          key={column}
          id={`${id}-${column}`}
          matrix={matrix}
          place={at * matrix.columns + column}
          text={texts?.[column] ?? null}
          start={caseWidth + start}
          width={size}
          column={column}
          isActive={activeColumn === column}
          onOpen={onOpen}
        />
      ))}
    </div>
  );
}

interface MatrixCellProps {
  id: string;
  matrix: Matrix;
  place: number;
  text: CellText | null;
  start: number;
  width: number;
  column: number;
  isActive: boolean;
  onOpen: (place: number) => void;
}

function MatrixCell({ id, matrix, place, text, start, width, column, isActive, onOpen }: MatrixCellProps) {
  const state = shownState(matrix, place);
  const score = countedScore(matrix, place);
  const flags = matrix.flags[place] ?? 0;
  const latency = matrix.latenciesMs[place] ?? Number.NaN;
  const cost = matrix.costsUsd[place] ?? Number.NaN;
  const { label, tone } = stateWords[state];
  const said = text && saidOf(state, text);
  return (
    // biome-ignore lint/a11y/useSemanticElements: as its row
    // biome-ignore lint/a11y/useKeyWithClickEvents: the grid takes the keys
    <div
      role="gridcell"
      id={id}
      tabIndex={-1}
      aria-colindex={column + 2}
      onClick={() => onOpen(place)}
      style={{ insetInlineStart: start, width }}
      className={classNames(
        "absolute inset-y-0 grid cursor-default content-start gap-1 overflow-hidden border-line border-e px-3 py-2 hover:bg-hover",
        isActive && "in-focus-visible:shadow-[inset_0_0_0_2px_var(--color-accent)]",
      )}
    >
      <span className="flex items-center gap-1.5 text-2xs text-muted">
        <Badge tone={tone}>{label}</Badge>
        {!Number.isNaN(score) && <span className="tabular">{score.toFixed(2)}</span>}
        {(flags & cellFlags.starred) !== 0 && <Star className="size-3 fill-current" aria-label="Starred" />}
        {(flags & cellFlags.commented) !== 0 && <MessageSquare className="size-3" aria-label="Commented" />}
        <span className="tabular ms-auto truncate">
          {!Number.isNaN(latency) && milliseconds(latency)}
          {!Number.isNaN(cost) && cost > 0 && ` · ${dollars(cost)}`}
        </span>
      </span>
      {said && (
        <span dir="auto" className="line-clamp-2 wrap-anywhere text-sm">
          {said}
        </span>
      )}
      {text?.reason && state !== "pass" && (
        <span className="truncate text-2xs text-muted">{text.reason}</span>
      )}
    </div>
  );
}

/** A case with its cells in sight. Drawn anew only when something of it changed. */
export const MatrixRow = memo(
  PlainMatrixRow,
  (before, after) =>
    before.stand === after.stand &&
    before.texts === after.texts &&
    before.top === after.top &&
    before.at === after.at &&
    before.columns === after.columns &&
    before.activeColumn === after.activeColumn &&
    before.caseWidth === after.caseWidth &&
    before.width === after.width &&
    before.index === after.index,
);
