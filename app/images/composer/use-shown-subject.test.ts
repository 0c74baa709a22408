import { expect, test } from "vitest";
import { whileTyping } from "./use-shown-subject";

test("what is said of a prompt goes with the words it is about; a product stays as it is", () => {
  const shown = { subject: null, missing: "In a suit", uncut: ["a1"], isPartial: false };
  expect(whileTyping(shown, "A man in a suit, shaking hands with")).toBe(shown);
  expect(whileTyping(shown, "A bowl of ramen")).toEqual({ ...shown, missing: "" });
});
