import { expect, test } from "vitest";
import { importRows } from "./import-rows.server";

test("CSV as spreadsheets write it: a byte order mark, quotation marks, line breaks within a value, empty lines", () => {
  const { rows } = importRows("csv", '\uFEFFprompt;note\n"Bread; from ""Sonne""\nin Ulm";two lines\n;;\n\n');
  expect(rows).toMatchObject([{ variables: { prompt: 'Bread; from "Sonne"\nin Ulm' }, note: "two lines" }]);
});

test("JSON is a list or lines, and what is wrong is said by line", () => {
  expect(importRows("json", '{"a": "1"}\n{"a": 2}').rows).toMatchObject([
    { variables: { a: "1" } },
    { variables: { a: "2" } },
  ]);
  expect(importRows("json", '{"a": "1"}\n{').errors).toMatchObject([{ line: 2 }]);
});
