import { expect, test } from "vitest";
import { fileNameOf, nameWithOwnEnding } from "./file-name";

test.each([
  ["cup.png", "image/jpeg", "cup.jpg", "cup.jpg"],
  ["cup.JPEG", "image/jpeg", "cup.JPEG", "cup.jpeg"],
  ["Cup 2.5", "image/png", "Cup 2.5", "Cup 2.5.png"],
  ["photo.edit.HEIC", "image/jpeg", "photo.edit.jpg", "photo.edit.jpg"],
  ["con.png.exe", "image/png", "con.png.exe", "_con.png.exe.png"],
  ["a/b: c?.webm", "audio/webm", "a/b: c?.webm", "a b c.webm"],
  ["song.mp4", "audio/mp4", "song.m4a", "song.m4a"],
  [".png", "image/png", ".png", "png.png"],
  ["...", "image/gif", "...", "vitrine.gif"],
  [`${"x".repeat(199)}.png`, "image/webp", `${"x".repeat(195)}.webp`, `${"x".repeat(120)}.webp`],
] as const)("%s as %s", (name, mediaType, shown, onDisk) => {
  expect(nameWithOwnEnding(name, mediaType)).toBe(shown);
  expect(fileNameOf(name, mediaType, "vitrine")).toBe(onDisk);
});

test("what tells a file from its like stands before the ending, however long the name", () => {
  expect(fileNameOf("cup.jpeg", "image/jpeg", "vitrine", "41")).toBe("cup 41.jpeg");
  expect(fileNameOf("?", "image/png", "vitrine", "41")).toBe("vitrine 41.png");
  expect(fileNameOf("a".repeat(300), "image/png", "vitrine", "41").endsWith("a 41.png")).toBe(true);
});

test("a character of two units is not cut apart, and half of one does no harm", () => {
  const onDisk = fileNameOf(`${"a".repeat(119)}🎉`, "image/png", "vitrine");
  expect(onDisk).toBe(`${"a".repeat(119)}.png`);
  expect(encodeURIComponent(fileNameOf("cup \ud83c", "image/png", "vitrine"))).toContain("cup");
  expect(nameWithOwnEnding(`${"a".repeat(195)}🎉.png`, "image/jpeg").isWellFormed()).toBe(true);
});
