import type { TableEdit } from "~/domain/rows/edit-table";
import type { Mapping, RowTable } from "~/domain/rows/table";
import type { TableView } from "~/domain/rows/table-view";

/** What can be changed and taken back: rows and columns, where columns go, and how they are arranged. */
export interface TableState {
  table: RowTable;
  mapping: Mapping;
  view: TableView;
}

export interface TableChange {
  edit?: TableEdit;
  mapping?: Mapping;
  view?: TableView;
}
