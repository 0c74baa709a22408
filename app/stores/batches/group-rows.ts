import type { Row } from "~/domain/rows/table";

/** Rows of one document: so few that it stays well below the 1 MiB a document may have, in any script. */
export const mostGroupRows = 200;
const mostGroupCharacters = 200_000;
/** Of a cell beside its text: its column's id and what the database adds. */
const cellCharacters = 16;

export interface GroupedRows {
  id: string;
  rows: readonly Row[];
}

/**
 * Shares rows out among documents. Each row stays in the document where it was, so that few are written when few rows change; a
 * new one comes to the row before it. Documents that have become too large are parted evenly.
 */
export function groupRows(
  rows: readonly Row[],
  formerGroups: readonly { id: string; rows: readonly Pick<Row, "id">[] }[],
  newId: () => string,
): GroupedRows[] {
  const place = new Map<string, number>();
  formerGroups.forEach((group, index) => {
    for (const { id } of group.rows) if (!place.has(id)) place.set(id, index);
  });
  const shares: Row[][] = formerGroups.map(() => []);
  let current = 0;
  for (const row of rows) {
    current = Math.max(current, place.get(row.id) ?? 0);
    shares[current] ??= [];
    shares[current]?.push(row);
  }
  return shares.flatMap((share, index) =>
    share.length === 0
      ? []
      : partEvenly(share).map((part, at) => ({
          id: (at === 0 && formerGroups[index]?.id) || newId(),
          rows: part,
        })),
  );
}

function partEvenly(rows: Row[]): Row[][] {
  const characters = rows.map(charactersOf);
  const all = characters.reduce((sum, count) => sum + count, 0);
  if (rows.length <= mostGroupRows && all <= mostGroupCharacters) return [rows];
  const evenRows = Math.ceil(rows.length / Math.ceil(rows.length / mostGroupRows));
  const parts: Row[][] = [];
  let part: Row[] = [];
  let sum = 0;
  rows.forEach((row, index) => {
    const count = characters[index] ?? 0;
    if (part.length > 0 && (part.length === evenRows || sum + count > mostGroupCharacters)) {
      parts.push(part);
      part = [];
      sum = 0;
    }
    part.push(row);
    sum += count;
  });
  return [...parts, part];
}

/** About how much a row takes of a document. */
export function charactersOf({ cells }: Row): number {
  let sum = 0;
  for (const columnId in cells) sum += (cells[columnId]?.length ?? 0) + cellCharacters;
  return sum;
}
