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
