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

test("lines end in any way, and a quote that nobody closed takes in no rows unseen", () => {
  const mixed = importRows("csv", 'prompt,seen\nBread,\r\nTea,"a\r\nb"\rSoap,');
  expect(mixed.rows?.map(({ variables }) => variables.seen)).toEqual(["", "a\nb", ""]);
  const open = importRows("csv", 'prompt,language\nBread,en\nTea,"en\nSoap,de\n');
  expect(open.errors).toMatchObject([{ line: 3, message: expect.stringContaining("Close it") }]);
});
