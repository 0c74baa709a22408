import { expect, test } from "vitest";
import { snippetOf } from "./snippet";

test("a snippet stands around what was looked for", () => {
  const text = `${"before ".repeat(40)}\nthe Needle here ${"after ".repeat(40)}`;
  expect(snippetOf(text, "needle")).toMatch(/^….{60}Needle.{60}…$/);
});
