import { expect, test } from "vitest";
import { openClaims } from "./accepted-claim";
import type { Claim } from "./claim";

const claim = (statement: string): Claim => ({
  partId: "one",
  statement,
  about: [],
  backing: { kind: "unbacked", reasons: [{ reason: "price", words: "£14" }] },
});
const openOf = (...statements: string[]) =>
  openClaims(statements.map(claim), [{ statement: "Mugs are £14,  the BEST in Kent" }]).map(
    ({ statement }) => statement,
  );

test("what was accepted stays accepted as it is spoken", () => {
  expect(openOf("Mugs are £14, the best in Kent.", " mugs are £14, the best\nin Kent!")).toEqual([]);
});

test("other words, another number or a question are another statement", () => {
  const others = [
    "Mugs are £15, the best in Kent",
    "Mugs are £14, the best",
    "Mugs are £14, the best in Kent?",
  ];
  expect(openOf(...others)).toEqual(others);
  expect(openOf("Rated 4.9.", "rated 4.9")).toEqual(["Rated 4.9."]);
});
