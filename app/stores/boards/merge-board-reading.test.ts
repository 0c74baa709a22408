import { expect, test } from "vitest";
import type { Board } from "./board-document";
import { mergeBoardReading } from "./merge-board-reading";

const reading = {
  joining: ["made"],
  leaving: ["trashed"],
  palette: ["#ffffff"],
  words: ["coffee", "linen"],
  typography: "tech" as const,
};
const board: Pick<Board, "assetIds" | "palette" | "words" | "typography" | "edited" | "removedWords"> = {
  assetIds: ["one", "trashed"],
  palette: ["#000000"],
  words: ["linen"],
  typography: "minimal",
  edited: [],
  removedWords: [],
};

test("a board nobody edited says what its images say", () => {
  const { joining, leaving, ...said } = reading;
  expect(mergeBoardReading(board, reading)).toEqual({ ...said, assetIds: ["one", "made"] });
  expect(mergeBoardReading({ ...board, ...said, assetIds: ["made"] }, reading)).toEqual({});
});

test("a word taken away while the images were read stays away, an added colour stays", () => {
  const edited = {
    ...board,
    palette: ["#000000", "#ff0000"],
    words: ["own"],
    removedWords: ["coffee"],
    edited: ["words" as const, "palette" as const],
  };
  expect(mergeBoardReading(edited, reading)).toEqual({
    words: ["own", "linen"],
    typography: "tech",
    assetIds: ["one", "made"],
  });
  const full = Array.from({ length: 24 }, (_, index) => `word ${index}`);
  expect(mergeBoardReading({ ...edited, words: full }, reading).words).toBeUndefined();
});

test("pictures put on or taken off while the images were read stay so", () => {
  const meanwhile = { ...board, assetIds: ["upload", "trashed"] };
  expect(mergeBoardReading(meanwhile, reading).assetIds).toEqual(["upload", "made"]);
});
