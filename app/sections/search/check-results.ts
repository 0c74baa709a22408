import type { FactKind } from "~/domain/facts/fact";
import type { PageHead } from "~/sections/page-head";
import type { ShownPage } from "~/sections/shown-page";
import { structuredData } from "~/sections/structured-data";
import type { Node } from "~/sections/structured-data/values";

/** Where what is missing is added. */
export type WhereToAdd =
  | { at: "facts"; kind: FactKind }
  | { at: "action" }
  | { at: "new-section"; type: string }
  | { at: "section"; sectionId: string };

export interface MissingForResult {
  /** A sentence: what is missing, and what that costs. */
  words: string;
  /** Without what is required there is no such result at all. */
  isRequired: boolean;
  where: WhereToAdd;
}

/** One kind of result that a search engine may show for the page. */
export interface RichResult {
  type: "Product" | "FAQPage" | "BreadcrumbList" | "VideoObject";
  name: string;
  /** Whether it is published as it stands. */
  isThere: boolean;
  /** What it says, as "Price" and "24.00 EUR". */
  told: readonly (readonly [string, string])[];
  missing: readonly MissingForResult[];
  /** What is worth knowing of it. */
  note: string | null;
}

/**
 * The structured data that is published, in words, and what is missing for a rich result: required and recommended properties as Google's
 * documentation names them (developers.google.com/search/docs/appearance/structured-data, Product, FAQPage, BreadcrumbList, VideoObject).
 */
export function checkResults(page: ShownPage, head: PageHead): RichResult[] {
  const nodes = structuredData(page, head);
  const find = (type: string) => nodes.find((node) => node["@type"] === type) ?? null;
  const videos = nodes.filter((node) => node["@type"] === "VideoObject");
  return [
    productResult(page, find("Product")),
    faqResult(page, find("FAQPage")),
    breadcrumbResult(find("BreadcrumbList")),
    ...(videos.length > 0 ? [videoResult(videos)] : []),
  ];
}

function productResult(page: ShownPage, node: Node | null): RichResult {
  const stated = (...kinds: FactKind[]) => page.facts.some(({ kind }) => kinds.includes(kind));
  const offer = nodeAt(node, "offers");
  const rating = nodeAt(node, "aggregateRating");
  const reviews = listAt(node, "review");
  const missing: MissingForResult[] = [];
  const add = (isMissing: boolean, isRequired: boolean, words: string, where: WhereToAdd) => {
    if (isMissing) missing.push({ words, isRequired, where });
  };
  add(!node, true, "No price, rating or review is known. One of the three makes a product result.", {
    at: "facts",
    kind: "price",
  });
  add(!stated("name"), true, "The product's name is not stated.", { at: "facts", kind: "name" });
  add(node !== null && !offer, true, "No price with its currency is stated, so the result shows none.", {
    at: "facts",
    kind: "price",
  });
  add(node !== null && listAt(node, "image").length === 0, true, "The page shows no image.", {
    ...whereForImage(page),
  });
  add(offer !== null && !offer.availability, false, "Whether it is in stock is not stated.", {
    at: "facts",
    kind: "availability",
  });
  add(!stated("brand"), false, "The brand is not stated.", { at: "facts", kind: "brand" });
  add(
    node !== null && !node.gtin && !node.mpn && !node.sku,
    false,
    "No GTIN, article or model number is stated. Label the fact “GTIN”, “SKU” or “MPN”.",
    { at: "facts", kind: "identifier" },
  );
  const stars = page.facts.find(({ kind, value }) => kind === "rating" && value.type === "rating");
  add(
    stars !== undefined && !rating,
    false,
    "The rating does not say how many people gave one, so no stars are shown.",
    { at: "facts", kind: "rating" },
  );
  return {
    type: "Product",
    name: "Product and offer",
    isThere: node !== null,
    told: told([
      ["Name", node?.name],
      ["Price", priceInWords(offer)],
      ["Availability", wordsOfType(offer?.availability)],
      ["Price valid until", offer?.priceValidUntil],
      ["Brand", nodeAt(node, "brand")?.name],
      ["GTIN", node?.gtin],
      ["Model number", node?.mpn],
      ["Article number", node?.sku],
      ["Material", node?.material],
      ["Colour", node?.color],
      ["Rating", rating && `${rating.ratingValue} of ${rating.bestRating} by ${rating.reviewCount} people`],
      ["Reviews", reviews.length > 0 ? reviews.length : undefined],
      ["Images", listAt(node, "image").length || undefined],
    ]),
    missing,
    note: null,
  };
}

function whereForImage({ sections }: ShownPage): WhereToAdd {
  const first = sections.find(({ type }) => type === "hero" || type === "gallery");
  return first ? { at: "section", sectionId: first.id } : { at: "new-section", type: "gallery" };
}

function faqResult({ sections }: ShownPage, node: Node | null): RichResult {
  const questions = listAt(node, "mainEntity");
  const section = sections.find(({ type }) => type === "faq");
  return {
    type: "FAQPage",
    name: "Questions and answers",
    isThere: node !== null,
    told: told([["Questions", questions.length || undefined]]),
    missing: node
      ? []
      : [
          {
            words: section ? "No question has an answer yet." : "The page answers no questions.",
            isRequired: false,
            where: section ? { at: "section", sectionId: section.id } : { at: "new-section", type: "faq" },
          },
        ],
    note: "Google shows them for authorities and health sites alone since 2023; others, and assistants, read them.",
  };
}

function breadcrumbResult(node: Node | null): RichResult {
  const items = listAt(node, "itemListElement").flatMap((item) =>
    typeof item === "object" ? [item.name] : [],
  );
  return {
    type: "BreadcrumbList",
    name: "Path above the result",
    isThere: node !== null,
    told: told([["Path", items.length > 0 ? items.join(" › ") : undefined]]),
    missing: node
      ? []
      : [
          {
            words: "The page's button leads to no shop, so there is no path from one.",
            isRequired: false,
            where: { at: "action" },
          },
        ],
    note: null,
  };
}

function videoResult(videos: readonly Node[]): RichResult {
  return {
    type: "VideoObject",
    name: "Video",
    isThere: true,
    told: told([["Videos", videos.map(({ name }) => name).join(", ")]]),
    missing: [],
    note: null,
  };
}

function priceInWords(offer: Node | null): string | undefined {
  if (!offer) return undefined;
  const { price, lowPrice, highPrice, priceCurrency } = offer;
  return price !== undefined ? `${price} ${priceCurrency}` : `${lowPrice} to ${highPrice} ${priceCurrency}`;
}

/** "https://schema.org/InStock" as "In stock". */
function wordsOfType(value: Node[string] | undefined): string | undefined {
  if (typeof value !== "string") return undefined;
  const name = value.replace(/^.*\//, "");
  return name.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

function nodeAt(node: Node | null | undefined, name: string): Node | null {
  const value = node?.[name];
  return typeof value === "object" && !Array.isArray(value) ? (value as Node) : null;
}

function listAt(node: Node | null, name: string): readonly (string | Node)[] {
  const value = node?.[name];
  return Array.isArray(value) ? value : [];
}

function told(rows: readonly (readonly [string, unknown])[]): (readonly [string, string])[] {
  return rows.flatMap(([name, value]) =>
    value === undefined || value === null || value === "" ? [] : [[name, String(value)] as const],
  );
}
