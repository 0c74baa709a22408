/** Rows with those of the next page; one that moved in the order between two pages stands once. */
export function appendRows<Row>(
  rows: readonly Row[],
  page: readonly Row[],
  idOf: (row: Row) => string,
): Row[] {
  const known = new Set(rows.map(idOf));
  return [...rows, ...page.filter((row) => !known.has(idOf(row)))];
}
