import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { hostileStrings } from "../../../tests/fixtures/hostile-strings";
import { Markdown } from "./markdown";
import { wordsOf } from "./words-of";

/** What is drawn, without what stands around it and without the lines between blocks. */
function drawnWords(text: string): string {
  return renderToStaticMarkup(createElement(Markdown, { text }))
    .replace(/<figcaption.*?<\/figcaption>/gs, "")
    .replace(/<span data-formula.*?<\/code><\/span>/gs, "")
    .replace(/<[^>]+>/g, "")
    .replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => entities[name] ?? "")
    .replace(/\s+/g, "");
}
const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };

test.each([
  "# A **bold** title\n\nwith _words_, `code`, ~~more~~ and [a link](https://a.example)",
  "- one\n- two\n  - three\n\n1. first\n2. second\n\n- [x] done",
  "| a | b |\n|---|--:|\n| 1 | **2** |",
  "> said\n> twice\n\n---\n\n```ts\nconst a = 1;\n```",
  "So $x^2$ and\n\n$$\\frac{1}{2}$$\n\nend",
  "![picture](https://a.example/b.png) and [c](javascript:alert(1)) \\* a < b & c  \nbroken",
  ...hostileStrings,
])("the words of %j are those that are drawn", (text) => {
  expect(wordsOf(text).replace(/\s+/g, "")).toBe(drawnWords(text));
});

test("words of two blocks are not one", () => {
  expect(wordsOf("One **two**.\n\n- three\n- four")).toMatch(/^One two\.\n+three\nfour$/);
});
