import { expect, test } from "vitest";
import { pauseAfter } from "./retry-broken-images";

test("a image that stays broken is asked for less and less, and in the end no more", () => {
  expect([0, 1, 2, 3, 4, 5].map(pauseAfter)).toEqual([3000, 6000, 12_000, 24_000, 48_000, null]);
});
