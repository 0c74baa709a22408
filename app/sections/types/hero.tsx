import { defineSection, type ShownSection } from "~/sections/define-section";
import type { ShownPage } from "~/sections/shown-page";
import { ActionLink } from "~/sections/view/action-link";
import { Icon } from "~/sections/view/icons";
import { Picture } from "~/sections/view/picture";
import { Price } from "~/sections/view/price";
import { Rating } from "~/sections/view/rating";
import { headingLevels } from "~/sections/view/section-head";
import { Words } from "~/sections/view/words";
import css from "./hero.css?inline";

const slots = {
  eyebrow: {
    kind: "text",
    label: "Line above",
    source: "written",
    most: 32,
    lines: "one",
    facts: ["brand", "category"],
  },
  heading: {
    kind: "text",
    label: "Title",
    source: "written",
    most: 60,
    lines: "one",
    facts: ["name"],
    isRequired: true,
  },
  subtitle: {
    kind: "text",
    label: "Subtitle",
    source: "written",
    most: 180,
    lines: "many",
    facts: ["description", "benefit", "feature"],
  },
  rating: { kind: "fact", label: "Rating", source: "fact", kinds: ["rating"] },
  price: { kind: "fact", label: "Price", source: "fact", kinds: ["price"] },
  listPrice: { kind: "fact", label: "Price before", source: "fact", kinds: ["list-price"] },
  image: {
    kind: "image",
    label: "Image",
    source: "media",
    ratio: null,
    angle: "the whole product, from the front",
  },
  link: { kind: "link", label: "Address of the button", source: "fixed" },
  label: { kind: "text", label: "Words of the button", source: "written", most: 28, lines: "one" },
  moreLink: { kind: "link", label: "Address of the second button", source: "fixed" },
  moreLabel: { kind: "text", label: "Words of the second button", source: "written", most: 28, lines: "one" },
  proof: {
    kind: "text",
    label: "Line below",
    source: "written",
    most: 80,
    lines: "one",
    facts: ["guarantee", "shipping", "returns", "award"],
  },
} as const;

const blockSlots = {
  icon: { kind: "icon", label: "Icon", source: "fixed" },
  text: {
    kind: "text",
    label: "Point",
    source: "written",
    most: 60,
    lines: "one",
    facts: ["benefit", "feature", "guarantee", "shipping"],
    isRequired: true,
  },
} as const;

type HeroSection = ShownSection<typeof slots, typeof blockSlots>;

/** What opens a page: what it is, what it costs, and the way to it. */
export const hero = defineSection({
  type: "hero",
  version: 1,
  label: "Opening",
  about: "What it is, what it costs, and the button",
  group: "open",
  variants: [
    { value: "split", label: "Beside the image" },
    { value: "cover", label: "Over the image" },
    { value: "centred", label: "Centred" },
    { value: "product", label: "Product and price" },
  ],
  slots,
  blocks: { label: "Point", least: 0, most: 6, slots: blockSlots },
  css,
  View: ({ section, page }) => (
    <div className="frame">
      <HeroText section={section} page={page} />
      <Picture
        slot={section.slots.image}
        ratio={ratios[section.variant] ?? null}
        sizes={
          section.variant === "split" || section.variant === "product"
            ? "(min-width: 56rem) 36rem, 100vw"
            : "100vw"
        }
        isFirst={section.isFirst}
      />
    </div>
  ),
});

/** Width by height of the image. */
const ratios: Readonly<Record<string, number>> = { split: 4 / 5, cover: 16 / 9, centred: 16 / 9, product: 1 };

function HeroText({ section, page }: { section: HeroSection; page: ShownPage }) {
  const { anchor, blocks } = section;
  const { eyebrow, heading, subtitle, rating, price, listPrice, proof, link, label } = section.slots;
  const { moreLink, moreLabel } = section.slots;
  return (
    <div className="text">
      <Words as="p" className="eyebrow" slot={eyebrow} page={page} />
      <Words as={headingLevels(section).title} id={`${anchor}-title`} slot={heading} page={page} />
      <Rating slot={rating} page={page} />
      <Words as="p" className="subtitle" slot={subtitle} page={page} />
      {blocks.length > 0 && (
        <ul className="points plain">
          {blocks.map(({ id, slots: { icon, text } }) => (
            <li key={id}>
              <Icon name={icon?.name ?? "check"} />
              <Words as="span" slot={text} page={page} />
            </li>
          ))}
        </ul>
      )}
      <Price price={price} listPrice={listPrice} page={page} />
      <div className="actions">
        <ActionLink page={page} link={link} label={label} />
        {moreLink && moreLabel && (
          <a className="button-quiet" href={moreLink.href}>
            <Words as="span" slot={moreLabel} page={page} />
          </a>
        )}
      </div>
      <Words as="p" className="proof" slot={proof} page={page} />
    </div>
  );
}
