import { expect, test } from "vitest";
import type { ChatMessage } from "./thread";
import { childrenOf, latestLeaf, pathTo } from "./thread-tree";

const message = (id: string, parentId: string | null) =>
  ({ id, role: "user", parts: [], metadata: { parentId } }) as unknown as ChatMessage;
const tree = new Map(
  [
    message("a", null),
    message("b", "a"),
    message("c", "b"),
    message("b2", "a"),
    message("d", "b2"),
    message("e", "b2"),
  ].map((one) => [one.id, one]),
);
const ids = (path: readonly ChatMessage[]) => path.map(({ id }) => id);

test("a path goes from the first message to its leaf", () => {
  expect(ids(pathTo(tree, "e"))).toEqual(["a", "b2", "e"]);
  expect(pathTo(tree, "nobody")).toEqual([]);
  expect(pathTo(tree, null)).toEqual([]);
});

test("a branch is shown to where it was last gone on with", () => {
  const children = childrenOf(tree);
  expect(latestLeaf(children, "a")).toBe("e");
  expect(latestLeaf(children, "b")).toBe("c");
  expect(latestLeaf(children, "d")).toBe("d");
});

test("a file that leads in a circle ends", () => {
  const circle = new Map([message("x", "y"), message("y", "x")].map((one) => [one.id, one]));
  expect(ids(pathTo(circle, "x"))).toEqual(["y", "x"]);
});
