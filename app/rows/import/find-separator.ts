import Papa from "papaparse";

export const separators = [",", ";", "\t", "|"] as const;
export type Separator = (typeof separators)[number];

const mostRows = 60;

/**
 * What parts the cells of a text: that which gives most rows the same number of cells, above one. A first line "sep=;" says it
 * itself. Null where there is one column alone.
 */
export function findSeparator(sample: string): Separator | null {
  const said = /^sep=(.)\n/u.exec(sample)?.[1];
  const stated = separators.find((separator) => separator === said);
  if (stated) return stated;
  const [best] = separators
    .map((separator) => ({ separator, ...evennessOf(sample, separator) }))
    .filter(({ cells }) => cells > 1)
    .sort(
      (one, other) => other.evenness * Math.log2(other.cells + 1) - one.evenness * Math.log2(one.cells + 1),
    );
  return best?.separator ?? null;
}

function evennessOf(sample: string, separator: Separator): { cells: number; evenness: number } {
  const rows = new Papa.Parser({ delimiter: separator, newline: "\n", preview: mostRows })
    .parse(sample, 0, false)
    .data.filter((row: unknown): row is string[] => Array.isArray(row) && row.some((cell) => cell !== ""));
  const counts = new Map<number, number>();
  for (const row of rows) counts.set(row.length, (counts.get(row.length) ?? 0) + 1);
  const [usual] = [...counts].sort(
    ([cells, times], [others, otherTimes]) => otherTimes - times || others - cells,
  );
  return usual ? { cells: usual[0], evenness: usual[1] / rows.length } : { cells: 0, evenness: 0 };
}
