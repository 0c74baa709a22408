import { expect, test } from "vitest";
import { emojiIn } from "./uncovered";

test("emoji are found as a reader sees them; signs that fonts have are none", () => {
  expect(emojiIn("For all 👩‍👩‍👧‍👦, and ❤️ and 👩‍👩‍👧‍👦 again")).toEqual(["👩‍👩‍👧‍👦", "❤️"]);
  expect(emojiIn("Cup™ © 2026, 1 → 2 #1 ✓ Größe 日本")).toEqual([]);
});
