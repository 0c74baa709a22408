import { expect, test } from "vitest";
import { parseBoard } from "./board-document";

test("a board of which only what the rules ask for was written is an empty one", () => {
  const times = { createdAt: new Date(), updatedAt: new Date() };
  expect(parseBoard("one", { ownerId: "ada", name: "Autumn", ...times })).toEqual({
    ...{ id: "one", ownerId: "ada", name: "Autumn", ...times },
    assetIds: [],
    palette: [],
    words: [],
    typography: "minimal",
    edited: [],
    removedWords: [],
    sharing: "private",
    trashedAt: null,
  });
});
