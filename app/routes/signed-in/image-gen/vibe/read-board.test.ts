import { expect, test } from "vitest";
import { movedImages } from "./read-board";

test("what was made onto a board joins it, what is in the trash leaves, uploads stay", () => {
  const images = [
    { id: "newest", shelf: "kept" },
    { id: "new", shelf: "kept" },
    { id: "candidate", shelf: "staged" },
    { id: "old", shelf: "kept" },
    { id: "trashed", shelf: "trash" },
  ] as const;
  expect(movedImages({ assetIds: ["upload", "trashed", "old"] }, images)).toEqual({
    joining: ["new", "newest"],
    leaving: ["trashed"],
  });
  expect(movedImages({ assetIds: ["upload"] }, [])).toEqual({ joining: [], leaving: [] });
});
