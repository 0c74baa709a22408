import { expect, test } from "vitest";
import { saidOf } from "./state-words";

test("an answer is called empty only where one was given", () => {
  const empty = { problem: null, text: "" };
  expect([saidOf("waiting", empty), saidOf("cancelled", empty)]).toEqual(["", ""]);
  expect(saidOf("fail", empty)).toBe("Empty answer");
  expect(saidOf("pass", { problem: null, text: "Bread" })).toBe("Bread");
  expect(saidOf("no-answer", { problem: "The model is busy.", text: "" })).toBe("The model is busy.");
});
