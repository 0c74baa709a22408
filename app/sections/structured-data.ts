import type { PageHead } from "~/sections/page-head";
import type { ShownPage } from "~/sections/shown-page";
import { offersOf } from "~/sections/structured-data/offers";
import { aggregateRating, reviewsOf } from "~/sections/structured-data/reviews";
import { isoDuration, type Node, textOf, textsOf } from "~/sections/structured-data/values";

/**
 * What search engines are told, as schema.org nodes: nothing but what the page shows or its facts state.
 * Published as one JSON-LD graph.
 */
export function structuredData(page: ShownPage, head: PageHead): Node[] {
  return [
    productNode(page, head),
    faqNode(page),
    breadcrumbNode(page, head),
    ...videoNodes(page, head),
  ].filter((node) => node !== null);
}

function productNode(page: ShownPage, head: PageHead): Node | null {
  const { facts } = page;
  const name = textOf(facts, "name") ?? head.title;
  const offers = offersOf(page, head);
  const rating = aggregateRating(facts);
  const reviews = reviewsOf(page);
  // Without one of the three it is not a product that a search engine shows.
  if (!name || (!offers && !rating && reviews.length === 0)) return null;
  const brand = textOf(facts, "brand");
  const images = imagesOf(page, head);
  return {
    "@type": "Product",
    name,
    url: head.url,
    ...withValue("description", textOf(facts, "description") ?? head.description),
    ...(images.length > 0 && { image: images }),
    ...(brand && { brand: { "@type": "Brand", name: brand } }),
    ...withValue("category", textOf(facts, "category")),
    ...withValue("material", textsOf(facts, "material").join(", ")),
    ...withValue("color", textsOf(facts, "color").join(", ")),
    ...identifiers(facts),
    ...(offers && { offers }),
    ...(rating && { aggregateRating: rating }),
    ...(reviews.length > 0 && { review: reviews }),
  };
}

function faqNode({ sections }: ShownPage): Node | null {
  const questions = sections
    .filter(({ type }) => type === "faq")
    .flatMap(({ blocks }) => blocks)
    .flatMap(({ slots: { question, answer } }): Node[] =>
      question?.kind === "text" && answer?.kind === "text" && question.text.trim() && answer.text.trim()
        ? [
            {
              "@type": "Question",
              name: question.text,
              acceptedAnswer: { "@type": "Answer", text: answer.text },
            },
          ]
        : [],
    );
  return questions.length > 0 ? { "@type": "FAQPage", mainEntity: questions } : null;
}

/** From the shop, where the page leads to one, to the page. */
function breadcrumbNode(page: ShownPage, head: PageHead): Node | null {
  const href = page.action?.href;
  if (!href || !/^https?:/i.test(href) || !URL.canParse(href)) return null;
  const { host, origin } = new URL(href);
  const names = [
    { name: textOf(page.facts, "brand") ?? host.replace(/^www\./, ""), item: `${origin}/` },
    { name: textOf(page.facts, "name") ?? head.title, item: head.url },
  ];
  return {
    "@type": "BreadcrumbList",
    itemListElement: names.map((each, index) => ({ "@type": "ListItem", position: index + 1, ...each })),
  };
}

function videoNodes({ sections }: ShownPage, head: PageHead): Node[] {
  const slots = sections.flatMap((section) => [
    ...Object.values(section.slots),
    ...section.blocks.flatMap((block) => Object.values(block.slots)),
  ]);
  return slots.flatMap((slot): Node[] => {
    if (slot?.kind !== "video") return [];
    const { title, posterSrc, durationSeconds, playerHref, watchHref } = slot.video;
    return [
      {
        "@type": "VideoObject",
        name: title,
        description: head.description || title,
        duration: isoDuration(durationSeconds),
        embedUrl: absolute(playerHref, head),
        url: absolute(watchHref, head),
        ...(posterSrc && { thumbnailUrl: absolute(posterSrc, head) }),
        ...(head.publishedAt && { uploadDate: head.publishedAt }),
      },
    ];
  });
}

/** The images of the page, the first ones first, each once. */
function imagesOf({ sections }: ShownPage, head: PageHead): string[] {
  const found = sections.flatMap((section) =>
    [section.slots, ...section.blocks.map(({ slots }) => slots)].flatMap((slots) =>
      Object.values(slots).flatMap((slot) => (slot?.kind === "image" ? [absolute(slot.file.src, head)] : [])),
    ),
  );
  const all = found.length > 0 || !head.imageUrl ? found : [head.imageUrl];
  return [...new Set(all)].filter((src) => /^https?:/.test(src)).slice(0, 6);
}

function identifiers(facts: ShownPage["facts"]): Node {
  const found = facts.flatMap(({ kind, label, value, variantId }): [string, string][] => {
    if (kind !== "identifier" || value.type !== "text" || variantId) return [];
    const digits = value.text.replace(/[\s-]/g, "");
    if (/gtin|ean|upc|isbn/i.test(label ?? "")) return /^\d{8,14}$/.test(digits) ? [["gtin", digits]] : [];
    if (/mpn|model/i.test(label ?? "")) return [["mpn", value.text]];
    return /sku|article|artikel|item/i.test(label ?? "") ? [["sku", value.text]] : [];
  });
  return Object.fromEntries(found.reverse());
}

function withValue(name: string, value: string | null | undefined): Node {
  return value ? { [name]: value } : {};
}

function absolute(href: string, { url }: PageHead): string {
  return URL.canParse(href, url) ? new URL(href, url).href : href;
}
