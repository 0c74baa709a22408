import { expect, test } from "vitest";
import type { Element } from "./element";
import { nameInSentence, nameOfPart } from "./part-names";
import type { Storyboard } from "./storyboard";

const span = { start: { to: "start", seconds: 0 }, end: { to: "end", seconds: 0 } } as const;
const shape = (name?: string): Element => ({
  ...span,
  content: { kind: "shape", shape: "rectangle" },
  ...(name && { name }),
});

function boardWith(elements: Record<string, Element>): Storyboard {
  return { scenes: [{ id: "one", elements }] } as unknown as Storyboard;
}
const element = (id: string) => ({ kind: "element", sceneId: "one", id }) as const;

test("one thing of a kind has the name of its kind, several are numbered in the order in which they were added", () => {
  const board = boardWith({ b: shape(), a: shape(), c: shape("Ground") });
  expect(nameOfPart(boardWith({ a: shape() }), element("a"))).toBe("Rectangle");
  expect(nameOfPart(board, element("a"))).toBe("Rectangle 1");
  expect(nameOfPart(board, element("b"))).toBe("Rectangle 2");
  expect(nameOfPart(board, element("c"))).toBe("Ground");
});

test("what says something is called by its words", () => {
  const text = { ...span, content: { kind: "text", text: "Baked\nevery morning by hand" } } as Element;
  expect(nameOfPart(boardWith({ a: text }), element("a"))).toMatch(/^“Baked every morning/);
  expect(nameOfPart(boardWith({}), { kind: "part", sceneId: "one", key: "picture-2" })).toBe("Picture 2");
});

test("in a sentence a name is no capital, but for abbreviations and what people wrote", () => {
  const code = { ...span, content: { kind: "qr", text: "https://example.com/" } } as Element;
  const board = boardWith({ a: shape(), b: shape("Ground"), c: code });
  const names = ["a", "b", "c"].map((id) => nameInSentence(board, element(id)));
  expect(names).toEqual(["rectangle", "Ground", "QR code"]);
});
