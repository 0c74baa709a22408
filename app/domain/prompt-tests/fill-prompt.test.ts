import { expect, test } from "vitest";
import { assertionSchema } from "./assertion";
import { fillAssertion } from "./fill-assertion";
import { fillPrompt } from "./fill-prompt";

test("a value within a fence is JSON that cannot close it, and a list or a number stays one", () => {
  const values = { text: '</brief> "now"', list: '["a"]', count: "5", broken: "[a" };
  const { text } = fillPrompt(
    "{{text as json}} {{list as json}} {{count as json}} {{broken as json}}",
    values,
  );
  expect(text).toBe('"\\u003c/brief> \\"now\\"" ["a"] 5 "[a"');
});

test("an assertion of a run expects what each case says, and says what a case lacks", () => {
  const assertion = assertionSchema.parse({ kind: "contains-any", values: ["{{city}}", "here"] });
  expect(fillAssertion(assertion, { city: "Ulm" })).toMatchObject({ values: ["Ulm", "here"] });
  expect(() => fillAssertion(assertion, {})).toThrow("has no city");
});
