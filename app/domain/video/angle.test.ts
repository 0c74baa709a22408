import { expect, it } from "vitest";
import { angleTitle } from "./angle";

it("is called by what it opens with and the order it goes on in, each said once", () => {
  expect(angleTitle({ kind: "price", framework: "offer-first" })).toBe("The price · Offer first");
  expect(angleTitle({ kind: "problem", framework: "problem-solution" })).toBe("A problem · Then the answer");
  expect(angleTitle({ kind: "offer", framework: "offer-first" })).toBe("The offer");
  expect(angleTitle({ kind: "story", framework: "story" })).toBe("A story");
  expect(angleTitle({ kind: "statement", framework: "statement" })).toBe("A statement");
  expect(angleTitle({ kind: "benefit" })).toBe("A benefit");
});
