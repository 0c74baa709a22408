import { expect, test } from "vitest";
import { isMentioned, mentionsOffered, textParts, withMention } from "./mentions";

const names = ["Grace Hopper", "Grace", "Ada Lovelace", "a+b (c)"];

test("a name is offered from its first letters, by any word of it", () => {
  expect(mentionsOffered("See @", names)).toHaveLength(4);
  expect(mentionsOffered("See @hop", names)).toEqual(["Grace Hopper"]);
  expect(mentionsOffered("See @zzz", names)).toEqual([]);
  expect(mentionsOffered("mail ada@love", names)).toEqual([]);
  expect(withMention("See @hop", "Grace Hopper")).toBe("See @Grace Hopper ");
});

test("what is mentioned stands apart from the rest of the text, the longer name first", () => {
  const marked = (text: string) =>
    textParts(text, names).flatMap(({ words, isMention }) => (isMention ? words : []));
  expect(marked("@Grace Hopper and @ada lovelace, also @a+b (c)")).toEqual([
    "@Grace Hopper",
    "@ada lovelace",
    "@a+b (c)",
  ]);
  expect(marked("@Gracefully")).toEqual([]);
  expect(
    textParts("one @Grace two", names)
      .map(({ words }) => words)
      .join(""),
  ).toBe("one @Grace two");
  expect(isMentioned("ask @Grace.", "Grace")).toBe(true);
  expect(isMentioned("ask @Grace.", "")).toBe(false);
});
