import { expect, test } from "vitest";
import { readFilter, readOrder } from "~/domain/documents/document-query";
import { auditedDocuments } from "../../../tests/fixtures/audited-documents";
import { listChanges } from "./document-changes.server";
import { aggregateRaw, collectionIdsBelow, namesBelow, queryRaw } from "./raw-documents.server";

const stored = {
  "content/a": { n: 1, tag: "x", tags: ["red", "blue"], nothing: null, odd: Number.NaN },
  "content/b": { n: 2.5, tag: "y", tags: ["red"], nothing: "some", odd: 1 },
  "content/c": { n: 3, tag: "z", tags: [], at: new Date("2026-01-01T00:00:00Z") },
  "content/a/comments/one two": { text: "Fine" },
  "content/a/comments/x/reads/y": { text: "Deep" },
};

const idsOf = async (where: unknown, order = "", limit = 50) => {
  const { looking } = auditedDocuments(stored);
  const query = {
    collection: "content",
    where: where === null ? null : readFilter(where),
    order: readOrder(order),
  };
  const ids: string[] = [];
  for (let after = null as Awaited<ReturnType<typeof queryRaw>>["last"]; ; ) {
    const page = await queryRaw(looking, query, { after, limit });
    ids.push(...page.documents.map(({ path }) => path.slice("content/".length)));
    after = page.last;
    if (after === null) return ids.join("");
  }
};

test.each<[string, unknown, string]>([
  ["all", null, "abc"],
  ["==", ["n", "==", 1], "a"],
  ["== across kinds of numbers", ["n", "==", { $double: 1 }], "a"],
  ["!=", ["n", "!=", 1], "bc"],
  ["<", ["n", "<", 2.5], "a"],
  ["<=", ["n", "<=", 2.5], "ab"],
  [">", ["n", ">", 1], "bc"],
  [">=", ["n", ">=", 2.5], "bc"],
  ["in", ["tag", "in", ["x", "z"]], "ac"],
  ["not-in", ["tag", "not-in", ["x", "z"]], "b"],
  ["array-contains", ["tags", "array-contains", "red"], "ab"],
  ["array-contains-any", ["tags", "array-contains-any", ["blue", "green"]], "a"],
  ["is-null", ["nothing", "is-null"], "a"],
  ["== null", ["nothing", "==", null], "a"],
  ["is-not-null", ["nothing", "is-not-null"], "b"],
  ["is-nan", ["odd", "is-nan"], "a"],
  ["== NaN", ["odd", "==", { $double: "NaN" }], "a"],
  ["is-not-nan", ["odd", "is-not-nan"], "b"],
  ["a moment", ["at", ">", { $timestamp: "2025-12-31T23:59:59.999999Z" }], "c"],
  ["the name", ["__name__", ">=", "content/b"], "bc"],
  ["names", ["__name__", "in", ["content/c", "content/a"]], "ac"],
  [
    "and",
    {
      and: [
        ["tag", "==", "x"],
        ["tags", "array-contains", "red"],
      ],
    },
    "a",
  ],
  [
    "or",
    {
      or: [
        ["tag", "==", "x"],
        ["tag", "==", "z"],
      ],
    },
    "ac",
  ],
  [
    "and in or",
    {
      or: [
        ["n", "==", 3],
        {
          and: [
            ["n", "==", 1],
            ["tag", "==", "x"],
          ],
        },
      ],
    },
    "ac",
  ],
])("%s finds what it says, in one page and in pages of one", async (_, where, ids) => {
  expect(await idsOf(where)).toBe(ids);
  expect([...(await idsOf(where, "", 1))].sort().join("")).toBe(ids);
});

test("an order is followed from page to page in both directions", async () => {
  expect(await idsOf(null, "-n", 1)).toBe("cba");
  expect(await idsOf(null, "n", 2)).toBe("abc");
  expect(await idsOf(["n", ">", 1], "-n", 1)).toBe("cb");
  expect(await idsOf(null, "-__name__", 2)).toBe("cba");
});

test("what a query finds is counted and added up, exact to the kind of number", async () => {
  const { looking, put } = auditedDocuments(stored);
  const all = { collection: "content", where: null, order: [] };
  expect(await aggregateRaw(looking, all, "n")).toEqual({
    count: { integerValue: "3" },
    sum: { doubleValue: 6.5 },
    average: { doubleValue: 6.5 / 3 },
  });
  expect(await aggregateRaw(looking, all, null)).toEqual({
    count: { integerValue: "3" },
    sum: null,
    average: null,
  });
  put("content/d", { big: Number.MAX_SAFE_INTEGER });
  put("content/e", { big: 2 });
  expect((await aggregateRaw(looking, all, "big")).sum).toEqual({ integerValue: "9007199254740993" });
  const none = { ...all, where: readFilter(["tag", "==", "nobody"]) };
  expect((await aggregateRaw(looking, none, "n")).average).toEqual({ nullValue: null });
});

test("what lies below a document is found at every depth, whatever its id holds", async () => {
  const { looking } = auditedDocuments(stored);
  expect(await collectionIdsBelow(looking, null)).toEqual(["content"]);
  expect(await collectionIdsBelow(looking, "content/a")).toEqual(["comments"]);
  expect(await collectionIdsBelow(looking, "content/a/comments/x")).toEqual(["reads"]);
  const below = await namesBelow(looking, "content/a", { after: null, limit: 10 });
  expect(below.map(({ path }) => path)).toEqual([
    "content/a/comments/one two",
    "content/a/comments/x/reads/y",
  ]);
  const rest = await namesBelow(looking, "content/a", { after: "content/a/comments/one two", limit: 10 });
  expect(rest).toHaveLength(1);
  const comments = { collection: "content/a/comments", where: null, order: [] };
  const { documents } = await queryRaw(looking, comments, { after: null, limit: 10 });
  expect(documents.map(({ path }) => path)).toEqual(["content/a/comments/one two"]);
});

test("the changes of a collection and of a document are found by the indexes there are", async () => {
  const { looking } = auditedDocuments(stored);
  expect(await listChanges(looking, "content", null)).toEqual([]);
  expect(await listChanges(looking, "content", "content/a")).toEqual([]);
});
