import { expect, test } from "vitest";
import { fillRange } from "./fill-range";

const fillColumn = (texts: readonly string[], toRow: number) =>
  fillRange(
    { top: 0, bottom: texts.length - 1, left: 0, right: 0 },
    { top: 0, bottom: toRow, left: 0, right: 0 },
    ({ row }) => texts[row] ?? "",
  ).map(({ text }) => text);

test("one text is repeated, several in turn", () => {
  expect(fillColumn(["Cup"], 2)).toEqual(["Cup", "Cup"]);
  expect(fillColumn(["7"], 2)).toEqual(["7", "7"]);
  expect(fillColumn(["a", "b"], 4)).toEqual(["a", "b", "a"]);
});

test("numbers that rise by equal steps go on, in both directions and with their decimals", () => {
  expect(fillColumn(["1", "2"], 3)).toEqual(["3", "4"]);
  expect(fillColumn(["1.50", "1.75"], 2)).toEqual(["2.00"]);
  expect(fillColumn(["1", "2", "4"], 4)).toEqual(["1", "2"]);
  const upwards = fillRange(
    { top: 2, bottom: 3, left: 1, right: 1 },
    { top: 0, bottom: 3, left: 1, right: 1 },
    ({ row }) => String(row * 10),
  );
  expect(upwards).toEqual([
    { row: 0, column: 1, text: "0" },
    { row: 1, column: 1, text: "10" },
  ]);
});

test("a range is filled across by its rows", () => {
  const across = fillRange(
    { top: 0, bottom: 1, left: 0, right: 0 },
    { top: 0, bottom: 1, left: 0, right: 2 },
    ({ row }) => `r${row}`,
  );
  expect(across.map(({ row, column, text }) => `${row}/${column} ${text}`)).toEqual([
    "0/1 r0",
    "0/2 r0",
    "1/1 r1",
    "1/2 r1",
  ]);
});
