import type { ReactNode } from "react";

export type CellValue = string | number | boolean | null;

/** A column of a staff table. */
export interface Column<Row> {
  id: string;
  title: string;
  /** Of a number: stands in the header, so that cells hold figures alone. */
  unit?: string;
  /** In CSS pixels, until a person sets another. */
  width: number;
  /** Numbers stand at the end, in figures of one width. */
  kind?: "text" | "number";
  /** What it is sorted by, copied as and downloaded as. */
  value: (row: Row) => CellValue;
  /** What is drawn, where it is not the value itself. Keep it light: a few hundred of them are on the screen. */
  show?: (row: Row) => ReactNode;
  /** Its head sorts nothing. */
  isUnsorted?: true;
  /** Out of sight until a person asks for it. */
  isHidden?: true;
}

/** How a column is called, with its unit. */
export function columnTitle({ title, unit }: Pick<Column<never>, "title" | "unit">): string {
  return unit ? `${title} (${unit})` : title;
}
