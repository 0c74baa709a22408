import { describe, expect, it, test } from "vitest";
import {
  type OutlinePart,
  type SourceBrand,
  type SourceEvent,
  type SourcePicture,
  type SourceProblem,
  type SourceProblemCode,
  type SourceVariant,
  type SourceWay,
  sourceEventSchema,
  type WantedDocument,
  wantedDocumentKinds,
} from "./source-event";

const part: OutlinePart = { kind: "heading", level: 1, text: "Oat soap", place: "h1" };
const variant: SourceVariant = { id: "v1", name: "Sand, large", options: { Color: "Sand", Size: "L" } };
const picture: SourcePicture = {
  url: "https://shop.com/soap.jpg",
  alt: "A bar of soap",
  role: "hero",
  width: null,
  height: null,
  reasons: ["named in the shop's own data"],
  score: 0.9,
};
const brand: SourceBrand = {
  name: "Lumi",
  logos: [{ url: "https://shop.com/logo.svg", kind: "logo" }],
  colors: [{ color: "#1b4d3e", role: "accent", seen: 12 }],
  families: ["Literata"],
};
const ways: SourceWay[] = ["paste", "drop", "type"];
const blocked: SourceProblemCode = "page_blocked";
const problem: SourceProblem = {
  code: blocked,
  message: "The shop let nobody in. Paste the page.",
  ways,
};

const events: SourceEvent[] = [
  { type: "page", url: "https://shop.com/soap", title: "Oat soap", language: "en", siteName: "Lumi" },
  { type: "page", url: null, title: "", language: null, siteName: null },
  { type: "outline", part },
  {
    type: "fact",
    fact: {
      id: "f1",
      kind: "price",
      value: { type: "money", amount: "6.00", currency: "GBP" },
      language: null,
      sources: [
        {
          from: "page",
          url: "https://shop.com/soap",
          method: "json-ld",
          quote: "6.00",
          place: "$.offers.price",
          readAt: "2026-11-23T09:00:00Z",
        },
      ],
      confidence: 0.95,
    },
  },
  { type: "variants", variants: [variant] },
  { type: "picture", picture },
  { type: "brand", brand },
  { type: "problem", ...problem },
  { type: "problem", ...problem, code: "reading_budget_spent", freeAt: "2026-11-23T10:00:00Z" },
  { type: "done" },
];

describe("an event of a source", () => {
  it.each(events.map((event) => [event.type, event] as const))("%s passes as a line and back", (_, event) => {
    expect(sourceEventSchema.parse(JSON.parse(JSON.stringify(event)))).toEqual(event);
  });

  it.each([
    ["another type", { type: "note", text: "x" }],
    ["a problem nobody knows", { type: "problem", ...problem, code: "teapot" }],
    ["a way nobody knows", { type: "problem", ...problem, ways: ["phone"] }],
    ["a picture without an address", { type: "picture", picture: { ...picture, url: "" } }],
    ["a picture of no size", { type: "picture", picture: { ...picture, width: 0 } }],
    ["a picture with a role nobody knows", { type: "picture", picture: { ...picture, role: "cover" } }],
    [
      "a colour by name",
      { type: "brand", brand: { ...brand, colors: [{ color: "red", role: "text", seen: 1 }] } },
    ],
    ["an outline without end", { type: "outline", part: { ...part, text: "x".repeat(401) } }],
    ["a heading of level 7", { type: "outline", part: { ...part, level: 7 } }],
    ["more variants than a shop has", { type: "variants", variants: Array(251).fill(variant) }],
    [
      "a fact without a source",
      { type: "fact", fact: { ...(events[3] as { fact: object }).fact, sources: [] } },
    ],
  ])("%s is refused", (_, value) => {
    expect(sourceEventSchema.safeParse(value).success).toBe(false);
  });
});

test("what a reader may ask for beside the page is named", () => {
  const wanted: WantedDocument = { url: "https://shop.com/products/soap.js", as: "shopify-product" };
  expect(wantedDocumentKinds).toContain(wanted.as);
});
