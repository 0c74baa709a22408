import { expect, test } from "vitest";
import type { StoredDocument } from "../firestore/firestore.server";
import { filesOf } from "./account-files.server";

const stored = (path: string, data: Record<string, unknown>) =>
  ({ path, id: path.split("/").at(-1), data }) as unknown as StoredDocument;

test("each file of a document has its key, and a name that leads nowhere else", () => {
  const asset = stored("assets/a", {
    name: "../up\\cup.png",
    sizeBytes: 7,
    versions: [{ fileId: "old", name: "Tasse ä.png", sizeBytes: 5 }],
  });
  expect(filesOf(asset, "ada")).toEqual([
    { key: "assets/ada/a", name: "files/assets/a/a-.._up_cup.png", document: "assets/a", sizeBytes: 7 },
    { key: "assets/ada/old", name: "files/assets/a/old-Tasse ä.png", document: "assets/a", sizeBytes: 5 },
  ]);
  expect(filesOf(stored("assets/a", { fileId: "new", name: "" }), "ada")).toMatchObject([
    { key: "assets/ada/new", name: "files/assets/a/new-file", sizeBytes: null },
  ]);
  expect(filesOf(stored("exports/e", { contentId: "w", sizeBytes: 9 }), "ada")).toMatchObject([
    { key: "exports/w/e.mp4", name: "files/videos/e.mp4" },
  ]);
  expect(filesOf(stored("content/w", { posterBytes: 0 }), "ada")).toEqual([]);
  expect(filesOf(stored("content/w/versions/1", { posterBytes: 4 }), "ada")).toEqual([]);
});
