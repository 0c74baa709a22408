import { expect, test } from "vitest";
import { headingKey, meaningOfHeading } from "./heading-meanings";
import { typeColumn } from "./type-columns";

test.each<[string, string[], Record<string, unknown>]>([
  ["Preis", ["19,00", "1.320,99", "7"], { type: "money", decimalMark: "," }],
  ["Anything", ["19.00 EUR", "€5", ""], { type: "money", currency: "EUR" }],
  ["price", ["500 JPY", "3000 JPY"], { type: "money", currency: "JPY" }],
  [
    "Preis",
    ["12,90 €", "ab 5 €", "7,5 €", "gratis", "19 €"],
    { type: "money", currency: "EUR", decimalMark: "," },
  ],
  ["Preis", ["12,90", "auf Anfrage", "gratis"], { type: "text" }],
  ["price.amount", ["19.50 EUR", "20 EUR"], { type: "money" }],
  ["x", ["https://a.example/1.jpg", "https://a.example/2.png?w=1"], { type: "picture" }],
  ["image_link", ["https://a.example/photo?id=1"], { type: "picture" }],
  ["x", ["cup.jpg", "bowl.PNG"], { type: "picture" }],
  ["x", ["https://a.example/cup", "https://a.example/bowl"], { type: "link" }],
  ["x", ["#a33100", "#FFFFFF"], { type: "color" }],
  ["x", ["24/12/2026", "3/4/2026"], { type: "date", dateOrder: "day-first" }],
  ["x", ["12/24/2026", "3/4/2026"], { type: "date", dateOrder: "month-first" }],
  ["Sprache", ["de", "Englisch", "fr"], { type: "text" }],
  ["Sprache", ["de", "English", "fr"], { type: "language" }],
  ["x", ["yes", "no", "yes"], { type: "yes-no" }],
  ["x", ["12,5", "1,234", "7"], { type: "number", decimalMark: "," }],
  ["Postcode", ["01067", "80331"], { type: "text" }],
  ["EAN", ["4006381333931", "4006381333948"], { type: "text" }],
  ["x", ["Cup", "Bowl"], { type: "text" }],
  ["x", ["word ".repeat(40), "Cup"], { type: "long-text" }],
  ["image", [], { type: "picture" }],
  ["x", ["", " "], { type: "text" }],
])("the column %s with %j", (name, cells, expected) => {
  const column = typeColumn(name, cells);
  expect(column).toMatchObject({ name, ...expected });
  expect(column.reason).toMatch(/^[A-Z].+\.$/);
});

test("a few odd cells do not change what a column is", () => {
  const cells = Array.from({ length: 100 }, (_, at) => (at % 20 === 7 ? "on request" : `${at}.50 EUR`));
  expect(typeColumn("x", cells)).toMatchObject({ type: "money", currency: "EUR" });
});

test.each([
  ["g:image_link", "picture"],
  ["variants.sku", "sku"],
  ["variants.price", "price"],
  ["price.amount", "price"],
  ["brand.name", "brand"],
  ["seo.title", null],
  ["Headline", "headline"],
  ["Werbetext", "description"],
  ["Image Src", "picture"],
  ["additional_image_link", "more-pictures"],
  ["item_group_id", "group"],
  ["sale_price", "price"],
  ["Compare At Price", "list-price"],
  ["Produktname", "name"],
  ["Prénom", null],
  ["Nom", "name"],
  ["Prix", "price"],
  ["Título", "name"],
  ["PREZZO", "price"],
  ["Zdjęcie", "picture"],
  ["ürün adı", "name"],
  ["السعر", "price"],
  ["कीमत", "price"],
  ["商品名", "name"],
  ["价格", "price"],
  ["constructor", null],
  ["__proto__", null],
  ["", null],
] as const)("the heading %j means %s", (heading, meaning) => {
  expect(meaningOfHeading(heading)).toBe(meaning);
});

test("headings are compared without case, accents and marks", () => {
  expect(headingKey("g:Image_Link")).toBe(headingKey("image link"));
  expect(headingKey("imageLink")).toBe("image link");
});
