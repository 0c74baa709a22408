import { expect, test } from "vitest";
import { readableCharacters, roomOfText } from "./text-room";

const headline = { kind: "part", sceneId: "one", key: "headline" } as const;
const added = { kind: "element", sceneId: "one", id: "a" } as const;

test("a text is counted once it comes near what reads well, and over it that is said", () => {
  const most = readableCharacters(headline);
  expect(roomOfText("Bread", headline)).toEqual({ count: null, over: null });
  expect(roomOfText("x".repeat(most), headline)).toEqual({ count: `${most} of ${most}`, over: null });
  expect(roomOfText("x".repeat(most + 2), headline).over).toContain("2 characters over");
});

test("what was added has as much room as a text can hold", () => {
  expect(readableCharacters(added)).toBe(400);
});
