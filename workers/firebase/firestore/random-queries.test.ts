import { describe, expect, test } from "vitest";
import { createRandom } from "~/domain/random/seeded-random";
import { memorySql } from "../../../tests/fakes/memory-sql";
import { seedsOr } from "../../../tests/fixtures/seeds";
import type { StoredDocument } from "./document";
import { DocumentStore } from "./document-store";
import type { FieldOperator, Filter, StructuredQuery } from "./protocol";
import { isInScope, queryScope, selectDocuments } from "./query";
import { requireValidQuery } from "./query-validation";
import type { Fields, Value } from "./values";

const ROOT = "projects/p/databases/d/documents";
const int = (number: number): Value => ({ integerValue: String(number) });
const list = (...values: Value[]): Value => ({ arrayValue: { values } });

function makeRandom(seed: number) {
  const next = createRandom(seed);
  const below = (count: number) => Math.floor(next() * count);
  const pick = <Item>(items: readonly Item[]): Item => items[below(items.length)]!;
  return { below, pick, chance: (share: number) => next() < share };
}
type Random = ReturnType<typeof makeRandom>;

const COLLECTIONS = ["c", "c", "c", "c/x/c", "c/y/sub", "c/__id3__/c"];
const IDS = ["x", "y", "z", "__id3__", "__id12__", "__id-4__", "é", "😀", "-", "aa", "a"];
const long = (end: string): Value => ({ stringValue: "l".repeat(1600) + end });
const VALUES: Value[] = [
  int(0),
  int(1),
  int(2),
  { doubleValue: 1 },
  { doubleValue: 1.5 },
  { doubleValue: "NaN" },
  { nullValue: null },
  { booleanValue: true },
  { stringValue: "" },
  { stringValue: "a" },
  { stringValue: "a\0" },
  long("x"),
  long("y"),
  { timestampValue: "2026-01-01T00:00:00Z" },
  { referenceValue: `${ROOT}/c/x` },
  list(),
  list(int(1)),
  list(int(1), int(2), { nullValue: null }, int(1)),
  list(long("x"), long("y")),
  { mapValue: { fields: { b: int(1) } } },
  { mapValue: { fields: { b: long("x"), c: int(1) } } },
];
const PATHS = ["a", "b", "a.b", "`d.e`"];

function randomDocument(random: Random): StoredDocument {
  const fields: Fields = {};
  for (const name of ["a", "b", "d.e"]) if (random.chance(0.8)) fields[name] = random.pick(VALUES);
  const updateTimeMicros = random.below(1000);
  const name = `${ROOT}/${random.pick(COLLECTIONS)}/${random.pick(IDS)}`;
  return { name, fields, createTimeMicros: 1, updateTimeMicros };
}

const OPERATORS: FieldOperator[] = [
  "EQUAL",
  "EQUAL",
  "EQUAL",
  "LESS_THAN",
  "LESS_THAN_OR_EQUAL",
  "GREATER_THAN",
  "GREATER_THAN_OR_EQUAL",
  "NOT_EQUAL",
  "IN",
  "NOT_IN",
  "ARRAY_CONTAINS",
  "ARRAY_CONTAINS_ANY",
];
const randomName = (random: Random): Value => ({
  referenceValue: `${ROOT}/${random.pick(COLLECTIONS)}/${random.pick(IDS)}`,
});

function randomFilter(random: Random, depth: number): Filter {
  if (depth > 0 && random.chance(0.5)) {
    const filters = Array.from({ length: 1 + random.below(3) }, () => randomFilter(random, depth - 1));
    return { compositeFilter: { op: random.pick(["AND", "AND", "OR"]), filters } };
  }
  if (random.chance(0.1)) {
    const op = random.pick(["IS_NULL", "IS_NAN", "IS_NOT_NULL", "IS_NOT_NAN"] as const);
    return { unaryFilter: { field: { fieldPath: random.pick(PATHS) }, op } };
  }
  const isName = random.chance(0.1);
  const op = random.pick(isName ? OPERATORS.slice(0, 10) : OPERATORS);
  const operand = () => (isName ? randomName(random) : random.pick(VALUES));
  const value = ["IN", "NOT_IN", "ARRAY_CONTAINS_ANY"].includes(op)
    ? list(...Array.from({ length: 1 + random.below(3) }, operand))
    : operand();
  return { fieldFilter: { field: { fieldPath: isName ? "__name__" : random.pick(PATHS) }, op, value } };
}

function randomQuery(random: Random): { parent: string; query: StructuredQuery } {
  const paths = PATHS.filter(() => random.chance(0.25));
  if (random.chance(0.3)) paths.push("__name__");
  const orderBy = paths.map((fieldPath) => ({
    field: { fieldPath },
    direction: random.pick(["ASCENDING", "DESCENDING"] as const),
  }));
  const cursor = () => ({
    values: paths
      .slice(0, 1 + random.below(paths.length))
      .map((path) => (path === "__name__" ? randomName(random) : random.pick(VALUES))),
    before: random.chance(0.5),
  });
  const parent = random.pick([ROOT, ROOT, ROOT, `${ROOT}/c/x`]);
  const from = random.pick([
    [{ collectionId: "c" }],
    [{ collectionId: "c" }],
    [{ collectionId: "c", allDescendants: true }],
    [{ allDescendants: true }],
  ]);
  return {
    parent,
    query: {
      from,
      ...(random.chance(0.8) ? { where: randomFilter(random, 2) } : {}),
      orderBy,
      ...(paths.length && random.chance(0.4) ? { startAt: cursor() } : {}),
      ...(paths.length && random.chance(0.4) ? { endAt: cursor() } : {}),
      ...(random.chance(0.5) ? { limit: random.below(6) } : {}),
      ...(random.chance(0.2) ? { offset: random.below(4) } : {}),
    },
  };
}

function randomValidQuery(random: Random): ReturnType<typeof randomQuery> {
  for (;;) {
    const made = randomQuery(random);
    try {
      requireValidQuery(made.parent, made.query);
      return made;
    } catch {
      // The next one may be allowed.
    }
  }
}

/** A store whose collections are large enough for indexes, and what it holds. */
function fill(random: Random, store: DocumentStore, held: Map<string, StoredDocument>): void {
  for (let index = 0; index < 120; index++) {
    const document = { ...randomDocument(random), name: `${ROOT}/c/filler${index}` };
    held.set(document.name, document);
    store.put(document);
  }
}

describe("random queries find through indexes what filtering and sorting everything finds", () => {
  test.each(seedsOr(1, 2))("seed %s", (seed) => {
    const random = makeRandom(seed);
    const store = new DocumentStore(memorySql());
    const held = new Map<string, StoredDocument>();
    fill(random, store, held);
    for (let round = 0; round < 200; round++) {
      const document = randomDocument(random);
      if (random.chance(0.3)) {
        store.delete(document.name);
        held.delete(document.name);
      } else {
        store.put(document);
        held.set(document.name, document);
      }
      const { parent, query } = randomValidQuery(random);
      const scope = queryScope(parent, query);
      const expected = selectDocuments(
        [...held.values()].filter(({ name }) => isInScope(name, scope)),
        query,
      ).map(({ name }) => name);
      const shown = JSON.stringify({ parent, query });
      expect(
        store.query(parent, query).map(({ name }) => name),
        shown,
      ).toEqual(expected);
      expect(store.aggregate(parent, query, [{ alias: "n", count: {} }]), shown).toEqual({
        n: int(expected.length),
      });
    }
  });
});
