import { expect, test } from "vitest";
import { fileStems, videoFileName } from "./file-names";

const stems = (...words: string[]) =>
  fileStems(words.map((one, index) => ({ words: [one], rowNumber: index + 1 })));

test("a SKU names its file, in letters and digits that every system takes", () => {
  expect(stems("AB-12/3 rot", "../../etc/passwd", "Größe: 5", "カップ", "a".repeat(200), "v1.2")).toEqual([
    "AB-12-3-rot",
    "etc-passwd",
    "Größe-5",
    "カップ",
    "a".repeat(80),
    "v1.2",
  ]);
  expect(videoFileName("AB-12", "9:16")).toBe("AB-12-9x16.mp4");
});

test("no two rows have one name, nor names that differ in case alone", () => {
  expect(stems("AB", "ab", "AB", "AB-2")).toEqual(["AB", "ab-2", "AB-3", "AB-2-2"]);
});

test("a row without words of its own is named for its number, and no name is a device", () => {
  expect(stems("", "***", "CON", "nul")).toEqual(["row-1", "row-2", "CON-video", "nul-video"]);
  expect(fileStems([{ words: ["", "Cup"], rowNumber: 1 }])).toEqual(["Cup"]);
});
