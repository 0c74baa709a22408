import { expect, test } from "vitest";
import { listSearch, parseListAddress } from "./page-address";

test.each(["?", "?q=lemon+tree", "?show=trash", "?q=lemon&show=starred&older=one", "?newer=two"])(
  "%s is kept whole",
  (search) => {
    expect(listSearch(parseListAddress(new URLSearchParams(search)))).toBe(search);
  },
);

test("what the list cannot filter by is left out, rather than filtering unseen", () => {
  expect(listSearch(parseListAddress(new URLSearchParams("board=b&rating=3&q=oak")))).toBe("?q=oak");
});
