import type { ShownPage } from "~/sections/shown-page";
import type { Node } from "~/sections/structured-data/values";

/** The rating that a fact states, where it also says how many people gave one: without that no engine takes it. */
export function aggregateRating(facts: ShownPage["facts"]): Node | null {
  for (const { kind, value } of facts) {
    if (kind !== "rating" || value.type !== "rating" || !value.count) continue;
    const { rating, best, count } = value;
    return { "@type": "AggregateRating", ratingValue: rating, bestRating: best, reviewCount: count };
  }
  return null;
}

/** Reviews of the page that name their author and where they stand; any other is not passed on as one. */
export function reviewsOf({ sections }: ShownPage): Node[] {
  return sections
    .filter(({ type }) => type === "reviews")
    .flatMap(({ blocks }) => blocks)
    .flatMap(({ slots: { quote, author, rating, date, source, sourceName } }): Node[] => {
      if (quote?.kind !== "text" || author?.kind !== "text" || !quote.text.trim() || !author.text.trim())
        return [];
      const href = source?.kind === "link" && /^https?:/i.test(source.href) ? source.href : null;
      const publisher = sourceName?.kind === "text" && sourceName.text.trim() ? sourceName.text : null;
      if (!href && !publisher) return [];
      return [
        {
          "@type": "Review",
          reviewBody: quote.text,
          author: { "@type": "Person", name: author.text },
          ...(date?.kind === "date" && date.value && { datePublished: date.value.slice(0, 10) }),
          ...(rating?.kind === "number" &&
            rating.value > 0 && {
              reviewRating: { "@type": "Rating", ratingValue: rating.value, bestRating: 5 },
            }),
          ...(href && { url: href }),
          ...(publisher && { publisher: { "@type": "Organization", name: publisher } }),
        },
      ];
    });
}
