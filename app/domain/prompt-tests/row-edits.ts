import * as z from "zod/mini";
import { type DatasetRow, datasetLimits, datasetRowSchema } from "./dataset";

const at = z.int().check(z.gte(0));
const hash = z.nullable(z.string().check(z.maxLength(128)));

/** What is changed of a version of a dataset. Only rows that are named here are touched. */
export const rowEditsSchema = z.object({
  /** The version whose places `changed` and `removed` name; null for the latest, where rows are only added. */
  version: hash,
  /** The latest version that was known: it has to be the latest still. Null for any, where rows are only added. */
  latest: hash,
  changed: z.array(z.object({ at, row: datasetRowSchema })).check(z.maxLength(datasetLimits.rows)),
  removed: z.array(at).check(z.maxLength(datasetLimits.rows)),
  /** Behind the others. */
  added: z.array(datasetRowSchema).check(z.maxLength(datasetLimits.rows)),
});
export type RowEdits = z.infer<typeof rowEditsSchema>;
type Edits = Omit<RowEdits, "version" | "latest">;

/** The rows after the edits; null where these do not fit the rows, or would leave none or too many. */
export function applyEdits(
  rows: readonly DatasetRow[],
  { changed, removed, added }: Edits,
): DatasetRow[] | null {
  if ([...changed.map((change) => change.at), ...removed].some((place) => place >= rows.length)) return null;
  const mine = new Map(changed.map((change) => [change.at, change.row]));
  const gone = new Set(removed);
  const kept = rows.flatMap((row, place) => (gone.has(place) ? [] : [mine.get(place) ?? row]));
  const all = [...kept, ...added];
  return all.length === 0 || all.length > datasetLimits.rows ? null : all;
}

/** A row while it is edited, with its place in the version it was read from; null for a new one, which stands behind those. */
export interface DraftRow {
  from: number | null;
  row: DatasetRow;
}

export const beginDrafts = (rows: readonly DatasetRow[]): DraftRow[] =>
  rows.map((row, from) => ({ from, row }));

/** What drafts change of the rows they were begun as. */
export function editsOf(rows: readonly DatasetRow[], drafts: readonly DraftRow[]): Edits {
  const kept = new Set(drafts.map(({ from }) => from));
  return {
    changed: drafts.flatMap(({ from, row }) => {
      const before = from === null ? undefined : rows[from];
      return from === null || !before || isAlike(before, row) ? [] : [{ at: from, row }];
    }),
    removed: rows.flatMap((_, place) => (kept.has(place) ? [] : [place])),
    added: drafts.flatMap(({ from, row }) => (from === null ? [row] : [])),
  };
}

/**
 * Drafts of one version as drafts of another that somebody saved meanwhile. A row that both changed is there twice: theirs in its
 * place, and ours at the end. One that we took out and they changed is kept as theirs.
 */
export function moveDrafts(
  rows: readonly DatasetRow[],
  drafts: readonly DraftRow[],
  theirs: readonly DatasetRow[],
): { drafts: DraftRow[]; doubled: number } {
  const places = Map.groupBy(theirs.keys(), (place) => rowText(theirs[place] as DatasetRow));
  const takePlace = (row: DatasetRow) => places.get(rowText(row))?.shift();
  const placeOf = rows.map(takePlace);
  const { changed, removed, added } = editsOf(rows, drafts);
  const gone = new Set(removed.map((place) => placeOf[place]));
  const mine = new Map<number, DatasetRow>();
  const doubled: DatasetRow[] = [];
  for (const { at: from, row } of changed) {
    const place = placeOf[from];
    if (place !== undefined) mine.set(place, row);
    else if (takePlace(row) === undefined) doubled.push(row);
  }
  const moved = beginDrafts(theirs).flatMap(({ from, row }) =>
    gone.has(from ?? -1) ? [] : [{ from, row: mine.get(from ?? -1) ?? row }],
  );
  const behind = [...doubled, ...added].map((row) => ({ from: null, row }));
  return { drafts: [...moved, ...behind], doubled: doubled.length };
}

const isAlike = (one: DatasetRow, other: DatasetRow) => one === other || rowText(one) === rowText(other);

function rowText({ variables, assertions, note }: DatasetRow): string {
  const sorted = Object.entries(variables).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return JSON.stringify([sorted, assertions, note]);
}
