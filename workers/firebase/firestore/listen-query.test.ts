import { beforeEach, describe, expect, test, vi } from "vitest";
import { ANONYMOUS } from "../request/caller";
import type { AccessGuard } from "./access-guard";
import type { DocumentChange } from "./commit";
import type { StoredDocument } from "./document";
import type { DocumentStore } from "./document-store";
import { QueryTarget } from "./listen-query";
import type { StructuredQuery } from "./protocol";
import { TargetIndex } from "./target-index";

const ROOT = "projects/p/databases/d/documents";
const storedQuery = vi.fn<() => StoredDocument[]>();
const context = {
  database: "projects/p/databases/d",
  store: { query: storedQuery } as unknown as DocumentStore,
  guard: {} as AccessGuard,
  caller: ANONYMOUS,
};

function document(id: string, rank: number, updateTimeMicros: number, collection = "c"): StoredDocument {
  const fields = { rank: { integerValue: String(rank) } };
  return { name: `${ROOT}/${collection}/${id}`, fields, createTimeMicros: 1, updateTimeMicros };
}

function change(before: StoredDocument | null, after: StoredDocument | null): DocumentChange {
  return { name: (before ?? after)!.name, before, after };
}

/** Rank at most 5, by rank. */
function targetOf(query: Partial<StructuredQuery>, shown: StoredDocument[]): QueryTarget {
  const where = {
    fieldFilter: {
      field: { fieldPath: "rank" },
      op: "LESS_THAN_OR_EQUAL" as const,
      value: { integerValue: "5" },
    },
  };
  const target = new QueryTarget(2, { from: [{ collectionId: "c" }], where, ...query }, ROOT, context);
  storedQuery.mockReturnValueOnce(shown);
  target.restart();
  storedQuery.mockClear();
  return target;
}

beforeEach(() => storedQuery.mockReset());

describe("a query without limit", () => {
  const a = document("a", 1, 1);
  const target = () => targetOf({}, [a]);

  test.each<[string, DocumentChange, string[], string[]]>([
    ["enters", change(null, document("b", 2, 2)), ["b"], []],
    ["changes", change(a, document("a", 3, 2)), ["a"], []],
    ["leaves", change(a, document("a", 9, 2)), [], ["a"]],
    ["is deleted", change(a, null), [], ["a"]],
    ["never matched", change(null, document("z", 9, 2)), [], []],
    ["is elsewhere", change(null, document("b", 2, 2, "other")), [], []],
  ])(
    "one that %s is told by the change alone, without running the query",
    (_, happened, changed, removed) => {
      const delta = target().delta([happened]);
      expect(delta.changed.map(({ name }) => name.split("/").at(-1))).toEqual(changed);
      expect(delta.removed.map((name) => name.split("/").at(-1))).toEqual(removed);
      expect(storedQuery).not.toHaveBeenCalled();
    },
  );
});

describe("a query with a limit", () => {
  const a = document("a", 1, 1);
  const b = document("b", 2, 1);

  test("runs again when one of its documents leaves, and finds who moves up", () => {
    const target = targetOf({ limit: 2 }, [a, b]);
    storedQuery.mockReturnValue([b, document("c", 3, 1)]);
    const delta = target.delta([change(a, null)]);
    expect(delta.changed.map(({ name }) => name)).toEqual([`${ROOT}/c/c`]);
    expect(delta.removed).toEqual([a.name]);
  });

  test("does not run for a document that never matched, or matched behind the limit and goes", () => {
    const target = targetOf({ limit: 2 }, [a, b]);
    target.delta([change(document("z", 8, 1), document("z", 9, 2))]);
    target.delta([change(document("c", 3, 1), null)]);
    expect(storedQuery).not.toHaveBeenCalled();
  });
});

describe("a query below its limit", () => {
  const a = document("a", 1, 1);
  const b = document("b", 2, 1);

  test("is answered from the change alone, as long as there is room", () => {
    const target = targetOf({ limit: 4 }, [a, b]);
    expect(target.delta([change(null, document("c", 3, 2))]).changed).toHaveLength(1);
    expect(target.delta([change(a, null)]).removed).toEqual([a.name]);
    expect(storedQuery).not.toHaveBeenCalled();
  });

  test("runs again when more enter than there is room for, and when it is full", () => {
    const tight = targetOf({ limit: 3 }, [a, b]);
    const full = targetOf({ limit: 2 }, [a, b]);
    const shifted = targetOf({ limit: 9, offset: 1 }, [a, b]);
    storedQuery.mockReturnValue([a, b]);
    tight.delta([change(null, document("c", 3, 2)), change(null, document("d", 3, 2))]);
    full.delta([change(a, document("a", 2, 2))]);
    shifted.delta([change(a, null)]);
    expect(storedQuery).toHaveBeenCalledTimes(3);
  });
});

describe("index of targets", () => {
  test("a commit wakes the targets of its collection, its groups and its documents, and no others", () => {
    const index = new TargetIndex<string>();
    const own = targetOf({}, []);
    const other = new QueryTarget(4, { from: [{ collectionId: "other" }] }, ROOT, context);
    const group = new QueryTarget(6, { from: [{ collectionId: "c", allDescendants: true }] }, ROOT, context);
    index.add(own, "tab");
    index.add(other, "tab");
    index.add(group, "another tab");
    const touched = index.touchedBy([change(null, document("x", 1, 1))]);
    expect([...touched].map(([owner, targets]) => [owner, [...targets].map(({ id }) => id)])).toEqual([
      ["tab", [2]],
      ["another tab", [6]],
    ]);
    index.remove(own);
    index.remove(group);
    expect(index.touchedBy([change(null, document("x", 1, 1))]).size).toBe(0);
  });
});
