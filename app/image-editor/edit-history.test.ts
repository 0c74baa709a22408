import { expect, test } from "vitest";
import { edit, redo, startHistory, undo } from "./edit-history";

test("going on in one place within a moment is one step back; another place is another", () => {
  let history = startHistory(0);
  history = edit(history, 1, "exposure", 0);
  history = edit(history, 2, "exposure", 400);
  history = edit(history, 3, "contrast", 500);
  history = edit(history, 4, null, 600);
  history = edit(history, 5, null, 601);
  const back = [undo(history), undo(undo(history)), undo(undo(undo(history)))];
  expect(back.map(({ present }) => present)).toEqual([4, 3, 2]);
  expect(undo(undo(undo(undo(undo(history))))).present).toBe(0);
  expect(redo(undo(history)).present).toBe(5);
});

test("what was undone is gone after a new edit; the same value is no step", () => {
  const history = edit(edit(startHistory("a"), "b", null, 0), "c", null, 1);
  const branched = edit(undo(history), "d", null, 2);
  expect(branched.future).toEqual([]);
  expect(undo(branched).present).toBe("b");
  expect(edit(history, "c", null, 3)).toBe(history);
  expect(undo(startHistory("a")).present).toBe("a");
  expect(redo(history)).toBe(history);
});
