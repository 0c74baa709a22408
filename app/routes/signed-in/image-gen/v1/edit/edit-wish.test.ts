import { expect, test } from "vitest";
import { parseEditChoice, wishOf, withEditChoice } from "./edit-wish";

test("a choice is read back from its address, beside what else stands there", () => {
  const choice = { operation: "upscale", count: "3", factor: "4" } as const;
  const address = withEditChoice(new URLSearchParams("image=one"), choice);
  expect(address.get("image")).toBe("one");
  expect(parseEditChoice(address)).toEqual(choice);
  expect(wishOf(choice)).toEqual({ operation: "upscale", count: 3, factor: 4 });
});

test("what needs something drawn, and what is unknown, is not taken from an address", () => {
  expect(parseEditChoice(new URLSearchParams("do=fill&count=9&by=3"))).toEqual({
    operation: "instruct",
    count: "1",
    factor: "2",
  });
});
