import { expect, test } from "vitest";
import { keysAfterField } from "./keys-after-field";

test("letters that go on after their field is gone are meant for it, until one pauses or ends typing", () => {
  const isLate = keysAfterField();
  const field = { isConnected: true };
  const letter = (into: typeof field | null, atMs: number) => isLate({ field: into, isLetter: true, atMs });
  expect(letter(field, 0)).toBe(false);
  // A field that is still there was left on purpose.
  expect(letter(null, 100)).toBe(false);
  expect(letter(field, 200)).toBe(false);
  field.isConnected = false;
  expect([letter(null, 300), letter(null, 1200), letter(null, 2300)]).toEqual([true, true, false]);
  const other = { isConnected: true };
  letter(other, 3000);
  isLate({ field: other, isLetter: false, atMs: 3100 });
  other.isConnected = false;
  expect(letter(null, 3200)).toBe(false);
});
