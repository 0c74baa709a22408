import { expect, test } from "vitest";
import { readOut } from "./read-out";

test("the same message twice and thrice is read out each time, and sounds the same", () => {
  const once = readOut("", "Undone: Move headline");
  const twice = readOut(once, "Undone: Move headline");
  const thrice = readOut(twice, "Undone: Move headline");
  expect(once).toBe("Undone: Move headline");
  expect(twice).not.toBe(once);
  expect(thrice).not.toBe(twice);
  for (const text of [once, twice, thrice]) expect(text.trim()).toBe("Undone: Move headline");
});
