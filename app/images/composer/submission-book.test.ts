import { expect, test } from "vitest";
import { makeSubmissionBook } from "./submission-book";

const lamp = { prompt: "A lamp" };

test("two wishes on their way have a key each, also of the very same", () => {
  const book = makeSubmissionBook();
  const first = book.begin(lamp, null);
  const again = book.begin(lamp, first);
  expect(again.key).not.toBe(first.key);
  book.end(first);
  expect(book.isOnTheWay(lamp)).toBe(true);
  book.end(again);
  expect(book.isOnTheWay({ ...lamp })).toBe(false);
});

test("what is asked again after a lost answer keeps its key, on this page and after a reload", () => {
  const book = makeSubmissionBook();
  const first = book.begin(lamp, null);
  const other = book.begin({ prompt: "A cup" }, null);
  book.fail(first);
  expect(book.begin(lamp, other).key).toBe(first.key);
  expect(makeSubmissionBook().begin(lamp, first).key).toBe(first.key);
});

test("a renewed key is the one that a lost answer leaves", () => {
  const book = makeSubmissionBook();
  const first = book.begin(lamp, null);
  const renewed = { ...first, key: "another" };
  book.renew(first, renewed);
  book.fail(renewed);
  expect(book.begin(lamp, null).key).toBe("another");
  book.end(renewed);
  expect(book.begin(lamp, null).key).not.toBe("another");
});
