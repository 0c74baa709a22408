import { writeDate } from "~/domain/facts/write-value";
import { defineSection, type ShownSection } from "~/sections/define-section";
import { offerEnd } from "~/sections/offer-end";
import type { ShownPage } from "~/sections/shown-page";
import { ActionLink } from "~/sections/view/action-link";
import { headingLevels } from "~/sections/view/section-head";
import { Words } from "~/sections/view/words";
import css from "./offer.css?inline";

const slots = {
  eyebrow: {
    kind: "text",
    label: "Line above",
    source: "written",
    most: 32,
    lines: "one",
    facts: ["discount"],
  },
  heading: {
    kind: "text",
    label: "Heading",
    source: "written",
    most: 50,
    lines: "one",
    facts: ["discount", "price"],
    isRequired: true,
  },
  body: { kind: "text", label: "Text", source: "written", most: 200, lines: "many" },
  price: { kind: "fact", label: "Price", source: "fact", kinds: ["price"] },
  listPrice: { kind: "fact", label: "Price before", source: "fact", kinds: ["list-price"] },
  discount: { kind: "fact", label: "Discount", source: "fact", kinds: ["discount"] },
  endFact: { kind: "fact", label: "End, as it is known", source: "fact", kinds: ["offer-end"] },
  ends: { kind: "date", label: "End, if it is not known", source: "fixed" },
  counts: { kind: "switch", label: "Count down to the end", source: "fixed", initial: true },
  conditions: { kind: "text", label: "Conditions", source: "written", most: 240, lines: "many" },
  link: { kind: "link", label: "Address of the button", source: "fixed" },
  action: { kind: "text", label: "Button", source: "written", most: 24, lines: "one" },
} as const;

type OfferSlots = ShownSection<typeof slots>["slots"];

/** A price for a time. Its end is a real date: after it the section says that the offer is over. */
export const offer = defineSection({
  type: "offer",
  version: 1,
  label: "Offer",
  about: "A reduced price, with its end date if there is one",
  group: "sell",
  variants: [
    { value: "banner", label: "Banner" },
    { value: "card", label: "Card" },
  ],
  slots,
  islands: ["countdown"],
  css,
  View: ({ section, page }) => {
    const { eyebrow, heading, body, conditions, link, action, counts } = section.slots;
    const end = endOf(section.slots);
    const isOver = end !== null && page.shownAt !== undefined && offerEnd(end) <= page.shownAt;
    return (
      <div
        className={section.variant === "banner" ? "deal panel" : "deal"}
        {...(end && !page.isEditing && !isOver && { "data-countdown": end })}
        {...(isOver && { "data-over": "" })}
      >
        <div className="words">
          <Words as="p" className="eyebrow" slot={eyebrow} page={page} />
          <Words
            as={headingLevels(section).title}
            id={`${section.anchor}-title`}
            slot={heading}
            page={page}
          />
          <Words as="p" className="body" slot={body} page={page} />
          <p className="over">{page.messages.offerOver}</p>
          {end && (
            <p className="until">
              {page.messages.validUntil} <time dateTime={end}>{writeDate(end, page.language)}</time>
            </p>
          )}
        </div>
        <div className="terms">
          <Prices slots={section.slots} />
          {end && counts?.value !== false && !Number.isNaN(offerEnd(end)) && <Timer page={page} />}
          <ActionLink page={page} link={link} label={action} />
        </div>
        <Words as="p" className="conditions" slot={conditions} page={page} />
      </div>
    );
  },
});

function endOf({ endFact, ends }: OfferSlots): string | null {
  const value = endFact?.fact.value;
  if (value?.type === "date") return value.date;
  return ends && ends.value !== "" ? ends.value : null;
}

function Prices({ slots: { price, listPrice, discount } }: { slots: OfferSlots }) {
  if (!price && !listPrice && !discount) return null;
  return (
    <p className="prices">
      {price && <strong className="price">{price.text}</strong>}
      {listPrice && (
        <span className="before">
          <span className="visually-hidden">{listPrice.label}: </span>
          <s>{listPrice.text}</s>
        </span>
      )}
      {discount && <span className="discount">{discount.text}</span>}
    </p>
  );
}

/** Empty until the island counts; it is never shown without it. */
function Timer({ page: { messages } }: { page: ShownPage }) {
  return (
    <div className="timer" role="timer">
      {(["days", "hours", "minutes", "seconds"] as const).map((unit) => (
        <span key={unit} className="unit">
          <b data-unit={unit}>00</b> <small>{messages[unit]}</small>
        </span>
      ))}
    </div>
  );
}
