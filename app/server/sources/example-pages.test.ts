import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { exampleFolders, examplePages } from "~/domain/facts/example-pages";
import { createHtmlFeed } from "./feed-html";
import { createPageSigns } from "./page-signs";

const folder = join(import.meta.dirname, "../../../public");
const sourceOf = (path: string) => readFileSync(join(folder, `${path}.html`), "utf8");

test("every example page is named, and every named one is there", () => {
  const files = readdirSync(join(folder, "examples/shop")).filter((name) => name.endsWith(".html"));
  expect(examplePages.map(({ path }) => `${path.split("/").at(-1)}.html`).sort()).toEqual(files.sort());
});

test.each(examplePages)("what $path shows is there, and the page can be read", ({ path }) => {
  const source = sourceOf(path);
  const files = [...source.matchAll(/"(\/[^"]+\.\w+)"/g)].map((match) => match[1]!);
  expect(files.length).toBeGreaterThan(2);
  for (const file of files) {
    expect([file, existsSync(join(folder, file))]).toEqual([file, true]);
    expect(exampleFolders.some((known) => file.startsWith(known))).toBe(true);
  }
  const signs = createPageSigns();
  const feed = createHtmlFeed(signs);
  feed.write(source);
  feed.end();
  expect([signs.forbidsReading(), signs.verdict({ hasFacts: true, isMovedToLogin: false })]).toEqual([
    false,
    null,
  ]);
});
