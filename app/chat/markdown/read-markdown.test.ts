import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { hostileStrings } from "../../../tests/fixtures/hostile-strings";
import { Markdown } from "./markdown";
import { readMarkdown } from "./read-markdown";
import { safeLink } from "./safe-link";

const drawn = (text: string, isComing = false) =>
  renderToStaticMarkup(createElement(Markdown, { text, isComing }));

test("headings, lists, tables, code and formulas are drawn", () => {
  const html = drawn(
    "# Title\n\n- one\n- two\n\n| a | b |\n|---|--:|\n| 1 | **2** |\n\n```ts\nconst a = 1;\n```\n\nSo $x^2$ and\n\n$$\\frac{1}{2}$$",
  );
  for (const piece of ["<h2", "<li", "<td", "<strong>2</strong>", "const a = 1;", ">x^2<", "\\frac{1}{2}"]) {
    expect(html).toContain(piece);
  }
});

test("prices are no formulas, and entities are written once", () => {
  expect(drawn("It costs $5 and then $10.")).toContain("It costs $5 and then $10.");
  expect(drawn("a < b & c")).toContain("a &lt; b &amp; c");
});

test("tags are words, pictures from elsewhere are links, and no link runs anything", () => {
  const html = drawn(
    "<img src=x onerror=alert(1)> <script>alert(1)</script>\n\n![secret](https://evil.example/?q=1) [a](javascript:alert(1)) [b](//evil.example) [c](data:text/html,x)",
  );
  expect(html).not.toMatch(/<(img|script|iframe)/);
  expect(html).toContain("&lt;img src=x onerror=alert(1)&gt;");
  expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
    "https://evil.example/?q=1",
  ]);
});

test("hostile texts draw no element of their own", () => {
  for (const text of hostileStrings) {
    expect(drawn(text)).not.toMatch(
      /<(img|script|iframe|svg(?! xmlns="http:\/\/www.w3.org\/2000\/svg" width="24")|style|object|form|input)[\s>]/,
    );
    for (const [, href = ""] of drawn(`[x](${text})`).matchAll(/href="([^"]*)"/g)) {
      expect(href).toMatch(/^(https?:|mailto:|\/(?!\/))/);
    }
  }
});

test("marks that are open at the end of what has come are closed", () => {
  expect(drawn("This is **bold", true)).toContain("<strong>bold</strong>");
  expect(drawn("This is **bold")).toContain("**bold");
  expect(drawn("```ts\nconst a = **1", true)).toContain("const a = **1");
});

test("blocks that stand keep their source while more comes", () => {
  const whole = "One **two**.\n\n- a\n- b\n\n```\ncode\n```\n\nEnd of $x$.";
  for (let length = 20; length <= whole.length; length++) {
    const part = readMarkdown(whole.slice(0, length), true).map(({ raw }) => raw);
    expect(part[0]).toBe("One **two**.");
  }
});

test.each([
  ["/prod/pipelines/1", "/prod/pipelines/1"],
  ["https://a.example/b", "https://a.example/b"],
  ["mailto:a@b.example", "mailto:a@b.example"],
  ["/\\evil.example", undefined],
  ["//evil.example", undefined],
  ["jaVascript:alert(1)", undefined],
  ["vbscript:x", undefined],
  ["relative", undefined],
])("%s leads to %s", (address, href) => {
  expect(safeLink(address)?.href).toBe(href);
});
