import fc from "fast-check";
import { expect, test } from "vitest";
import { createHtmlFeed } from "./feed-html";

/** What is read, texts joined, when the source comes in pieces of these lengths. */
function readInPieces(html: string, lengths: readonly number[]): unknown[] {
  const seen: unknown[] = [];
  const feed = createHtmlFeed({
    startTag: (name, attributes) => void seen.push(["<", name, { ...attributes }]),
    text(chunk) {
      const last = seen.at(-1);
      if (typeof last === "string") seen[seen.length - 1] = last + chunk;
      else seen.push(chunk);
    },
    endTag: (name) => void seen.push([">", name]),
  });
  let at = 0;
  for (const length of [...lengths, html.length]) {
    feed.write(html.slice(at, at + length));
    at += length;
  }
  feed.end();
  return seen;
}
const read = (html: string) => readInPieces(html, []);

test("tags, attributes and texts come decoded once", () => {
  expect(read('<P Class="a &amp;amp; b" DATA-X=1 hidden>5&nbsp;&lt; 6 &amp;lt; &#163;7 &copy</P>')).toEqual([
    ["<", "p", { class: "a &amp; b", "data-x": "1", hidden: "" }],
    "5\u00a0< 6 &lt; £7 ©",
    [">", "p"],
  ]);
});

test("scripts and styles are as written, titles are decoded, comments are not there", () => {
  expect(
    read(
      '<script>"a &amp; b" < "<b>"</script><title>a &amp; <b></title><!-- <h1>no</h1> --><style>a>b{}</style>',
    ),
  ).toEqual([
    ["<", "script", {}],
    '"a &amp; b" < "<b>"',
    [">", "script"],
    ["<", "title", {}],
    "a & <b>",
    [">", "title"],
    ["<", "style", {}],
    "a>b{}",
    [">", "style"],
  ]);
});

test("the first of two attributes counts, and no name of one is an object's own", () => {
  expect(read("<a href=/1 href=/2 __proto__=x constructor=y>")).toEqual([
    ["<", "a", Object.assign(Object.create(null), { href: "/1", ["__proto__"]: "x", constructor: "y" })],
  ]);
});

const parts = fc.constantFrom(
  "<p>",
  "</p>",
  "<",
  ">",
  "&",
  "&amp;",
  "&am",
  "&#x1F600;",
  "&#0;",
  ' title="a &quot; b"',
  "<a href='/x?a=1&amp;b=2'>",
  "<br/>",
  "<script>",
  "</script>",
  "</scr",
  "<!--",
  "-->",
  "<![CDATA[x]]>",
  "<!doctype html>",
  "<title>",
  "</title>",
  "é😀",
  "text ",
  "\u0000",
);

test("it does not matter where a page is cut into pieces", () => {
  fc.assert(
    fc.property(
      fc.array(parts, { maxLength: 30 }),
      fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 40 }),
      (all, lengths) => {
        // What a page breaks off in the middle of is anything.
        const html = `${all.join("")}'">--></script></title><p>`;
        expect(readInPieces(html, lengths)).toEqual(read(html));
      },
    ),
    { numRuns: 2000 },
  );
});

test("half a million tags that nobody closes, and as many ends of none, are read", () => {
  let tags = 0;
  const feed = createHtmlFeed({ startTag: () => void tags++, text() {}, endTag: () => void tags++ });
  for (let piece = 0; piece < 50; piece++) feed.write("<b>".repeat(10_000));
  for (let piece = 0; piece < 50; piece++) feed.write("</i>".repeat(10_000));
  feed.end();
  expect(tags).toBe(1_000_000);
});
