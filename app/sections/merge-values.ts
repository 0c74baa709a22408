import { sameData } from "~/domain/data/same-data";

/** What is noted while values are merged. */
export interface MergeNotes {
  /** The same place was changed on both sides, and theirs gave way. */
  overruled: boolean;
  /** ISO 8601. */
  keptAt: string;
}

/** One value as a whole: what only one side changed stands, and mine where both did. */
export function mergeWhole<Value>(base: Value, mine: Value, theirs: Value, notes: MergeNotes): Value {
  if (sameData(mine, theirs) || sameData(base, theirs)) return mine;
  if (sameData(base, mine)) return theirs;
  notes.overruled = true;
  return mine;
}

/** Property by property, to any depth; lists, and the fields that `isWhole` names, as a whole. */
export function mergeFields(
  base: unknown,
  mine: unknown,
  theirs: unknown,
  notes: MergeNotes,
  isWhole: (name: string) => boolean = () => false,
): unknown {
  if (sameData(mine, theirs) || sameData(base, theirs)) return mine;
  if (sameData(base, mine)) return theirs;
  if (!isRecord(mine) || !isRecord(theirs)) return mergeWhole(base, mine, theirs, notes);
  const former = isRecord(base) ? base : {};
  const names = new Set([...Object.keys(theirs), ...Object.keys(mine)]);
  const fields = [...names].map((name) => [
    name,
    isWhole(name)
      ? mergeWhole(former[name], mine[name], theirs[name], notes)
      : mergeFields(former[name], mine[name], theirs[name], notes, isWhole),
  ]);
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
