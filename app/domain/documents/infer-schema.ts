import type { DocumentRow } from "./document-answers";
import { fromTaggedFields } from "./tagged-json";
import { typeOf, type ValueType, type WireFields } from "./wire-value";

/** A field as documents have it. */
export interface FieldSchema {
  path: string[];
  /** In how many of the documents that could have it. */
  count: number;
  of: number;
  types: { type: ValueType; count: number }[];
  /** What is odd about it. */
  drift: Drift[];
}

/** `types`: of several types; `rare`: few have it; `left`: those changed last have it no more; `came`: those changed first lack it. */
export type Drift = "types" | "rare" | "left" | "came";

const rareShare = 0.05;
/** Below so many documents nothing is said of shares. */
const fewest = 20;
const deepest = 4;

interface Counted {
  path: string[];
  count: number;
  types: Map<ValueType, number>;
  early: number;
  late: number;
}

/** Fields of documents with their types, as a sample has them; and where they differ over time, by when each was last changed. */
export function inferSchema(rows: readonly DocumentRow[]): FieldSchema[] {
  const ordered = rows.toSorted((one, other) => (one.updateTime < other.updateTime ? -1 : 1));
  const third = Math.floor(ordered.length / 3);
  const fields = new Map<string, Counted>();
  for (const [at, row] of ordered.entries()) {
    const age = at < third ? "early" : at >= ordered.length - third ? "late" : "middle";
    count(fromTaggedFields(row.fields), [], age);
  }
  return [...fields.values()].map((field) => {
    const within = fields.get(JSON.stringify(field.path.slice(0, -1)));
    const of = within?.types.get("map") ?? rows.length;
    const types = [...field.types].map(([type, number]) => ({ type, count: number }));
    return {
      path: field.path,
      count: field.count,
      of,
      types: types.sort((one, other) => other.count - one.count),
      drift: driftOf(field, of, third),
    };
  });

  function count(map: WireFields, within: readonly string[], age: "early" | "middle" | "late") {
    for (const [name, value] of Object.entries(map)) {
      const path = [...within, name];
      const key = JSON.stringify(path);
      const field: Counted = fields.get(key) ?? {
        path,
        count: 0,
        types: new Map(),
        early: 0,
        late: 0,
      };
      fields.set(key, field);
      const type = typeOf(value);
      field.count++;
      field.types.set(type, (field.types.get(type) ?? 0) + 1);
      if (age !== "middle") field[age]++;
      if (type === "map" && "mapValue" in value && path.length < deepest)
        count(value.mapValue.fields, path, age);
    }
  }
}

function driftOf({ count, types, early, late, path }: Counted, of: number, third: number): Drift[] {
  const drift: Drift[] = [];
  // A field that is not set yet is often null.
  if ([...types.keys()].filter((type) => type !== "null").length > 1) drift.push("types");
  if (of >= fewest && count / of < rareShare) drift.push("rare");
  if (path.length > 1 || third * 3 < fewest) return drift;
  if (late === 0 && early > 0) drift.push("left");
  if (early === 0 && late > 0) drift.push("came");
  return drift;
}
