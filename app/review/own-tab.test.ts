import { expect, test } from "vitest";
import { OwnTab } from "./own-tab";

/** What a page that is loaded in one tab knows of it. */
function tabOf(kept: Map<string, string>) {
  return new OwnTab(() => ({
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  }));
}

test("a tab that is loaded again is the same, however often it is asked", () => {
  const kept = new Map<string, string>();
  const before = tabOf(kept);
  const id = before.id();
  before.keep();
  const after = tabOf(kept);
  expect([after.id(), after.id()]).toEqual([id, id]);
});

test("a tab that is duplicated is another, and one whose storage is off has a name, too", () => {
  const kept = new Map<string, string>();
  const first = tabOf(kept);
  first.keep();
  const again = tabOf(kept);
  expect(again.id()).toBe(first.id());
  expect(tabOf(new Map(kept)).id()).not.toBe(first.id());
  const off = new OwnTab(() => {
    throw new DOMException("off", "SecurityError");
  });
  off.keep();
  expect(off.id()).toBe(off.id());
});
