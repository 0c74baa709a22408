import { headingKey } from "~/domain/rows/heading-meanings";
import type { Column, Mapping } from "~/domain/rows/table";
import { headingSignature, recallMapping, rememberMapping } from "~/scene/rows/remember-mapping";
import type { Storyboard } from "~/scene/storyboard";
import type { Batch } from "~/stores/batches/batch-document";

/** The latest of one's tables with the same headings, in any order: what was set there is set here as well. */
export function formerTable(tables: readonly Batch[], columns: readonly Column[]): Batch | null {
  const signature = headingSignature(columns);
  return (
    tables.find(
      ({ trashedAt, columns: theirs }) => trashedAt === null && headingSignature(theirs) === signature,
    ) ?? null
  );
}

/** Where these columns went in the former table, in the scenes of this base that stand at the same places. */
export function mappingAsIn(former: Batch, columns: readonly Column[], base: Storyboard): Mapping {
  return recallMapping(rememberMapping(former.columns, former.mapping, former.base), columns, base);
}

/** Columns with the types that a person gave them in the former table. */
export function typesAsIn(former: Batch, columns: readonly Column[]): Column[] {
  const byHeading = new Map(former.columns.map((column) => [headingKey(column.name), column]));
  return columns.map((column) => {
    const theirs = byHeading.get(headingKey(column.name));
    if (theirs?.reason !== chosenByHand) return column;
    const { id, name } = column;
    return { ...theirs, id, name };
  });
}

/** The reason of a type that a person gave a column. */
export const chosenByHand = "You chose it.";
