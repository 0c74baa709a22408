import { expect, test } from "vitest";
import { overruledMessage, replacedMessage } from "./changed-elsewhere";

test("words that somebody changed are quoted, and words that are gone are said to be removed", () => {
  expect(replacedMessage("Bea", [{ mine: "Summer sale", theirs: "Sale" }])).toEqual([
    "Bea changed your words",
    "“Summer sale” is now “Sale”.",
  ]);
  const gone = { mine: "Summer sale", theirs: "" };
  expect(replacedMessage("Bea", [gone])[1]).toBe("“Summer sale” was removed.");
  expect(replacedMessage("Bea", [gone, gone, gone])[1]).toBe(
    "“Summer sale” was removed. 2 more of your texts changed.",
  );
});

test("where nobody knows who it was, nobody is accused", () => {
  expect(replacedMessage(null, [{ mine: "Summer sale", theirs: "Sale" }])[0]).toBe("Changed elsewhere");
  expect(overruledMessage(null)).toBe("The same place was changed elsewhere. Yours is shown.");
});
