import { expect, test } from "vitest";
import type { Fact } from "~/domain/facts/fact";
import { newPage, newSection } from "~/sections/new-page";
import type { Slots } from "~/sections/page";
import type { PageHead } from "~/sections/page-head";
import { resolvePage } from "~/sections/resolve-page";
import { sectionTypes } from "~/sections/section-types";
import { structuredData } from "~/sections/structured-data";
import type { Node } from "~/sections/structured-data/values";

const head: PageHead = {
  url: "https://vitrine.example/pages/p1",
  title: "Lumen One: silence for the day",
  description: "Headphones that play for forty hours.",
  imageUrl: null,
  isUnlisted: false,
  formHref: null,
  goHref: null,
  publishedAt: "2026-02-01T10:00:00Z",
};

function fact(kind: Fact["kind"], value: Fact["value"], more: Partial<Fact> = {}): Fact {
  return {
    id: `${kind}-${more.variantId ?? more.label ?? ""}`,
    kind,
    value,
    language: null,
    sources: [{ from: "you", at: "2026-01-01T00:00:00Z" }],
    confidence: 1,
    ...more,
  };
}
const text = (words: string) => ({ type: "text", text: words }) as const;
const euros = (amount: string) => ({ type: "money", amount, currency: "EUR" }) as const;
const name = fact("name", text("Lumen One"));

/** What a page says to search engines, by its type, read back from what is published. */
function dataOf(facts: Fact[], sections: Record<string, Slots[]> = {}): Record<string, Node> {
  const stored = Object.entries(sections).map(([type, blocks]) => {
    const section = newSection(sectionTypes.get(type) as never);
    const ids = blocks.map((_, index) => `b${index}`);
    return [
      type,
      {
        ...section,
        blocks: Object.fromEntries(ids.map((id, index) => [id, { slots: blocks[index] }])),
        blockOrder: ids,
      },
    ];
  });
  const page = {
    ...newPage({ language: "en" }),
    action: { href: "https://www.shop.example/lumen-one?ref=1", label: "" },
    order: Object.keys(sections),
    sections: Object.fromEntries(stored),
  };
  const context = { facts, images: new Map(), videos: new Map(), isEditing: false, formHref: null };
  const nodes = structuredData(resolvePage(page, context), head);
  return Object.fromEntries(nodes.map((node) => [node["@type"] as string, JSON.parse(JSON.stringify(node))]));
}
const words = (one: string) => ({ kind: "text", text: one }) as const;

test("a product is told with the price, the stock and the end of the offer that its facts state", () => {
  const { Product } = dataOf([
    name,
    fact("brand", text("Lumen Audio")),
    fact("price", euros("249.00")),
    fact("availability", { type: "availability", state: "limited" }),
    fact("offer-end", { type: "date", date: "2026-12-31" }),
    fact("identifier", text("4006381333931"), { label: "GTIN" }),
    fact("identifier", text("LO-1"), { label: "SKU" }),
  ]);
  expect(Product).toMatchObject({
    name: "Lumen One",
    brand: { "@type": "Brand", name: "Lumen Audio" },
    gtin: "4006381333931",
    sku: "LO-1",
    offers: {
      "@type": "Offer",
      price: "249.00",
      priceCurrency: "EUR",
      availability: "https://schema.org/LimitedAvailability",
      priceValidUntil: "2026-12-31",
      url: "https://www.shop.example/lumen-one?ref=1",
    },
  });
});

test("variants with prices of their own make a span, in one currency", () => {
  const { Product } = dataOf([
    name,
    fact("price", euros("30.00"), { variantId: "b" }),
    fact("price", euros("9.50"), { variantId: "a" }),
    fact("price", { type: "money", amount: "5.00", currency: "USD" }, { variantId: "c" }),
  ]);
  expect(Product?.offers).toMatchObject({
    "@type": "AggregateOffer",
    lowPrice: "9.50",
    highPrice: "30.00",
    offerCount: 2,
    priceCurrency: "EUR",
  });
});

test("without a price, a rating and a review there is no product to tell", () => {
  expect(dataOf([name]).Product).toBeUndefined();
});

test("a rating is told only where it is known how many gave one", () => {
  const rating = { type: "rating", rating: "4.7", best: "5", count: 1284 } as const;
  expect(dataOf([name, fact("rating", rating)]).Product?.aggregateRating).toMatchObject({
    ratingValue: "4.7",
    reviewCount: 1284,
  });
  expect(dataOf([name, fact("rating", { ...rating, count: null })]).Product).toBeUndefined();
});

test("a review is told only with its author and the place it stands at", () => {
  const review = { quote: words("Quiet."), author: words("Inês") };
  const { Product } = dataOf([name], {
    reviews: [
      review,
      { ...review, source: { kind: "link", href: "https://example.com/r" } },
      { quote: words("x") },
    ],
  });
  expect(Product?.review).toEqual([
    {
      "@type": "Review",
      reviewBody: "Quiet.",
      author: { "@type": "Person", name: "Inês" },
      url: "https://example.com/r",
    },
  ]);
});

test("questions of the page are told with their answers", () => {
  const { FAQPage } = dataOf([], { faq: [{ question: words("How long?"), answer: words("Forty hours.") }] });
  expect(FAQPage?.mainEntity).toEqual([
    { "@type": "Question", name: "How long?", acceptedAnswer: { "@type": "Answer", text: "Forty hours." } },
  ]);
});

test("the way to the page leads from the shop to it", () => {
  const { BreadcrumbList } = dataOf([name]);
  expect(BreadcrumbList?.itemListElement).toEqual([
    { "@type": "ListItem", position: 1, name: "shop.example", item: "https://www.shop.example/" },
    { "@type": "ListItem", position: 2, name: "Lumen One", item: "https://vitrine.example/pages/p1" },
  ]);
});
