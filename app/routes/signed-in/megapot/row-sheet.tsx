import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import Image from "lucide-react/icons/image";
import type { ReactNode } from "react";
import { mediaAddress } from "~/client/media-address";
import { assetIdIn } from "~/domain/rows/read-cell";
import type { CellProblem, Row } from "~/domain/rows/table";
import { Button } from "~/ui/button";
import { IconButton } from "~/ui/icon-button";
import { SideSheet } from "~/ui/side-sheet";
import { TextArea } from "~/ui/text-area";
import type { CellDraft, CellOf, GridColumn } from "./grid/grid-types";
import { UploadPictureButton } from "./upload-picture-button";

interface RowSheetProps {
  row: Row;
  rowNumber: number;
  /** Of the table. */
  rowCount: number;
  /** Among those that are shown. */
  isFirst: boolean;
  isLast: boolean;
  columns: readonly GridColumn[];
  cellOf: CellOf;
  /** Column of the cell that is being typed into, and what. */
  activeColumn: number;
  draft: CellDraft | null;
  onEdit: (column: number) => void;
  onDraft: (draft: CellDraft) => void;
  onCommit: (column: number, text: string) => void;
  onFix: (problem: CellProblem) => void;
  onPicture: (column: number) => void;
  onUploaded: (column: number, assetId: string) => void;
  onStep: (step: 1 | -1) => void;
  onClose: () => void;
  /** The row's video. */
  children: ReactNode;
}

/** One row by itself, where the table has no room beside it: its video, and its cells as fields. */
export function RowSheet({ row, columns, cellOf, activeColumn, draft, ...props }: RowSheetProps) {
  return (
    <SideSheet
      open
      onOpenChange={(isOpen) => !isOpen && props.onClose()}
      title={
        <span className="flex items-center gap-1">
          <IconButton
            label="Row before"
            icon={<ChevronLeft className="size-4 rtl:-scale-x-100" />}
            disabled={props.isFirst}
            onClick={() => props.onStep(-1)}
          />
          <span className="tabular">
            Row {props.rowNumber} of {props.rowCount.toLocaleString()}
          </span>
          <IconButton
            label="Row after"
            icon={<ChevronRight className="size-4 rtl:-scale-x-100" />}
            disabled={props.isLast}
            onClick={() => props.onStep(1)}
          />
        </span>
      }
    >
      <div className="sticky -top-5 z-10 -mx-5 -mt-5 flex h-64 border-line border-b bg-raised">
        {props.children}
      </div>
      <div className="grid gap-4 pt-5">
        {columns.map((column, index) => {
          const cell = cellOf(row, column);
          const isDrafted = draft !== null && activeColumn === index;
          const { problem } = cell;
          // The id of a picture says nothing to anybody.
          const isOwnPicture = assetIdIn(cell.text) !== null;
          return (
            <div key={`${row.id} ${column.column.id}`} className="grid gap-2">
              <TextArea
                label={column.column.name}
                rows={1}
                className="w-full"
                placeholder={isOwnPicture ? "A picture of your library" : undefined}
                value={isDrafted ? draft.text : isOwnPicture ? "" : cell.text}
                hint={problem?.weight === "note" ? problem.message : undefined}
                error={problem?.weight === "error" ? problem.message : null}
                onFocus={() => props.onEdit(index)}
                onChange={({ currentTarget }) =>
                  props.onDraft({ text: currentTarget.value, isTypedOver: false })
                }
                onBlur={() => isDrafted && props.onCommit(index, draft.text)}
              />
              {column.column.type === "picture" && (
                <span className="flex items-center gap-2">
                  {cell.pictureId && (
                    <img
                      src={mediaAddress(cell.pictureId, 320)}
                      alt=""
                      className="size-10 rounded-sm bg-sunken object-cover"
                    />
                  )}
                  <Button
                    size="sm"
                    icon={<Image className="size-4" />}
                    onClick={() => props.onPicture(index)}
                  >
                    Choose a picture
                  </Button>
                  {problem?.code === "picture_failed" && (
                    <UploadPictureButton onUploaded={(assetId) => props.onUploaded(index, assetId)} />
                  )}
                </span>
              )}
              {problem?.fix && (
                <Button size="sm" className="justify-self-start" onClick={() => props.onFix(problem)}>
                  {problem.fix.label}
                </Button>
              )}
            </div>
          );
        })}
      </div>
    </SideSheet>
  );
}
