interface DataTableProps {
  /** The first row names the columns, the first cell of each other row what it is about. */
  rows: readonly (readonly string[])[];
  /** What it holds, for those who do not see it. */
  label: string;
}

/** A table that is scrolled within its own frame where the screen is narrow. */
export function DataTable({ rows: [head = [], ...body], label }: DataTableProps) {
  const columns = Math.max(head.length, ...body.map((cells) => cells.length));
  const places = Array.from({ length: columns }, (_, column) => column);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section className="data-table" aria-label={label} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {places.map((column) => (
              <th key={column} scope="col">
                {head[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {body.map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have nothing else, and are never moved here
            <tr key={row}>
              {places.map((column) =>
                column === 0 ? (
                  <th key={column} scope="row">
                    {cells[column]}
                  </th>
                ) : (
                  <td key={column}>{cells[column]}</td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
