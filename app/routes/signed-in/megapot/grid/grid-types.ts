import type { CellProblem, Column, Row } from "~/domain/rows/table";

/** A column as the grid shows it. */
export interface GridColumn {
  column: Column;
  widthPixels: number;
  /** Where its cells go, in words; nothing where they go nowhere. */
  destination: string | null;
  /** What a cell may say, where it is one of a list. */
  choices: readonly string[] | null;
}

/** A cell as it stands there and as it is shown. */
export interface GridCell {
  /** What is edited: its own text, or its column's formula. */
  text: string;
  shown: string;
  isComputed: boolean;
  /** The picture it names, once that is here. */
  pictureId: string | null;
  problem: CellProblem | null;
}

/** What is being typed into the active cell. */
export interface CellDraft {
  text: string;
  /** Typed over what was there: arrows leave the cell. In an edit they move the caret. */
  isTypedOver: boolean;
}

export type CellOf = (row: Row, column: GridColumn) => GridCell;
