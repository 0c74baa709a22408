import { expect, test } from "vitest";
import type { StatedFact } from "../products/written-fact";
import { productFeed, sitemap, sitemapIndex } from "./page-lists";

/** Elements and text of well-formed XML; throws at anything else. Strict, and without entities but the five of XML itself. */
function readXml(xml: string): { tag: string; text: string }[] {
  const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };
  const open: { tag: string; text: string }[] = [];
  const closed: { tag: string; text: string }[] = [];
  let at = '<?xml version="1.0" encoding="UTF-8"?>'.length;
  if (/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u.test(xml))
    throw new Error("A forbidden character.");
  while (at < xml.length) {
    const rest = xml.slice(at);
    const end = /^<\/([\w:]+)>/.exec(rest);
    const start = /^<([\w:]+)((?: [\w:]+="[^"<&]*")*)>/.exec(rest);
    const text = /^(?:[^<&]|&(?:amp|lt|gt|quot|apos);)+/.exec(rest);
    if (end) {
      const element = open.pop();
      if (element?.tag !== end[1]) throw new Error(`</${end[1]}> closes ${element?.tag}.`);
      closed.push(element!);
    } else if (start) open.push({ tag: start[1]!, text: "" });
    else if (text && open.length > 0) {
      open.at(-1)!.text += text[0].replace(/&(\w+);/g, (_, name: string) => entities[name]!);
    } else throw new Error(`Not well formed at ${rest.slice(0, 40)}`);
    at += (end ?? start ?? text)![0].length;
  }
  if (open.length > 0) throw new Error("Something is not closed.");
  return closed;
}

const fact = (kind: StatedFact["kind"], value: StatedFact["value"], id: string = kind): StatedFact => ({
  id,
  kind,
  value,
});
const text = (words: string) => ({ type: "text", text: words }) as const;
const money = (amount: string) => ({ type: "money", amount, currency: "EUR" }) as const;
const item = {
  ...{ id: "jar", title: "Jar", description: "Of glass", address: "https://shop.example.com/" },
  imageUrl: "https://shop.example.com/media/pages/jar/f/original",
  facts: [
    fact("price", money("9.50")),
    fact("list-price", money("12")),
    fact("brand", text("Jars & Sons")),
    fact("identifier", text("4006381333931"), "gtin"),
    fact("identifier", text("J-1"), "mpn"),
    fact("availability", text("Out of stock")),
  ],
};
const feed = (items: (typeof item)[]) =>
  productFeed(items, { title: "Products", address: "https://shop.example.com" });
const read = (xml: string) => Object.fromEntries(readXml(xml).map(({ tag, text: words }) => [tag, words]));

test("the feed says of a product what its facts say", () => {
  expect(read(feed([item]))).toMatchObject({
    ...{ "g:id": "jar", "g:price": "12 EUR", "g:sale_price": "9.50 EUR", "g:brand": "Jars & Sons" },
    ...{ "g:gtin": "4006381333931", "g:mpn": "J-1", "g:availability": "out_of_stock" },
    ...{ "g:link": item.address, "g:image_link": item.imageUrl },
  });
});

test("a number with a wrong check digit is no GTIN, and what has no price is no offer", () => {
  const wrong = { ...item, facts: [fact("price", money("1")), fact("identifier", text("4006381333932"))] };
  expect(read(feed([wrong]))).not.toHaveProperty("g:gtin");
  expect(read(feed([{ ...item, facts: [] }]))).not.toHaveProperty("item");
});

test.each([
  "]]></g:title><script>alert(1)</script>",
  "<!--",
  "&amp;&lt;&#0;&unknown;",
  "\u0000\u0001\u000b\ufffe\ud800 lone \udc00",
  "<![CDATA[x]]>",
  "<?xml version='1.0'?><!DOCTYPE x [<!ENTITY a SYSTEM 'file:///etc/passwd'>]>&a;",
  `"' onload="x`,
  "😀 \u202e",
])("a hostile string stays words: %j", (words) => {
  const hostile = {
    ...item,
    title: words,
    description: words,
    facts: [fact("price", money("1")), fact("brand", text(words))],
  };
  const parsed = readXml(feed([hostile]));
  expect(parsed.filter(({ tag }) => tag === "item")).toHaveLength(1);
  expect(new Set(parsed.map(({ tag }) => tag)).has("script")).toBe(false);
  const plain = words.toWellFormed().replace(/[\u0000\u0001\u000b\ufffe]/g, "");
  expect(parsed.find(({ tag }) => tag === "g:brand")?.text).toBe(plain);
});

test("a sitemap names each page, and an index its files", () => {
  const entries = [{ address: "https://shop.example.com/pages/a?x=1&y=<", changedAt: new Date(0) }];
  expect(read(sitemap(entries))).toMatchObject({
    loc: entries[0]!.address,
    lastmod: "1970-01-01T00:00:00.000Z",
  });
  expect(
    readXml(sitemapIndex(["https://a.example/1", "https://a.example/2"])).filter(({ tag }) => tag === "loc"),
  ).toHaveLength(2);
});
