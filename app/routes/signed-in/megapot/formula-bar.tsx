import Image from "lucide-react/icons/image";
import { isFormula } from "~/domain/rows/formulas/shown-texts";
import { assetIdIn } from "~/domain/rows/read-cell";
import type { CellProblem, Column } from "~/domain/rows/table";
import { Button } from "~/ui/button";
import { classNames } from "~/ui/class-names";
import { FormulaHelp } from "./formula-help";
import type { CellDraft, GridCell, GridColumn } from "./grid/grid-types";
import { UploadPictureButton } from "./upload-picture-button";

interface FormulaBarProps {
  column: GridColumn;
  columns: readonly Column[];
  cell: GridCell;
  rowNumber: number;
  /** What the row would show there with what is being typed. */
  draftedText: string;
  draft: CellDraft | null;
  onDraft: (draft: CellDraft | null) => void;
  onCommit: (text: string) => void;
  /** How many cells of the column have the same problem. */
  alike: number;
  onFix: (problem: CellProblem, all: boolean) => void;
  /** Lets one choose a picture for the cell. */
  onPicture: () => void;
  /** A picture was uploaded in place of one that cannot be had. */
  onUploaded: (assetId: string) => void;
  /** Gives the keyboard back to the grid. */
  onLeave: () => void;
}

/** The active cell in full: its text or formula, and what is wrong with it and would put it right. */
export function FormulaBar({
  column,
  columns,
  cell,
  rowNumber,
  draftedText,
  draft,
  alike,
  ...on
}: FormulaBarProps) {
  const { problem } = cell;
  const name = column.column.name;
  return (
    <div data-formula-bar="" className="relative z-30 shrink-0 border-line border-b bg-raised">
      <div className="flex min-h-10 items-stretch max-md:flex-wrap">
        <p className="grid w-32 shrink-0 content-center border-line border-e px-3 text-sm md:w-44">
          <span className="truncate font-[550]" dir="auto">
            {name} <span className="tabular font-normal text-muted">{rowNumber}</span>
          </span>
        </p>
        {cell.isComputed && !draft && (
          <span
            className="self-center ps-3 font-[550] text-accent text-sm"
            title="A formula makes what stands here"
          >
            ƒ
          </span>
        )}
        <textarea
          rows={1}
          dir="auto"
          aria-label={`Text of ${name}, row ${rowNumber}`}
          // The id of a picture says nothing to anybody.
          placeholder={assetIdIn(cell.text) ? "A picture of your library" : undefined}
          value={draft?.text ?? (assetIdIn(cell.text) ? "" : cell.text)}
          onChange={({ currentTarget }) => on.onDraft({ text: currentTarget.value, isTypedOver: false })}
          onKeyDown={(event) => {
            if (event.nativeEvent.isComposing) return;
            if (event.key === "Escape") {
              event.preventDefault();
              event.stopPropagation();
              on.onDraft(null);
              on.onLeave();
            } else if (event.key === "Enter" && !event.altKey && !event.shiftKey) {
              event.preventDefault();
              on.onCommit(event.currentTarget.value);
              on.onLeave();
            }
          }}
          onBlur={({ relatedTarget }) => {
            const isOfCell =
              relatedTarget instanceof HTMLElement && relatedTarget.dataset.gridField !== undefined;
            if (draft && !isOfCell) on.onCommit(draft.text);
          }}
          className="field-sizing-content max-h-28 min-h-10 min-w-0 flex-1 resize-none bg-transparent px-3 py-[9px] text-base outline-none focus-visible:shadow-[inset_0_0_0_2px_var(--color-accent)]"
        />
        {column.column.type === "picture" && !draft && (
          <Button
            size="sm"
            className="me-3 self-center"
            icon={<Image className="size-4" />}
            onClick={on.onPicture}
          >
            Choose a picture
          </Button>
        )}
        {problem && !draft && (
          <Problem problem={problem} alike={alike} onFix={on.onFix} onUploaded={on.onUploaded} />
        )}
      </div>
      {draft && isFormula(draft.text) && (
        <FormulaHelp
          formula={draft.text}
          columns={columns}
          result={draftedText}
          onDraft={(text) => on.onDraft({ ...draft, text })}
        />
      )}
    </div>
  );
}

/** Beside the text, so that the table stays where it is from cell to cell; on phones below it. */
function Problem({
  problem,
  alike,
  onFix,
  onUploaded,
}: Pick<FormulaBarProps, "alike" | "onFix" | "onUploaded"> & { problem: CellProblem }) {
  return (
    <div
      className={classNames(
        "flex min-w-0 items-center gap-2 px-3 py-1 text-sm leading-tight max-md:w-full max-md:flex-wrap md:max-w-[60%] md:basis-auto",
        problem.weight === "error" ? "bg-danger-soft text-danger" : "bg-warning-soft text-warning",
      )}
    >
      <p className="min-w-0 grow md:line-clamp-2" title={problem.message}>
        {problem.message}
      </p>
      {problem.code === "picture_failed" && <UploadPictureButton onUploaded={onUploaded} />}
      {problem.fix && (
        <span className="flex shrink-0 gap-2">
          <Button size="sm" className="max-w-56" onClick={() => onFix(problem, false)}>
            <span className="truncate">{problem.fix.label}</span>
          </Button>
          {alike > 1 && (
            <Button size="sm" onClick={() => onFix(problem, true)}>
              Fix all {alike.toLocaleString()} like this
            </Button>
          )}
        </span>
      )}
    </div>
  );
}
