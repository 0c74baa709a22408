import * as z from "zod/mini";
import { sameData } from "~/domain/data/same-data";
import { type Column, columnSchema, type Row, rowSchema, slotAddressSchema } from "~/domain/rows/table";
import { tableViewSchema } from "~/domain/rows/table-view";
import { storyboardSchema } from "~/scene/storyboard";
import { type TableContent, tableSettingsSchema } from "./batch-document";

const change = <Schema extends z.ZodMiniType>(schema: Schema) => z.object({ before: schema, after: schema });

/** An entry of a list: null before where it is added, after the one it `follows`; null after where it is taken out. */
const entryChange = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.object({
    id: z.string(),
    before: z.nullable(schema),
    after: z.nullable(schema),
    follows: z.nullable(z.string()),
  });

/** What differs between two states of a table, entry by entry: small where little was changed, however long the table is. */
export const tableDifferenceSchema = z.object({
  name: z.optional(change(z.string())),
  base: z.optional(change(storyboardSchema)),
  view: z.optional(change(tableViewSchema)),
  settings: z.optional(change(tableSettingsSchema)),
  columns: z.array(entryChange(columnSchema)),
  /** By column; null where it goes nowhere. */
  mapping: z.array(z.tuple([z.string(), change(z.nullable(z.array(slotAddressSchema)))])),
  rows: z.array(entryChange(rowSchema)),
});
export type TableDifference = z.infer<typeof tableDifferenceSchema>;

interface Change<Value> {
  before: Value;
  after: Value;
}

type EntryChange<Entry> = Change<Entry | null> & { id: string; follows: string | null };

export function tableDifference(before: TableContent, after: TableContent): TableDifference {
  return {
    ...changeOf("name", before, after),
    ...changeOf("base", before, after),
    ...changeOf("view", before, after),
    ...changeOf("settings", before, after),
    columns: listChanges(before.columns, after.columns),
    mapping: [...new Set([...Object.keys(before.mapping), ...Object.keys(after.mapping)])].flatMap(
      (columnId): TableDifference["mapping"] => {
        const change = { before: before.mapping[columnId] ?? null, after: after.mapping[columnId] ?? null };
        return sameData(change.before, change.after) ? [] : [[columnId, change]];
      },
    ),
    rows: listChanges(before.rows, after.rows),
  };
}

/**
 * The table with these changes, which may have been made to another state of it: what others changed elsewhere stays. Where they
 * changed the same cell, field or place, ours stands and `overruled` is true.
 */
export function withDifference(
  theirs: TableContent,
  difference: TableDifference,
): { content: TableContent; overruled: boolean } {
  let overruled = false;
  const take = <Value>(their: Value, change: Change<Value> | undefined): Value => {
    if (!change) return their;
    if (!sameData(their, change.before) && !sameData(their, change.after)) overruled = true;
    return change.after;
  };
  const mapping = { ...theirs.mapping };
  for (const [columnId, change] of difference.mapping) {
    const addresses = take(mapping[columnId] ?? null, change);
    if (addresses) mapping[columnId] = addresses;
    else delete mapping[columnId];
  }
  const mergeColumn = (their: Column, before: Column | null, after: Column) =>
    take(their, { before: before ?? their, after });
  const mergeRow = (their: Row, before: Row | null, after: Row): Row => {
    const cells = { ...their.cells };
    for (const columnId of new Set([...Object.keys(before?.cells ?? {}), ...Object.keys(after.cells)])) {
      const [was, is] = [before?.cells[columnId], after.cells[columnId]];
      if (was === is) continue;
      const text = take(their.cells[columnId], { before: was, after: is });
      if (text === undefined) delete cells[columnId];
      else cells[columnId] = text;
    }
    const options =
      before && sameData(before.options, after.options)
        ? their.options
        : take(their.options, { before: before?.options, after: after.options });
    const skipped = before?.skipped === after.skipped ? their.skipped : after.skipped;
    const { options: _options, skipped: _skipped, ...kept } = their;
    return { ...kept, cells, ...(options ? { options } : {}), ...(skipped ? { skipped } : {}) };
  };
  const content: TableContent = {
    name: take(theirs.name, difference.name),
    base: take(theirs.base, difference.base),
    view: take(theirs.view, difference.view),
    settings: take(theirs.settings, difference.settings),
    columns: withChanges(theirs.columns, difference.columns, mergeColumn),
    mapping: difference.mapping.length > 0 ? mapping : theirs.mapping,
    rows: withChanges(theirs.rows, difference.rows, mergeRow),
  };
  return { content, overruled };
}

function changeOf<Key extends "name" | "base" | "view" | "settings">(
  key: Key,
  { [key]: before }: TableContent,
  { [key]: after }: TableContent,
): { [Name in Key]?: Change<TableContent[Name]> } {
  return sameData(before, after)
    ? {}
    : ({ [key]: { before, after } } as { [Name in Key]?: Change<TableContent[Name]> });
}

function listChanges<Entry extends { id: string }>(
  before: readonly Entry[],
  after: readonly Entry[],
): EntryChange<Entry>[] {
  if (before === after) return [];
  const former = new Map(before.map((entry) => [entry.id, entry]));
  const changes: EntryChange<Entry>[] = [];
  let follows: string | null = null;
  for (const entry of after) {
    const was = former.get(entry.id) ?? null;
    former.delete(entry.id);
    if (was === null || !sameData(was, entry)) {
      changes.push({ id: entry.id, before: was, after: entry, follows });
    }
    follows = entry.id;
  }
  for (const entry of former.values())
    changes.push({ id: entry.id, before: entry, after: null, follows: null });
  return changes;
}

/** An entry that others took out and that was changed here comes back at its place; one both took out is gone. */
function withChanges<Entry extends { id: string }>(
  theirs: readonly Entry[],
  changes: readonly EntryChange<Entry>[],
  merge: (their: Entry, before: Entry | null, after: Entry) => Entry,
): readonly Entry[] {
  if (changes.length === 0) return theirs;
  const changeOfId = new Map(changes.map((change) => [change.id, change]));
  const there = new Set(theirs.map(({ id }) => id));
  const added = new Map<string | null, EntryChange<Entry>[]>();
  for (const change of changes) {
    if (!change.after || there.has(change.id)) continue;
    const { follows } = change;
    added.set(follows, [...(added.get(follows) ?? []), change]);
  }
  const entries: Entry[] = [];
  // Not by recursion: ten thousand added rows follow one another.
  const addAfter = (id: string | null) => {
    const waiting = [...(added.get(id) ?? [])].reverse();
    added.delete(id);
    for (let change = waiting.pop(); change; change = waiting.pop()) {
      if (change.after) entries.push(change.after);
      waiting.push(...[...(added.get(change.id) ?? [])].reverse());
      added.delete(change.id);
    }
  };
  addAfter(null);
  for (const their of theirs) {
    const change = changeOfId.get(their.id);
    if (!change) entries.push(their);
    else if (change.after) entries.push(merge(their, change.before, change.after));
    addAfter(their.id);
  }
  // What they followed is gone.
  for (const id of [...added.keys()]) addAfter(id);
  return entries;
}
