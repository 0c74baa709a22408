import type { FactValue } from "../facts/fact-value";
import type { StatedFact } from "../products/written-fact";

/** Addresses in one file; sitemaps.org allows 50,000. */
export const mostPerSitemap = 50_000;

export interface SitemapEntry {
  address: string;
  changedAt: Date;
}

export function sitemap(entries: readonly SitemapEntry[]): string {
  const urls = entries.map(
    ({ address, changedAt }) =>
      `<url><loc>${escapeXml(address)}</loc><lastmod>${changedAt.toISOString()}</lastmod></url>`,
  );
  return `${xmlHead}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join("")}</urlset>`;
}

export function sitemapIndex(addresses: readonly string[]): string {
  const maps = addresses.map((address) => `<sitemap><loc>${escapeXml(address)}</loc></sitemap>`);
  return `${xmlHead}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${maps.join("")}</sitemapindex>`;
}

export interface FeedItem {
  id: string;
  title: string;
  description: string;
  address: string;
  imageUrl: string | null;
  facts: readonly StatedFact[];
}

/** RSS 2.0 with the fields of Google's Merchant feed; only what facts say. A product without a price is left out: it must have one. */
export function productFeed(
  items: readonly FeedItem[],
  { title, address }: { title: string; address: string },
): string {
  const channel = [element("title", title), element("link", address), element("description", title)];
  return `${xmlHead}<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>${channel.join("")}${items.map(feedItem).join("")}</channel></rss>`;
}

function feedItem({ id, title, description, address, imageUrl, facts }: FeedItem): string {
  const valueOfKind = (kind: StatedFact["kind"]) => facts.find((fact) => fact.kind === kind)?.value;
  const price = moneyOf(valueOfKind("price"));
  if (!price || !imageUrl) return "";
  const listPrice = moneyOf(valueOfKind("list-price"));
  const gtin = facts.flatMap(({ kind, value }) => (kind === "identifier" ? (gtinOf(value) ?? []) : []))[0];
  const mpn = facts.find(({ kind, id: factId }) => kind === "identifier" && /^mpn/i.test(factId))?.value;
  const name = textOf(valueOfKind("name")) ?? title;
  const fields: [string, string | null][] = [
    ["g:id", id],
    ["g:title", name.slice(0, 150)],
    ["g:description", (description || name).slice(0, 5000)],
    ["g:link", address],
    ["g:image_link", imageUrl],
    ["g:price", listPrice ?? price],
    ["g:sale_price", listPrice && listPrice !== price ? price : null],
    ["g:availability", availabilityOf(valueOfKind("availability"))],
    ["g:brand", textOf(valueOfKind("brand"))],
    ["g:gtin", gtin ?? null],
    ["g:mpn", textOf(mpn)],
  ];
  return `<item>${fields.map(([tag, value]) => (value === null ? "" : element(tag, value))).join("")}</item>`;
}

function moneyOf(value: FactValue | undefined): string | null {
  return value?.type === "money" ? `${value.amount} ${value.currency}` : null;
}

function textOf(value: FactValue | undefined): string | null {
  return value?.type === "text" ? value.text : null;
}

function availabilityOf(value: FactValue | undefined): string {
  const words = (textOf(value) ?? "").toLowerCase();
  if (/out.?of.?stock|sold.?out|ausverkauft|nicht verfügbar|épuisé|agotado|esaurito/.test(words))
    return "out_of_stock";
  if (/pre.?order|vorbestell/.test(words)) return "preorder";
  return /back.?order/.test(words) ? "backorder" : "in_stock";
}

/** A GTIN of 8, 12, 13 or 14 digits whose check digit is right. */
function gtinOf(value: FactValue): string | null {
  const digits = (textOf(value) ?? "").replace(/[\s-]/g, "");
  if (!/^(\d{8}|\d{12,14})$/.test(digits)) return null;
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, place) => total + Number(digit) * (place % 2 ? 3 : 1), 0);
  return sum % 10 === 0 ? digits : null;
}

const xmlHead = '<?xml version="1.0" encoding="UTF-8"?>';

const element = (tag: string, text: string) => `<${tag}>${escapeXml(text)}</${tag}>`;

/** Text as it stands in XML 1.0, without the characters that it cannot have. */
function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, "")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&apos;");
}
