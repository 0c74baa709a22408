import { describe, expect, test } from "vitest";
import { memorySql } from "../../../tests/fakes/memory-sql";
import type { StoredDocument } from "./document";
import { DocumentStore } from "./document-store";
import { IndexConfiguration } from "./index-configuration";
import type { FieldOperator, Filter, StructuredQuery } from "./protocol";
import type { Value } from "./values";

const ROOT = "projects/p/databases/d/documents";
const int = (number: number): Value => ({ integerValue: String(number) });
const list = (...values: Value[]): Value => ({ arrayValue: { values } });

/** SQLite that counts the rows it gives. */
function countingSql() {
  const sql = memorySql();
  const counting = {
    rows: 0,
    exec(...call: Parameters<typeof sql.exec>) {
      const rows = sql.exec(...call).toArray();
      counting.rows += rows.length;
      return { toArray: () => rows as never[] };
    },
  };
  return counting;
}

/** 300 documents as an earlier release kept them: by name, without keys. */
function storedByName() {
  const sql = memorySql();
  sql.exec(`CREATE TABLE documents (name TEXT PRIMARY KEY, collection TEXT NOT NULL, collection_id TEXT NOT NULL,
    fields TEXT NOT NULL, create_time INTEGER NOT NULL, update_time INTEGER NOT NULL)`);
  sql.exec("CREATE INDEX documents_by_collection ON documents (collection)");
  sql.exec("CREATE INDEX documents_by_collection_id ON documents (collection_id)");
  for (let n = 0; n < 300; n++) {
    const fields = JSON.stringify({ n: int(n) });
    sql.exec("INSERT INTO documents VALUES (?, ?, 'c', ?, 1, 2)", `${ROOT}/c/d${n}`, `${ROOT}/c`, fields);
  }
  return sql;
}

test("documents kept by an earlier release, which had them by name, are taken over", () => {
  const sql = storedByName();
  for (const store of [new DocumentStore(sql), new DocumentStore(sql)]) {
    expect(store.query(ROOT, { from: [{ collectionId: "c" }] })).toHaveLength(300);
    expect(store.get(`${ROOT}/c/d299`)).toMatchObject({
      fields: { n: int(299) },
      createTimeMicros: 1,
      updateTimeMicros: 2,
    });
  }
});

describe("what a query reads", () => {
  const numbered = (number: number, collection = "c"): StoredDocument => ({
    name: `${ROOT}/${collection}/d${String(number).padStart(5, "0")}`,
    fields: { n: int(number), half: int(number % 2), tags: list(int(number % 3), int(number % 3)) },
    createTimeMicros: 1,
    updateTimeMicros: 1,
  });
  const is = (fieldPath: string, op: FieldOperator, value: Value): Filter => ({
    fieldFilter: { field: { fieldPath }, op, value },
  });
  const and = (...filters: Filter[]): Filter => ({ compositeFilter: { op: "AND", filters } });
  const or = (...filters: Filter[]): Filter => ({ compositeFilter: { op: "OR", filters } });
  const by = (fieldPath: string, direction: "ASCENDING" | "DESCENDING" = "ASCENDING") => [
    { field: { fieldPath }, direction },
  ];
  const from = [{ collectionId: "c" }];
  const group = [{ collectionId: "c", allDescendants: true }];
  const sql = countingSql();
  const store = new DocumentStore(sql);
  for (let number = 0; number < 2000; number++) store.put(numbered(number));

  /** Rows SQLite gave for a query's second run: the first makes its index. */
  function rowsOf(query: StructuredQuery, find = () => store.query(ROOT, query).length) {
    find();
    sql.rows = 0;
    return { found: find(), rows: sql.rows };
  }

  test.each<[string, StructuredQuery]>([
    ["by name", { from }],
    ["by name, from the end", { from, orderBy: by("__name__", "DESCENDING") }],
    ["by a field", { from, orderBy: by("n", "DESCENDING") }],
    ["equal and order", { from, where: is("half", "EQUAL", int(1)), orderBy: by("n") }],
    ["contains and order", { from, where: is("tags", "ARRAY_CONTAINS", int(1)), orderBy: by("n") }],
    [
      "a range after a cursor",
      { from, where: is("n", "GREATER_THAN", int(5)), orderBy: by("n"), startAt: { values: [int(1500)] } },
    ],
    ["unequal", { from, where: is("half", "NOT_EQUAL", int(0)) }],
    [
      "alternatives",
      { from, where: or(is("half", "EQUAL", int(1)), is("n", "IN", list(int(3), int(4)))), orderBy: by("n") },
    ],
    ["a group", { from: group, where: and(is("half", "EQUAL", int(1)), is("n", "LESS_THAN", int(1900))) }],
    ["everything", { from: [{ allDescendants: true }] }],
  ])("is what it finds: %s", (_, query) => {
    const { found, rows } = rowsOf({ ...query, limit: 20 });
    expect(found).toBe(20);
    expect(rows).toBeLessThan(110);
  });

  test("is nothing where keys say enough to count", () => {
    const count = (query: StructuredQuery) => () => {
      const counted = store.aggregate(ROOT, query, [{ alias: "n", count: {} }]).n as { integerValue: string };
      return Number(counted.integerValue);
    };
    for (const [query, found] of [
      [{ from }, 2000],
      [{ from, where: is("half", "EQUAL", int(1)) }, 1000],
      [{ from, where: is("n", "LESS_THAN", int(500)), offset: 10 }, 490],
      [
        { from, where: or(is("half", "EQUAL", int(1)), is("n", "LESS_THAN", int(4))), orderBy: by("n") },
        1002,
      ],
      [{ from: group, where: is("tags", "ARRAY_CONTAINS", int(2)), limit: 7 }, 7],
    ] as [StructuredQuery, number][]) {
      expect(rowsOf(query, count(query))).toEqual({ found, rows: 1 });
    }
  });

  test("grows with the ids listed, not with what lies below them", () => {
    for (let number = 0; number < 300; number++) store.put(numbered(number, `c/d00007/below${number % 2}`));
    store.put(numbered(1, "c/missing/below0"));
    sql.rows = 0;
    expect(store.collectionIdsBelow(ROOT)).toEqual(["c"]);
    expect(store.collectionIdsBelow(`${ROOT}/c/d00007`)).toEqual(["below0", "below1"]);
    const names = store.namesIn(`${ROOT}/c`, `${ROOT}/c/d01997`, 10);
    expect(names.map((name) => name.slice(ROOT.length))).toEqual(["/c/d01998", "/c/d01999", "/c/missing"]);
    expect(store.namesIn(`${ROOT}/c`, null, 9).at(-1)).toBe(`${ROOT}/c/d00008`);
    expect(sql.rows).toBeLessThan(30);
  });

  test("a field that is exempt gets no index", () => {
    const exempt = countingSql();
    const configuration = new IndexConfiguration({
      fieldOverrides: [{ collectionGroup: "c", fieldPath: "half", indexes: [] }],
    });
    const other = new DocumentStore(exempt, configuration);
    for (let number = 0; number < 200; number++) other.put(numbered(number));
    expect(
      other.query(ROOT, { from, where: is("half", "EQUAL", int(1)), orderBy: by("n"), limit: 2 }),
    ).toHaveLength(2);
    expect(exempt.exec("SELECT * FROM index_entries").toArray()).toEqual([]);
  });
});

test("documents stored before there were keys are taken over once", () => {
  const sql = storedByName();
  const find = (store: DocumentStore) =>
    store.query(ROOT, {
      from: [{ collectionId: "c" }],
      orderBy: [{ field: { fieldPath: "n" } }],
      offset: 298,
    });
  const found = [298, 299].map((number) => ({
    name: `${ROOT}/c/d${number}`,
    fields: { n: int(number) },
    createTimeMicros: 1,
    updateTimeMicros: 2,
  }));
  expect(find(new DocumentStore(sql))).toEqual(found);
  expect(find(new DocumentStore(sql))).toEqual(found);
});

test("an index made in a transaction that is undone is made again", () => {
  const sql = memorySql();
  const store = new DocumentStore(sql);
  for (let number = 0; number < 200; number++) {
    const name = `${ROOT}/c/d${number}`;
    store.put({ name, fields: { n: int(number) }, createTimeMicros: 1, updateTimeMicros: 1 });
  }
  const find = () =>
    store.query(ROOT, { from: [{ collectionId: "c" }], orderBy: [{ field: { fieldPath: "n" } }] }).length;
  sql.exec("BEGIN");
  expect(find()).toBe(200);
  sql.exec("ROLLBACK");
  store.afterRollback();
  expect(find()).toBe(200);
});
