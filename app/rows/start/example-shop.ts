import type { Column, Mapping, Row } from "~/domain/rows/table";
import type { Storyboard } from "~/scene/storyboard";

/** A shop's products with pictures of ours: what a table can be, before anybody has one. */

interface ExampleProduct {
  sku: string;
  name: string;
  line: string;
  price: string;
  before: string;
  /** Name of its picture below /inspirations. */
  picture: string;
}

export const exampleName = "Autumn catalogue";

// biome-ignore format: a table
export const exampleProducts: readonly ExampleProduct[] = [
  { sku: "WR-101", name: "Field watch", line: "Sapphire glass, 10 bar water resistance", price: "189 EUR", before: "229 EUR", picture: "watch-on-green" },
  { sku: "AU-210", name: "Studio headphones", line: "40 hours of battery, folds flat", price: "149 EUR", before: "", picture: "black-headphones-on-orange" },
  { sku: "AU-211", name: "Lilac headphones", line: "Soft pads, made for long days", price: "129 EUR", before: "159 EUR", picture: "lilac-headphones" },
  { sku: "SH-330", name: "Canvas sneakers", line: "Recycled cotton, natural rubber sole", price: "79 EUR", before: "", picture: "sneakers-on-blue" },
  { sku: "BG-402", name: "Cognac handbag", line: "Vegetable-tanned leather, cut by hand", price: "240 EUR", before: "", picture: "cognac-handbag" },
  { sku: "BG-403", name: "Emerald handbag", line: "One zip, three pockets", price: "210 EUR", before: "260 EUR", picture: "emerald-handbag-on-pink" },
  { sku: "HM-517", name: "Clay candle", line: "Burns for 55 hours", price: "28 EUR", before: "", picture: "candle-in-sand-and-clay" },
  { sku: "HM-520", name: "Teal armchair", line: "Solid oak legs, washable cover", price: "420 EUR", before: "490 EUR", picture: "teal-chair-on-peach" },
  { sku: "EY-610", name: "Sunglasses", line: "UV 400 lenses in a light frame", price: "65 EUR", before: "", picture: "sunglasses-on-turquoise" },
  { sku: "CR-702", name: "Body lotion", line: "Oat and sage, 250 ml", price: "18.50 EUR", before: "", picture: "lotion-on-sage" },
  { sku: "CR-709", name: "Lavender soap", line: "Cold-pressed, cured for six weeks", price: "7.90 EUR", before: "9.50 EUR", picture: "lavender-soap" },
  { sku: "FD-815", name: "Golden honey", line: "From one meadow, 500 g", price: "11.20 EUR", before: "", picture: "honey-at-golden-hour" },
];

// biome-ignore format: a table
export const exampleColumns: readonly Column[] = [
  { id: "c-name", name: "Product", type: "text", reason: "Names of products." },
  { id: "c-picture", name: "Picture", type: "picture", reason: "Pictures of your library." },
  { id: "c-line", name: "Line", type: "text", reason: "Short texts." },
  { id: "c-price", name: "Price", type: "money", reason: "Amounts with a currency.", currency: "EUR" },
  { id: "c-before", name: "Price before", type: "money", reason: "Amounts with a currency.", currency: "EUR" },
  { id: "c-button", name: "Button", type: "text", reason: "Short texts.", formula: '="Shop the " & LOWER([Product])' },
  { id: "c-sku", name: "SKU", type: "text", reason: "Codes of articles." },
];

export const exampleMapping: Mapping = {
  "c-name": [
    { to: "slot", sceneId: "hook", slot: "headline" },
    { to: "title" },
    { to: "fact", kind: "name" },
  ],
  "c-picture": [
    { to: "slot", sceneId: "hook", slot: "picture" },
    { to: "slot", sceneId: "offer", slot: "picture" },
    { to: "slot", sceneId: "action", slot: "picture" },
  ],
  "c-line": [
    { to: "slot", sceneId: "hook", slot: "body" },
    { to: "fact", kind: "feature" },
  ],
  "c-price": [
    { to: "slot", sceneId: "offer", slot: "figure" },
    { to: "fact", kind: "price" },
  ],
  "c-before": [{ to: "fact", kind: "list-price" }],
  "c-button": [{ to: "slot", sceneId: "action", slot: "action" }],
  "c-sku": [{ to: "sku" }, { to: "file-name" }],
};

/** What every row fills: three scenes that show a product, its price and where to go. Its words are a sample's, for columns to replace. */
export const productBase: Storyboard = {
  version: 3,
  title: "A product",
  language: "en",
  format: "9:16",
  templateId: "market",
  seed: 4,
  music: null,
  scenes: [
    {
      id: "hook",
      role: "hook",
      durationSeconds: 3,
      slots: { headline: text("Product"), body: text("What makes it good") },
    },
    {
      id: "offer",
      role: "offer",
      durationSeconds: 3,
      slots: {
        headline: text("While stocks last"),
        figure: { kind: "number", value: 99, from: 0, decimals: 0, unit: "EUR", sample: true },
      },
    },
    {
      id: "action",
      role: "action",
      durationSeconds: 3,
      slots: { headline: text("Made to be kept"), action: text("Shop now") },
    },
  ],
};

function text(words: string) {
  return { kind: "text" as const, text: words, sample: true as const };
}

export interface ExamplePicture {
  key: string;
  name: string;
}

/** The pictures that the rows show, each once. */
export const examplePictures: readonly ExamplePicture[] = exampleProducts.map(({ picture, name }) => ({
  key: picture,
  name,
}));

/** The rows, once each picture has become a file of the person's: its cell names that. */
export function exampleRows(assetIdOf: ReadonlyMap<string, string>): Row[] {
  return exampleProducts.map(({ sku, name, line, price, before, picture }, index) => ({
    id: `r-example${index + 1}`,
    cells: {
      "c-name": name,
      "c-picture": `asset:${assetIdOf.get(picture) ?? ""}`,
      "c-line": line,
      "c-price": price,
      ...(before ? { "c-before": before } : {}),
      "c-sku": sku,
    },
  }));
}
