import { expect, test } from "vitest";
import { readPage } from "../../../../tests/fixtures/read-page";
import { stateFact } from "../state-fact";

const page = `<!doctype html><html lang="en-GB"><head><title>Oat soap | Lumi</title><meta property="og:site_name" content="Lumi">
<script type="application/ld+json">{"@context":"https://schema.org","@type":"Product","name":"Oat soap","sku":"S-1",
"brand":{"@type":"Brand","name":"Lumi"},"offers":{"@type":"Offer","price":"6.00","priceCurrency":"GBP",
"availability":"https://schema.org/InStock"},"aggregateRating":{"ratingValue":"4.6","reviewCount":"128"},}</script></head>
<body><header><nav><a href="/">Home</a></nav></header><main><h1>Oat soap</h1><p class="price"><del>£8.00</del> <ins>£6.00</ins></p>
<button>Add to cart</button><table><tr><th>Height</th><td>4 cm</td></tr></table>
<h2>You may also like</h2><div><p>Shampoo</p><p class="price">£9.00</p></div></main></body></html>`;

test("facts of one thing come from its data and from what is seen, and nothing from other things", () => {
  const { facts } = readPage(page);
  expect(facts.map((fact) => `${fact.kind}: ${stateFact(fact)}`)).toEqual([
    "name: Oat soap",
    "rating: 4.6/5 (128)",
    "brand: Lumi",
    "identifier: SKU: S-1",
    "price: 6.00 GBP",
    "availability: in-stock",
    "dimension: Height: 4 cm",
    "list-price: 8.00 GBP",
  ]);
});

test("a fact of the head is told before the body, and again with its further sources", () => {
  const { events } = readPage(page);
  const prices = events.flatMap((event) =>
    event.type === "fact" && event.fact.kind === "price" ? [event.fact] : [],
  );
  expect(
    prices.map(({ sources }) => sources.map((source) => source.from === "page" && source.method)),
  ).toEqual([["json-ld"], ["json-ld", "text"]]);
  expect(new Set(prices.map(({ id }) => id)).size).toBe(1);
  const heading = events.findIndex((event) => event.type === "outline");
  expect(events.findIndex((event) => event.type === "fact")).toBeLessThan(heading);
});

test("what a page and its data say differently stands side by side", () => {
  const { facts } = readPage(page.replace("£6.00", "£7.00"));
  const prices = facts.filter(({ kind }) => kind === "price");
  expect(prices.map(stateFact)).toEqual(["6.00 GBP", "7.00 GBP"]);
});
