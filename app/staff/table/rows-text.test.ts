import { expect, test } from "vitest";
import type { Column } from "./column";
import { rowsAsCsv, rowsAsJsonLines, rowsAsTsv } from "./rows-text";

interface Row {
  name: string;
  cost: number | null;
  live: boolean;
}
const columns: Column<Row>[] = [
  { id: "name", title: "Name", width: 100, value: ({ name }) => name },
  { id: "cost", title: "Cost", unit: "credits", kind: "number", width: 100, value: ({ cost }) => cost },
  { id: "live", title: "Live", width: 100, value: ({ live }) => live },
];
const rows: Row[] = [
  { name: 'a\tb\n"c"', cost: -3.5, live: true },
  { name: "=1+1", cost: null, live: false },
];

test("copied rows are tab-separated lines in which words are never formulas and cells never break", () => {
  expect(rowsAsTsv(rows, columns)).toBe('Name\tCost (credits)\tLive\na b "c"\t-3.5\tyes\n\'=1+1\t\tno');
});

test("downloaded rows are CSV that spreadsheets read as UTF-8", () => {
  expect(rowsAsCsv(rows, columns)).toBe(
    '\uFEFFName,Cost (credits),Live\r\n"a\tb\n""c""",-3.5,yes\r\n\'=1+1,,no\r\n',
  );
});

test("as JSON lines rows are whole", () => {
  expect(rowsAsJsonLines([{ a: "x\ny", more: [1] }, {}])).toBe('{"a":"x\\ny","more":[1]}\n{}\n');
});
