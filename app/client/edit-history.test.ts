import { expect, test } from "vitest";
import { adopt, type EditHistory, edit, redo, startHistory, undo } from "./edit-history";

const befores = <Value>({ past }: EditHistory<Value>) => past.map(({ before }) => before);

test("going on in one place is one step; a pause or another place begins the next", () => {
  let history = startHistory("a");
  history = edit(history, "ab", "title", 0);
  history = edit(history, "abc", "title", 400);
  history = edit(history, "abcd", "title", 5000);
  history = edit(history, "abcde", "subtitle", 5100);
  history = edit(history, "abcdef", null, 5200);
  history = edit(history, "abcdefg", null, 5201);
  expect(befores(history)).toEqual(["a", "abc", "abcd", "abcde", "abcdef"]);
});

test("back and forth, as far as there is something", () => {
  const history = edit(edit(startHistory("a"), "b", null, 0), "c", null, 1);
  const back = undo(undo(history));
  expect([undo(history).present, back.present]).toEqual(["b", "a"]);
  expect(undo(back)).toBe(back);
  expect(redo(redo(back)).present).toBe("c");
  expect(redo(history)).toBe(history);
});

test("a new edit ends the way forth; the same value is no step and does not", () => {
  const history = edit(edit(startHistory("a"), "b", null, 0), "c", null, 1);
  const back = undo(history);
  const branched = edit(back, "d", null, 2);
  expect(branched.future).toEqual([]);
  expect(undo(branched).present).toBe("b");
  expect(edit(back, "b", null, 3)).toBe(back);
});

test("what was undone is gone on with as a step of its own", () => {
  const history = undo(edit(edit(startHistory("a"), "ab", "title", 0), "abc", null, 100));
  expect(befores(edit(history, "abd", "title", 200))).toEqual(["a", "ab"]);
});

test("two hundred steps are kept, the latest", () => {
  let history = startHistory(0);
  for (let step = 1; step <= 250; step++) history = edit(history, step, null, step);
  expect([history.past.length, history.past[0]?.before]).toEqual([200, 50]);
});

test("what was changed elsewhere is no step, and typing after it begins one", () => {
  let history = edit(startHistory("a"), "ab", "title", 0);
  history = adopt(history, "ab!");
  expect([history.present, befores(history)]).toEqual(["ab!", ["a"]]);
  history = edit(history, "abc!", "title", 100);
  expect(befores(history)).toEqual(["a", "ab!"]);
});

test("back and forth take back and repeat what was done here; what was changed elsewhere stands", () => {
  const merge = (base: number, mine: number, theirs: number) => theirs + mine - base;
  let history = edit(edit(startHistory(0), 1, null, 0), 11, null, 1);
  history = adopt(history, 111);
  history = undo(history, merge);
  expect(history.present).toBe(101);
  history = undo(adopt(history, 1101), merge);
  expect(history.present).toBe(1100);
  history = redo(redo(history, merge), merge);
  expect(history.present).toBe(1111);
  expect(undo(undo(history, merge), merge).present).toBe(1100);
});
