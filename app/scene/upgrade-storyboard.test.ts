import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { resolveComposition } from "~/scene/resolve-composition";
import { parseStoryboard, type Storyboard } from "~/scene/storyboard";
import { upgradeStoryboard } from "~/scene/upgrade-storyboard";

/** Storyboards of each version, as they were stored then. None is ever changed or taken away. */
const folder = "tests/fixtures/stored-storyboards";
interface Stored extends Omit<Storyboard, "version"> {
  version: number;
}
const read = (file: string) => JSON.parse(readFileSync(`${folder}/${file}`, "utf8")) as Stored;
const stored = readdirSync(folder)
  .sort()
  .map((file) => ({ file, board: read(file) }));
const today = 3;

function frozen<Value>(value: Value): Value {
  if (typeof value === "object" && value !== null) {
    for (const each of Object.values(value)) frozen(each);
    Object.freeze(value);
  }
  return value;
}

test("there is a stored storyboard of each version", () => {
  const versions = new Set(stored.map(({ board }) => board.version));
  expect([...versions]).toEqual(Array.from({ length: today }, (_, index) => index + 1));
  expect(parseStoryboard(stored[0]?.board).version).toBe(today);
  for (const { file, board } of stored)
    expect(file).toMatch(new RegExp(`^${board.version}(-[a-z-]+)?\\.json$`));
});

test.each(stored)("$file opens in the schema of today and loses nothing", ({ board }) => {
  const { version, captions, ...others } = parseStoryboard(frozen(board));
  const { version: _, captions: before, ...all } = board;
  expect(version).toBe(today);
  expect(others).toEqual(all);
  if (before) expect(captions).toMatchObject(before);
  else expect(captions).toBeUndefined();
});

test.each(stored)("$file, once read, is read again as it is, and gives a video", ({ board }) => {
  const once = parseStoryboard(board);
  expect(parseStoryboard(JSON.parse(JSON.stringify(once)))).toEqual(once);
  expect(upgradeStoryboard(once)).toBe(once);
  const { durationSeconds, layers } = resolveComposition(once);
  expect([durationSeconds > 5, layers.length > 0]).toEqual([true, true]);
});

test("captions that stood in a picture of version 2 stand there still, where they repeat the screen too", () => {
  const captionsOf = (file: string) => parseStoryboard(read(file)).captions;
  expect(captionsOf("2.json")).toEqual({ show: true, style: "karaoke", showsRepeats: true });
  expect(captionsOf("2-captions-off.json")).toEqual({ show: false, style: "line" });
  const drawn = (board: Storyboard) =>
    resolveComposition(board).layers.filter(({ kind }) => kind === "captions").length;
  const upgraded = parseStoryboard(read("2.json"));
  expect(drawn(upgraded)).toBe(1);
  expect(drawn({ ...upgraded, captions: { show: true, style: "karaoke" } })).toBe(0);
});

test("what is no storyboard of a version known here is left for the schema to refuse", () => {
  const later = { ...read("3.json"), version: 999 };
  for (const value of [later, null, "storyboard", 1, [], {}, { version: {} }]) {
    expect(upgradeStoryboard(value)).toBe(value);
    expect(() => parseStoryboard(value)).toThrow();
  }
});
