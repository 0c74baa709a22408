import { writeDate, writeDecimal } from "~/domain/facts/write-value";
import { defineSection, type ShownSection } from "~/sections/define-section";
import type { ShownPage, ShownSlot } from "~/sections/shown-page";
import { headSlots } from "~/sections/types/head-slots";
import { Picture } from "~/sections/view/picture";
import { Stars } from "~/sections/view/rating";
import { SectionHead } from "~/sections/view/section-head";
import { SourceLink } from "~/sections/view/source-link";
import { Words } from "~/sections/view/words";
import css from "./reviews.css?inline";

const slots = {
  ...headSlots,
  rating: { kind: "fact", label: "Rating of all", source: "fact", kinds: ["rating"] },
} as const;

const review = {
  quote: {
    kind: "text",
    label: "What they wrote",
    source: "fact",
    most: 320,
    lines: "many",
    facts: ["review"],
    isRequired: true,
  },
  author: { kind: "text", label: "Author", source: "fact", most: 40, lines: "one" },
  detail: { kind: "text", label: "About the author", source: "fact", most: 50, lines: "one" },
  rating: {
    kind: "number",
    label: "Stars, 0 for none",
    source: "fixed",
    least: 0,
    most: 5,
    step: 0.5,
    initial: 0,
  },
  date: { kind: "date", label: "Written on", source: "fixed" },
  source: { kind: "link", label: "Address it stands at", source: "fixed" },
  sourceName: { kind: "text", label: "Name of that place", source: "fixed", most: 30, lines: "one" },
  portrait: { kind: "image", label: "Portrait", source: "media", ratio: 1 },
} as const;

type Review = ShownSection<typeof slots, typeof review>["blocks"][number];

/** What buyers wrote, each with its source. Without one it says that the seller gave it. */
export const reviews = defineSection({
  type: "reviews",
  version: 1,
  label: "Reviews",
  about: "What buyers wrote, with author and source",
  group: "prove",
  variants: [
    { value: "cards", label: "Cards" },
    { value: "quote", label: "Large quotes" },
  ],
  slots,
  blocks: { label: "Review", least: 1, most: 24, each: ["review"], slots: review },
  css,
  View: ({ section, page }) => (
    <>
      <div className="top">
        <SectionHead section={section} page={page} />
        <Summary slot={section.slots.rating} page={page} />
      </div>
      <ul className="reviews">
        {section.blocks.map((block) => (
          <li key={block.id}>
            <ReviewCard block={block} page={page} />
          </li>
        ))}
      </ul>
    </>
  ),
});

function Summary({ slot, page }: { slot: ShownSlot<"fact"> | undefined; page: ShownPage }) {
  if (!slot) return null;
  const { value } = slot.fact;
  if (value.type !== "rating") return <p className="summary">{slot.text}</p>;
  const { rating, best, count } = value;
  return (
    <div className="summary">
      <p className="score">
        <span className="visually-hidden">{slot.label}: </span>
        {writeDecimal(rating, page.language)}
        <small> / {writeDecimal(best, page.language)}</small>
      </p>
      <div>
        <Stars share={Number(rating) / Number(best)} />
        {count !== null && (
          <p className="count">
            {page.messages.reviewCount}: {writeDecimal(String(count), page.language)}
          </p>
        )}
      </div>
    </div>
  );
}

function ReviewCard({ block: { slots }, page }: { block: Review; page: ShownPage }) {
  const { quote, author, detail, rating, date, source, sourceName, portrait } = slots;
  return (
    <figure className="card">
      {rating && rating.value > 0 && (
        <p className="given">
          <Stars share={rating.value / 5} />
          <span className="visually-hidden">{writeDecimal(String(rating.value), page.language)} / 5</span>
        </p>
      )}
      <blockquote>
        <Words as="div" slot={quote} page={page} />
      </blockquote>
      <figcaption>
        <Picture slot={portrait} ratio={1} sizes="3rem" className="portrait" />
        <div>
          <Words as="p" className="author" slot={author} page={page} />
          <Words as="p" slot={detail} page={page} />
          <p>
            {date && (
              <time dateTime={date.value}>{writeDate(date.value.slice(0, 10), page.language)} · </time>
            )}
            {source ? (
              <SourceLink link={source} name={sourceName} page={page} />
            ) : (
              <span>{page.messages.givenBySeller}</span>
            )}
          </p>
        </div>
      </figcaption>
    </figure>
  );
}
