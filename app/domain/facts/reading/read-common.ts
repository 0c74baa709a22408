import type { ItemGraph } from "./item-graph";
import { allOf, type Item, isItem, itemsOf, textOf } from "./schema-item";
import type { ThingReader } from "./thing";

const mostReviews = 5;
const mostPictures = 40;

/** What every kind of thing may say: name, description, pictures, rating, reviews, awards. */
export function readCommon(item: Item, graph: ItemGraph, reader: ThingReader): void {
  reader.text("name", textOf(item, "name", "headline", "title"));
  reader.text("description", textOf(item, "description", "articleBody"));
  for (const award of allOf(item, "award", "awards").slice(0, 10)) {
    if (!isItem(award)) reader.text("award", award);
  }
  const rating = itemsOf(item, "aggregateRating").map(graph.resolve)[0];
  if (rating) readRating(rating, reader);
  for (const review of itemsOf(item, "review", "reviews").map(graph.resolve).slice(0, mostReviews)) {
    reader.text("review", textOf(review, "reviewBody", "description"), {
      label: textOf(review, "author")?.text.trim() || undefined,
    });
  }
  for (const picture of allOf(item, "image", "photo").slice(0, mostPictures))
    readPicture(picture, graph, reader);
  for (const logo of allOf(item, "logo").slice(0, 4)) {
    const url = isItem(logo) ? textOf(graph.resolve(logo), "url", "contentUrl")?.text : logo.text;
    if (url) reader.thing.logos.push(url);
  }
}

/** A picture of the thing, or of one of its variants. */
export function readPicture(
  picture: ReturnType<typeof allOf>[number],
  graph: ItemGraph,
  { thing }: ThingReader,
  variantId?: string,
): void {
  const written = isItem(picture) ? textOf(graph.resolve(picture), "contentUrl", "url") : picture;
  const url = written?.text || (isItem(picture) && picture.id?.startsWith("http") ? picture.id : "");
  if (url && thing.pictures.length < 120) {
    thing.pictures.push({ url, place: (written ?? picture).place, ...(variantId && { variantId }) });
  }
}

function readRating(rating: Item, reader: ThingReader): void {
  const value = textOf(rating, "ratingValue");
  const written = value?.text.trim().replace(",", ".") ?? "";
  const amount = /^\d{1,3}(?:\.\d{1,8})?/.exec(written)?.[0];
  if (!value || !amount || Number(amount) === 0) return;
  const best = textOf(rating, "bestRating")?.text.trim().replace(",", ".") ?? "5";
  const count = textOf(rating, "reviewCount")?.text ?? textOf(rating, "ratingCount")?.text ?? "";
  const counted = Number.parseInt(count.replace(/[.,\s\u00a0\u202f’']/g, ""), 10);
  if (!/^\d{1,3}(?:\.\d{1,2})?$/.test(best) || Number(amount) > Number(best)) return;
  reader.add(
    "rating",
    {
      type: "rating",
      rating: shortened(amount),
      best: shortened(best),
      count: Number.isSafeInteger(counted) && counted >= 0 ? counted : null,
    },
    value,
  );
}

/** "4.50" and "4.5" are one rating. */
export function shortened(amount: string): string {
  return amount.includes(".") ? amount.replace(/\.?0+$/, "") : amount;
}
