import { expect, test } from "vitest";
import { blankMetadata, type ChatMessage } from "~/domain/chat/thread";
import { childrenOf, pathTo } from "~/domain/chat/thread-tree";
import { findInThread, placeFrom } from "./find-in-thread";

const message = (
  id: string,
  parentId: string | null,
  text: string,
  { role = "assistant", pairId = null as string | null } = {},
): ChatMessage => ({
  ...{ id, role: role as ChatMessage["role"], parts: [{ type: "text", text }] },
  metadata: { ...blankMetadata, parentId, pairId },
});

function threadOf(leafId: string, ...messages: ChatMessage[]) {
  const tree = new Map(messages.map((one) => [one.id, one]));
  return { tree, children: childrenOf(tree), path: pathTo(tree, leafId) };
}

const thread = threadOf(
  "c",
  message("a", null, "needle, Needle", { role: "user" }),
  message("b", "a", "a **nee**dle in words", { pairId: "p" }),
  message("b2", "a", "the other needle", { pairId: "p" }),
  message("c", "b", "nothing"),
  message("d", "b", "needle needle on a branch"),
);

test("places are found in the order they are read, beside each other too, and those of branches are named", () => {
  const { here, elsewhere } = findInThread(thread, "needle");
  expect(here.map(({ rowId, messageId, nth }) => [rowId, messageId, nth])).toEqual([
    ["a", "a", 0],
    ["a", "a", 1],
    ["b", "b", 0],
    ["b", "b2", 0],
  ]);
  expect(elsewhere.map(({ message: { id }, times }) => [id, times])).toEqual([["d", 2]]);
});

test("what is looked for begins where one reads, and at the last place where none follows", () => {
  const found = findInThread(thread, "needle");
  expect(placeFrom(found, thread.path, null)).toBe(0);
  expect(placeFrom(found, thread.path, "b")).toBe(2);
  expect(placeFrom(found, thread.path, "c")).toBe(3);
  expect(placeFrom(findInThread(thread, "absent"), thread.path, "a")).toBe(-1);
});

test("two thousand messages are looked through once, and then from what was read", () => {
  const long = Array.from({ length: 2_000 }, (_, place) =>
    message(`m${place}`, place === 0 ? null : `m${place - 1}`, `- answer **${place}** of many`),
  );
  const many = threadOf("m1999", ...long);
  expect(findInThread(many, "answer 1999 of")).toMatchObject({
    here: [{ messageId: "m1999" }],
    elsewhere: [],
  });
  expect(findInThread(many, "of many").here).toHaveLength(2_000);
});
