import { expect, test } from "vitest";
import { describeMissing, describeReturned } from "./describe-missing.ts";

test("what is missing is said with what came back and what to do next", () => {
  const suit = { missing: "a man in a suit", creditsReturned: 2 };
  const next = "add your own photo or choose another model.";
  expect(describeMissing("ramen")).toBe(`No picture of “ramen”: ${next}`);
  expect(describeReturned([{}, { missing: "" }])).toBeNull();
  expect(describeReturned([{ missing: "ramen", creditsReturned: 0 }])).toBe(`No picture of “ramen”: ${next}`);
  expect(describeReturned([suit, { missing: "ramen" }, suit])).toBe(
    "4 credits returned: “a man in a suit” and “ramen” were not drawn. Add your own photo or choose another model.",
  );
  expect(describeReturned([{ ...suit, creditsReturned: 1 }])).toMatch(
    /^1 credit returned: “a man in a suit” was not drawn\./,
  );
});
