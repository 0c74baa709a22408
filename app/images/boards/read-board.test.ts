import { expect, test } from "vitest";
import { assetsOf } from "./read-board";

test("what was made onto a board joins it, what is in the trash leaves, uploads stay", () => {
  const images = [
    { id: "newest", shelf: "kept" },
    { id: "new", shelf: "kept" },
    { id: "candidate", shelf: "staged" },
    { id: "old", shelf: "kept" },
    { id: "trashed", shelf: "trash" },
  ] as const;
  expect(assetsOf({ assetIds: ["upload", "trashed", "old"] }, images)).toEqual([
    "upload",
    "old",
    "new",
    "newest",
  ]);
  expect(assetsOf({ assetIds: ["upload"] }, [])).toEqual(["upload"]);
});
