import { expect, test } from "vitest";
import { nextWithin, type Place, rangeOf } from "./cell-range";
import { commandOfKey } from "./key-commands";
import { moveByKey } from "./move-by-key";

/** "#" is a filled cell. */
const table = ["##..#", "##..#", "....#", "#...."];
const around = {
  rows: table.length,
  columns: 5,
  pageRows: 2,
  pageColumns: 3,
  isFilled: ({ row, column }: Place) => table[row]?.[column] === "#",
};
const at = (row: number, column: number) => ({ row, column });
const press = (key: string, from: Place, { mod = false, alt = false } = {}) =>
  moveByKey({ key, mod, alt }, from, around);

test("arrows, Home, End and the page keys move within the table", () => {
  expect(press("ArrowDown", at(0, 0))).toEqual(at(1, 0));
  expect(press("ArrowUp", at(0, 0))).toEqual(at(0, 0));
  expect(press("ArrowRight", at(0, 4))).toEqual(at(0, 4));
  expect(press("End", at(1, 1))).toEqual(at(1, 4));
  expect(press("Home", at(1, 3))).toEqual(at(1, 0));
  expect(press("End", at(0, 0), { mod: true })).toEqual(at(3, 4));
  expect(press("Home", at(3, 4), { mod: true })).toEqual(at(0, 0));
  expect(press("PageDown", at(0, 1))).toEqual(at(2, 1));
  expect(press("PageDown", at(3, 1))).toEqual(at(3, 1));
  expect(press("PageDown", at(0, 0), { alt: true })).toEqual(at(0, 3));
  expect(press("a", at(0, 0))).toBeNull();
});

test("Ctrl with an arrow goes to the end of what is filled, then to the next that is, then to the edge", () => {
  const mod = { mod: true };
  expect(press("ArrowRight", at(0, 0), mod)).toEqual(at(0, 1));
  expect(press("ArrowRight", at(0, 1), mod)).toEqual(at(0, 4));
  expect(press("ArrowDown", at(0, 0), mod)).toEqual(at(1, 0));
  expect(press("ArrowDown", at(1, 0), mod)).toEqual(at(3, 0));
  expect(press("ArrowDown", at(0, 2), mod)).toEqual(at(3, 2));
  expect(press("ArrowUp", at(0, 3), mod)).toEqual(at(0, 3));
});

test("within a range the next cell comes in reading order and goes round", () => {
  const range = rangeOf({ active: at(2, 3), extent: at(1, 2) });
  expect(range).toEqual({ top: 1, bottom: 2, left: 2, right: 3 });
  expect(nextWithin(range, at(1, 3), 1, "rows")).toEqual(at(2, 2));
  expect(nextWithin(range, at(2, 3), 1, "rows")).toEqual(at(1, 2));
  expect(nextWithin(range, at(1, 2), -1, "rows")).toEqual(at(2, 3));
  expect(nextWithin(range, at(2, 2), 1, "columns")).toEqual(at(1, 3));
});

test("keys that type, and those of the browser, are no commands", () => {
  const command = (key: string, keys: { mod?: boolean; shift?: boolean; alt?: boolean } = {}) =>
    commandOfKey({ key, mod: false, shift: false, alt: false, ...keys });
  expect(command("a")).toBeNull();
  expect(command("c", { mod: true })).toBeNull();
  expect(command("r", { mod: true, shift: true })).toBeNull();
  expect(command("Enter")).toBe("edit");
  expect(command("z", { mod: true })).toBe("undo");
  expect(command("Z", { mod: true, shift: true })).toBe("redo");
  expect(command(" ", { shift: true })).toBe("select-rows");
  expect(command(" ")).toBeNull();
});
