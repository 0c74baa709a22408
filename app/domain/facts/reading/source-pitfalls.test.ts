import { expect, test } from "vitest";
import { localePage, localePrices } from "../../../../tests/fixtures/pages/locale-prices";
import { canadianShopify } from "../../../../tests/fixtures/pages/shapes/canadian-shopify";
import { readPage } from "../../../../tests/fixtures/read-page";
import { openConflicts } from "../fact-sheet";
import { stateFact } from "../state-fact";
import { availabilityOf } from "./availability";

const statedBy = (page: Parameters<typeof readPage>[0], options?: Parameters<typeof readPage>[1]) =>
  readPage(page, options).facts.map((fact) => `${fact.kind}: ${stateFact(fact)}`);
const conflictsOf = (html: string) =>
  openConflicts({ facts: readPage(html).facts, decisions: [] }).map(({ facts }) => facts.map(stateFact));
const product = (more: string) =>
  `<script type="application/ld+json">{"@type":"Product","name":"Oat soap","offers":{"price":"6.00","priceCurrency":"GBP"}${more}}</script>`;
const page = (head: string, body: string) =>
  `<html lang="en-GB"><head>${head}</head><body><main><h1>Oat soap</h1><p class="price">£6.00</p><button>Add to cart</button>${body}</main></body></html>`;

test.each(localePrices)("a price and the one before it on a page in %s", (tag, before, now, price) => {
  const stated = statedBy(localePage(tag, before, now), { url: null });
  expect(stated.filter((fact) => /^(?:price|list-price)/.test(fact))).toEqual([
    `price: ${price}`,
    expect.stringMatching(/^list-price: 14?50{1,5}(?:\.00)? |^list-price: 145\d{0,4}(?:\.00)? /),
  ]);
});

test("numbers of Shopify's second document are prices where the page shows one of them in its own currency", () => {
  const { html, url, documents } = canadianShopify;
  const shown = html.replace("<p>Knitted", '<p class="price">$39.00</p><p>Knitted');
  expect(statedBy(shown, { url: url!, documents: documents! })).toContain("price: 39.00 CAD");
  const other = html.replace("<p>Knitted", '<p class="price">$54.00</p><p>Knitted');
  expect(
    statedBy(other, { url: url!, documents: documents! }).filter((fact) => fact.startsWith("price")),
  ).toEqual(["price: 54.00 CAD"]);
});

test("a web page in the place of Shopify's document says nothing", () => {
  const { html, url } = canadianShopify;
  const answer = "<!doctype html><html><body><h1>Page not found</h1><p>$1.00</p></body></html>";
  expect(statedBy(html, { url: url!, documents: { [`${url}.js`]: answer } })).toEqual(
    statedBy(html, { url: url! }),
  );
});

test.each(["in_stock", "in stock", "instock", "https://schema.org/InStock", "InStock"])(
  "%s is in stock",
  (written) => expect(availabilityOf(written)).toBe("in-stock"),
);

test("a picture for sharing of one pixel, or blurred before it loads, is no picture of the thing", () => {
  const { pictures } = readPage(
    page(
      '<meta property="og:image" content="https://shop.example/1x1.gif">',
      '<img src="/soap.jpg?w=16" data-src="/soap.jpg?w=1200" alt="Oat soap"><img src="/soap-blur.jpg" srcset="/soap-2.jpg 800w">',
    ),
  );
  expect(pictures.map(({ url }) => url).sort()).toEqual([
    "https://shop.example/soap-2.jpg",
    "https://shop.example/soap.jpg?w=1200",
  ]);
});

test("numbers of data that count visits are no prices", () => {
  const counted = `<script>window.dataLayer=[{"product":{"name":"Oat soap","price":"5.00","currency":"GBP"}}];var productData={"name":"Bar","price":"4.00","currency":"GBP"};</script>`;
  expect(statedBy(page(counted, "")).filter((fact) => fact.startsWith("price"))).toEqual(["price: 6.00 GBP"]);
});

test.each([
  "The gift box is £1 more.",
  "Monogramming costs £4 extra.",
  "That is £2 cheaper than last year.",
  "Add £3 for next-day delivery.",
  "Your bag: £0.00",
])("%s says nothing of the price", (line) => {
  expect(statedBy(page(product(""), `<p>${line}</p>`)).filter((fact) => fact.startsWith("price"))).toEqual([
    "price: 6.00 GBP",
  ]);
});

test.each([
  [
    "two guarantees",
    "",
    "<p>Two-year guarantee.</p><p>Guaranteed for ten years.</p>",
    ["Two-year guarantee.", "Guaranteed for ten years."],
  ],
  [
    "two times to return it",
    "",
    "<table><tr><td>Returns</td><td>14 days</td></tr></table><p>Return it within sixty days.</p>",
    ["14 days", "Return it within sixty days."],
  ],
  [
    "two countries",
    ',"countryOfOrigin":"CN"',
    "<table><tr><td>Made in</td><td>Portugal</td></tr></table>",
    ["CN", "Portugal"],
  ],
  [
    "two brands",
    ',"brand":"Lumi"',
    "<table><tr><td>Brand</td><td>Harbour</td></tr></table>",
    ["Lumi", "Harbour"],
  ],
  [
    "two ratings",
    ',"aggregateRating":{"ratingValue":4.9,"reviewCount":10}',
    "<p>4.1 out of 5 (230 reviews)</p>",
    ["4.9/5 (10)", "4.1/5 (230)"],
  ],
  [
    "two sums from which delivery is free",
    "",
    "<p>Free delivery over £30.</p><p>Free delivery from £50.</p>",
    ["Free delivery over £30.", "Free delivery from £50."],
  ],
])("%s are a conflict", (_name, data, body, facts) => {
  const [conflict = [], ...others] = conflictsOf(page(product(data), body));
  expect(others).toEqual([]);
  expect([...conflict].sort()).toEqual([...facts].sort());
});

test.each([
  ["a name in capitals, and shorter", "", ""],
  [
    "a country by its code and its name",
    ',"countryOfOrigin":"PT"',
    "<table><tr><td>Made in</td><td>Portugal</td></tr></table>",
  ],
  ["a brand and its company", ',"brand":"Lumi"', "<table><tr><td>Brand</td><td>LUMI Ltd.</td></tr></table>"],
  [
    "a brand and who makes it",
    ',"brand":"Lumi"',
    "<table><tr><td>Manufacturer</td><td>Harbour Soap Works</td></tr></table>",
  ],
  [
    "a time in years and in months",
    "",
    "<table><tr><td>Warranty</td><td>24 months</td></tr></table><p>Two years of guarantee on the pump.</p>",
  ],
  [
    "a rating with fewer digits",
    ',"aggregateRating":{"ratingValue":4.57,"reviewCount":230}',
    "<p>4.6 out of 5 (230 reviews)</p>",
  ],
  ["a volume in two units", "", "<table><tr><td>Volume</td><td>0.5 l</td></tr></table><p>Volume: 500 ml</p>"],
  ["delivery for nothing and in days", "", "<p>Free delivery over £30.</p><p>Delivered in three days.</p>"],
])("%s are none", (_name, data, body) => {
  const heading = page(product(data), body).replace("<h1>Oat soap</h1>", "<h1>OAT SOAP bar</h1>");
  expect(conflictsOf(heading)).toEqual([]);
});
