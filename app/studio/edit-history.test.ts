import { expect, test } from "vitest";
import { sameData } from "~/domain/data/same-data";
import type { Storyboard } from "~/scene/storyboard";
import { edit, redo, startHistory, undo } from "./edit-history.ts";

const board = (title: string): Storyboard => ({
  version: 2,
  title,
  language: "en",
  format: "9:16",
  scenes: [],
  templateId: "editorial",
  seed: 1,
  music: null,
});

test("typing on in one place is one step; a pause or another place begins the next", () => {
  let history = startHistory(board("a"));
  history = edit(history, board("ab"), "one", 0);
  history = edit(history, board("abc"), "one", 400);
  history = edit(history, board("abcd"), "one", 5000);
  history = edit(history, board("abcde"), "two", 5100);
  expect(history.past.map(({ title }) => title)).toEqual(["a", "abc", "abcd"]);
});

test("back, forth, and a new edit ends the way forth", () => {
  let history = edit(startHistory(board("a")), board("b"), null, 0);
  history = undo(history);
  expect(history.present.title).toBe("a");
  expect(undo(history)).toBe(history);
  expect(redo(history).present.title).toBe("b");
  history = edit(history, board("c"), null, 1);
  expect(redo(history)).toBe(history);
  expect(undo(history).present.title).toBe("a");
});

test("data are the same whatever the order of fields", () => {
  expect(sameData({ a: [1, { b: null }], c: "x" }, { c: "x", a: [1, { b: null }] })).toBe(true);
  expect(sameData({ a: undefined }, {})).toBe(false);
  expect(sameData([1, 2], [1])).toBe(false);
  expect(sameData(null, {})).toBe(false);
});
