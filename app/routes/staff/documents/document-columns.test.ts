import { expect, test } from "vitest";
import type { DocumentRow } from "~/domain/documents/document-answers";
import { columnsOf, fieldPaths } from "./document-columns";

const row = (fields: DocumentRow["fields"]): DocumentRow => ({
  path: "boards/a",
  fields,
  createTime: "",
  updateTime: "",
});

test("fields within maps have columns of their own, beside a field whose name looks like their path", () => {
  const rows = [
    row({ a: { b: 1, deep: { er: { est: { on: 1 } } } }, "a.b": 2, rare: 1 }),
    row({ a: {}, "a.b": 3 }),
  ];
  const columns = columnsOf(fieldPaths(rows), ([name]) => name !== "rare").slice(1, -1);
  expect(columns.map(({ id, isHidden = false }) => [id, isHidden])).toEqual([
    ["a", false],
    ["a.b", true],
    ["a.deep", true],
    ["a.deep.er", true],
    ["a.deep.er.est", true],
    ["`a.b`", false],
    ["rare", false],
  ]);
  expect(columns.flatMap(({ id, isUnsorted }) => (isUnsorted ? id : []))).toEqual(["rare"]);
  const [first] = rows;
  const told = columns.filter(({ id }) => id.includes("b")).map(({ value }) => first && value(first));
  expect(told).toEqual(["1", "2"]);
});
