import { expect, test } from "vitest";
import { readPage } from "../../../../tests/fixtures/read-page";

const ld = (data: string) => `<script type="application/ld+json">${data}</script>`;
const script = (code: string) => `<script>${code}</script>`;
const sold = (body: string) =>
  `<main><h1>Oat soap</h1><p class="price">£6.00</p><button>Add to cart</button>${body}</main>`;
const many = (piece: string, size: number) => piece.repeat(Math.ceil(size / piece.length));

/** For each reader a page that would take it long if it looked at anything more than a few times. `size` is in characters. */
const hostile: readonly (readonly [reader: string, page: (size: number) => string])[] = [
  ["JSON-LD, lists in lists", (size) => ld(many("[", size))],
  ["JSON-LD, things in things", (size) => ld(many('{"@type":"Product","offers":', size))],
  ["JSON-LD, a string that never ends", (size) => ld(`{"@type":"Product","name":"${many('\\"', size)}`)],
  ["JSON-LD, quotation marks", (size) => ld(`{"name":${many('""', size)}`)],
  [
    "JSON-LD, things that refer in circles",
    (size) => ld(`{"@graph":[${many('{"@id":"a","@type":"Product","isVariantOf":{"@id":"a"}},', size)}]}`),
  ],
  [
    "JSON-LD, offers",
    (size) =>
      ld(
        `{"@type":"Product","name":"Oat soap","offers":[${many('{"price":"6,00","priceCurrency":"GBP"},', size)}]}`,
      ),
  ],
  [
    "microdata",
    (size) => many('<div itemscope itemtype="https://schema.org/Product"><b itemprop="name">', size),
  ],
  [
    "microdata, values",
    (size) =>
      `<div itemscope itemtype="https://schema.org/Product">${many('<b itemprop="name">a</b>', size)}`,
  ],
  ["RDFa", (size) => many('<div typeof="Product" property="isRelatedTo"><b property="name">', size)],
  ["Next's flight, rows", (size) => script(`self.__next_f.push([1,"${many("1:T9,", size)}"])`)],
  ["Next's flight, pieces", (size) => script(many('self.__next_f.push([1,"', size))],
  ["Nuxt's function, names", (size) => script(`__NUXT__=(function(${many("a,", size)}`)],
  ["Nuxt's function, again and again", (size) => script(many("__NUXT__=(function(a){return {b:a", size))],
  [
    "Nuxt's list",
    (size) => `<script type="application/json" id="__NUXT_DATA__">[${many("[1,1],", size)}[1]]</script>`,
  ],
  [
    "Apollo's cache",
    (size) =>
      script(
        `window.__APOLLO_STATE__={"ROOT_QUERY":{"a":{"__ref":"P"}},"P":{${many('"x":[{"__ref":"P"}],', size)}}}`,
      ),
  ],
  ["other data", (size) => script(many("window.__DATA__={", size))],
  [
    "WooCommerce's variations",
    (size) =>
      sold(
        `<form data-product_variations='[${many('{"attributes":{"a":"b"},"display_price":1},', size)}{"attributes":{}}]'></form>`,
      ),
  ],
  [
    "the head",
    (size) => many('<meta property="og:image" content="/a.jpg"><link rel="icon" href="/b">', size),
  ],
  ["styles, brackets", (size) => `<style>${many("{", size)}</style>`],
  ["styles, comments", (size) => `<style>${many("/*", size)}</style>`],
  ["styles, colours", (size) => `<style>${many("a{color:#abc;font:1px x}", size)}</style>`],
  ["tables", (size) => sold(`<table>${many("<tr><td>Weight<td>1 kg", size)}</table>`)],
  ["one row of a table", (size) => sold(`<table><tr>${many("<td>S", size)}</table>`)],
  ["definitions", (size) => sold(`<dl>${many("<dt>Height<dd>4 cm", size)}</dl>`)],
  ["lists", (size) => sold(`<ul>${many("<li>Height: 4 cm", size)}</ul>`)],
  ["lists in lists", (size) => sold(many("<ul><li>a", size))],
  ["prices", (size) => sold(many("<p>£1 2 € 3–4 €", size))],
  ["digits", (size) => sold(`<p>${many("1,1 ", size)}</p>`)],
  ["signs", (size) => sold(`<p>${many("€ ", size)}</p>`)],
  ["measures", (size) => sold(many("<p>Width 1 cm, height 2 cm ", size))],
  ["promises", (size) => sold(many("<p>Free delivery in ten days. Ten ten ten ", size))],
  ["sentences", (size) => sold(`<p>${many("a. A", size)}</p>`)],
  ["headings", (size) => sold(many("<h2>You may also like</h2>", size))],
  ["pictures", (size) => sold(many('<img src="/a.jpg" alt="Oat soap">', size))],
  ["a picture's sizes", (size) => sold(`<img srcset="${many("/a.jpg 1w, ", size)}">`)],
  ["tags that never end", (size) => many("<div><p><b>", size)],
  ["tags that never began", (size) => many("</div></p></li>", size)],
  ["classes", (size) => many('<p class="a-b_c related-">', size)],
  ["one class", (size) => `<p class="${many("a-", size)}">`],
  ["marks", (size) => many("&", size)],
];

const small = 60_000;
const factor = 4;
const tries = 3;
/** Milliseconds of this thread: what others take of the machine does not count. */
function timeOf(page: string): number {
  const before = process.threadCpuUsage();
  readPage(page);
  return process.threadCpuUsage(before).user / 1000;
}

test.each(hostile)(
  "a page four times as long takes no more than about four times as long: %s",
  (_name, page) => {
    const [short, long] = [page(small), page(small * factor)];
    const quickest = Math.min(...Array.from({ length: tries }, () => timeOf(short)));
    // What takes less is over before a clock tells it apart. A squared time is sixteen times as long.
    const most = Math.max(quickest, 8) * factor * 3;
    // The long one is read again only where it took too long.
    let time = timeOf(long);
    for (let left = tries - 1; left > 0 && time >= most; left--) time = timeOf(long);
    expect(time).toBeLessThan(most);
  },
);
