import type { ShownPage, ShownSlot } from "~/sections/shown-page";

const star = "M12 2.6l2.9 5.9 6.5 1-4.7 4.5 1.1 6.5-5.8-3-5.8 3 1.1-6.5L2.6 9.5l6.5-1z";
const places = [0, 1, 2, 3, 4];

interface RatingProps {
  slot: ShownSlot<"fact"> | undefined;
  page: Pick<ShownPage, "language" | "messages">;
}

/** A stated rating: five stars filled as far as it reaches, its words, and of how many reviews where that is known. */
export function Rating({ slot, page }: RatingProps) {
  if (slot?.fact.value.type !== "rating") return null;
  const { rating, best, count } = slot.fact.value;
  return (
    <p className="rating">
      <Stars share={Number(rating) / Number(best)} />
      <span>
        <span className="visually-hidden">{page.messages.rating}: </span>
        <bdi dir="ltr">{slot.text}</bdi>
        {count !== null &&
          ` (${new Intl.NumberFormat(page.language, { numberingSystem: "latn" }).format(count)})`}
      </span>
    </p>
  );
}

/** Five stars filled from 0 to 1; what they say stands beside them in words. */
export function Stars({ share }: { share: number }) {
  const filled = Math.min(1, Math.max(0, Number.isFinite(share) ? share : 0));
  return (
    <svg className="stars" viewBox="0 0 120 24" aria-hidden="true" focusable="false">
      <g fill="var(--line)">{places.map(starAt)}</g>
      <svg width={(filled * 120).toFixed(1)} height="24" fill="currentColor" aria-hidden="true">
        {places.map(starAt)}
      </svg>
    </svg>
  );
}

function starAt(place: number) {
  return <path key={place} d={star} transform={`translate(${place * 24})`} />;
}
