import { describe, expect, test } from "vitest";
import { memorySql } from "../../../tests/fakes/memory-sql";
import { type CommitRequest, commitWrites } from "./commit";
import { CommitClock } from "./commit-clock";
import { DocumentStore } from "./document-store";
import type { Write } from "./protocol";
import { permissionDenied, RpcError } from "./rpc-error";
import { noReads, recordDocument } from "./transaction-reads";
import type { Fields, Value } from "./values";

const DATABASE = "projects/p/databases/(default)";
const nameOf = (path: string) => `${DATABASE}/documents/${path}`;
const int = (number: number): Value => ({ integerValue: String(number) });
const map = (fields: Fields): Value => ({ mapValue: { fields } });
const set = (path: string, fields: Fields): Write => ({ update: { name: nameOf(path), fields } });

function database() {
  const sql = memorySql();
  const [store, clock] = [new DocumentStore(sql), new CommitClock(sql)];
  const commit = (writes: Write[], more: Partial<CommitRequest> = {}) =>
    commitWrites(store, clock, { database: DATABASE, writes, requireAllowed: () => {}, ...more });
  return { store, commit, fieldsOf: (path: string) => store.get(nameOf(path))?.fields };
}

describe("masks", () => {
  test.each<[string, string[], Fields, Fields]>([
    [
      "replace what they name, and delete what is not sent",
      ["b", "c"],
      { a: int(9), c: int(9) },
      { a: int(1), c: int(9), "x.y": int(3) },
    ],
    [
      "reach into maps",
      ["m.n"],
      { m: map({ n: int(9), o: int(9) }) },
      { a: int(1), b: int(2), m: map({ n: int(9) }), "x.y": int(3) },
    ],
    [
      "put a map in place of what is none",
      ["a.b"],
      { a: map({ b: int(9) }) },
      { a: map({ b: int(9) }), b: int(2), "x.y": int(3) },
    ],
    ["quote names", ["`x.y`"], { "x.y": int(9) }, { a: int(1), b: int(2), "x.y": int(9) }],
    ["that are empty change nothing", [], { a: int(9) }, { a: int(1), b: int(2), "x.y": int(3) }],
  ])("%s", (_, fieldPaths, fields, after) => {
    const { commit, fieldsOf } = database();
    commit([set("c/d", { a: int(1), b: int(2), "x.y": int(3) })]);
    commit([{ ...set("c/d", fields), updateMask: { fieldPaths } }]);
    expect(fieldsOf("c/d")).toEqual(after);
  });

  test("make a document where there is none", () => {
    const { commit, fieldsOf } = database();
    commit([{ ...set("c/d", { a: int(1), b: int(2) }), updateMask: { fieldPaths: ["b"] } }]);
    expect(fieldsOf("c/d")).toEqual({ b: int(2) });
  });
});

test("transforms come after the update, in order, each with its result", () => {
  const { commit, fieldsOf } = database();
  const write: Write = {
    ...set("c/d", { n: int(1) }),
    updateTransforms: [
      { fieldPath: "n", increment: int(2) },
      { fieldPath: "n", maximum: int(2) },
      { fieldPath: "`l.`", appendMissingElements: { values: [int(1)] } },
    ],
  };
  expect(commit([write]).writeResults[0]!.transformResults).toEqual([int(3), int(3), { nullValue: null }]);
  expect(fieldsOf("c/d")).toEqual({ n: int(3), "l.": { arrayValue: { values: [int(1)] } } });
});

test("what changes nothing keeps its time and is no change, in whatever order its fields come", () => {
  const { commit } = database();
  const first = commit([set("c/d", { a: int(1), b: map({ c: int(2), d: int(3) }) })]);
  const again = commit([set("c/d", { b: map({ d: int(3), c: int(2) }), a: int(1) })]);
  expect(again.writeResults).toEqual(first.writeResults);
  expect(again.changes).toEqual([]);
  const double = commit([set("c/d", { a: { doubleValue: 1 }, b: map({ c: int(2), d: int(3) }) })]);
  expect(double.changes).toHaveLength(1);
});

test("values are stored in one form: times cut to microseconds, coordinates whole, zero with its sign", () => {
  const { commit, fieldsOf } = database();
  commit([
    set("c/d", {
      time: { timestampValue: "2026-01-02T03:04:05.123456999+01:00" },
      early: { timestampValue: "0001-01-01T00:00:00Z" },
      place: { geoPointValue: { latitude: 1 } },
      zero: { doubleValue: -0 },
      list: { arrayValue: {} },
    }),
  ]);
  expect(fieldsOf("c/d")).toEqual({
    time: { timestampValue: "2026-01-02T02:04:05.123456Z" },
    early: { timestampValue: "0001-01-01T00:00:00Z" },
    place: { geoPointValue: { latitude: 1, longitude: 0 } },
    zero: { doubleValue: "-0" },
    list: { arrayValue: { values: [] } },
  });
});

describe("preconditions", () => {
  const missing = new RpcError("NOT_FOUND", `No document to update: ${nameOf("c/d")}`);
  test.each<[Write, RpcError | null, RpcError | null]>([
    [{ ...set("c/d", {}), currentDocument: { exists: true } }, null, missing],
    [
      { ...set("c/d", {}), currentDocument: { exists: false } },
      new RpcError("ALREADY_EXISTS", `Document already exists: ${nameOf("c/d")}`),
      null,
    ],
    [{ delete: nameOf("c/d"), currentDocument: { exists: true } }, null, missing],
    [{ delete: nameOf("c/d") }, null, null],
    [{ verify: nameOf("c/d"), currentDocument: { exists: true } }, null, missing],
  ])("%j", (write, whenThere, whenNot) => {
    for (const [isThere, refusal] of [
      [true, whenThere],
      [false, whenNot],
    ] as const) {
      const { commit } = database();
      if (isThere) commit([set("c/d", { a: int(1) })]);
      if (refusal) expect(() => commit([write])).toThrow(refusal);
      else commit([write]);
    }
  });

  test("a version must be the stored one", () => {
    const { commit } = database();
    const { updateTime } = commit([set("c/d", { a: int(1) })]).writeResults[0]!;
    commit([{ ...set("c/d", { a: int(2) }), currentDocument: { updateTime } }]);
    expect(() => commit([{ ...set("c/d", { a: int(3) }), currentDocument: { updateTime } }])).toThrow(
      "does not match the required base version",
    );
  });
});

test("who asks too much learns first what is wrong in itself, then of conflicts, rules, and the document last", () => {
  const { commit, store } = database();
  commit([set("c/d", { big: { stringValue: "x".repeat(1_000_000) } })]);
  const reads = noReads();
  recordDocument(reads, nameOf("c/e"), null);
  const denied = {
    requireAllowed: () => {
      throw permissionDenied();
    },
  };
  const grow: Write = {
    ...set("c/d", { more: { stringValue: "x".repeat(100_000) } }),
    updateMask: { fieldPaths: ["more"] },
    currentDocument: { exists: false },
  };
  expect(() => commit([grow, set("c/__e__", {})], { reads, ...denied })).toThrow("is reserved");
  const conflict = noReads();
  recordDocument(conflict, nameOf("c/d"), null);
  expect(() => commit([grow], { reads: conflict, ...denied })).toThrow(
    "Aborted due to cross-transaction contention.",
  );
  expect(() => commit([grow], { reads, ...denied })).toThrow("Missing or insufficient permissions.");
  expect(() => commit([grow])).toThrow("Document already exists");
  expect(() => commit([{ ...grow, currentDocument: {} }])).toThrow("exceeds the maximum allowed size");
  // What is too large never reaches the store, whose own limit it might break.
  expect(Object.keys(store.get(nameOf("c/d"))!.fields)).toEqual(["big"]);
});

test("a mask cannot nest deeper than a document may", () => {
  const { commit } = database();
  const path = Array(10).fill("a").join(".");
  const deep = (levels: number): Value => (levels ? map({ a: deep(levels - 1) }) : int(1));
  const write = (levels: number): Write => ({
    update: { name: nameOf("c/d"), fields: { a: deep(levels) } },
    updateMask: { fieldPaths: [path] },
  });
  commit([write(20)]);
  expect(() =>
    commit([
      {
        transform: {
          document: nameOf("c/d"),
          fieldTransforms: [{ fieldPath: Array(22).fill("a").join("."), increment: int(1) }],
        },
      },
    ]),
  ).toThrow("Property a contains an invalid nested entity.");
});
