import { defineSection, type ShownSection } from "~/sections/define-section";
import type { ShownPage } from "~/sections/shown-page";
import { headSlots } from "~/sections/types/head-slots";
import { Picture } from "~/sections/view/picture";
import { SectionHead } from "~/sections/view/section-head";
import { Words } from "~/sections/view/words";
import css from "./before-after.css?inline";

const imageSlot = { kind: "image", source: "media", isRequired: true } as const;
const labelSlot = { kind: "text", source: "written", most: 24, lines: "one" } as const;

const slots = {
  ...headSlots,
  before: { ...imageSlot, label: "Image before", ratio: 4 / 3, angle: "before it was used" },
  after: {
    ...imageSlot,
    label: "Image after",
    ratio: 4 / 3,
    angle: "after it was used, from the same place",
  },
  beforeLabel: { ...labelSlot, label: "Words on the first" },
  afterLabel: { ...labelSlot, label: "Words on the second" },
  caption: { kind: "text", label: "Caption", source: "written", most: 140, lines: "many" },
} as const;

interface BeforeAfterProps {
  section: ShownSection<typeof slots>;
  page: ShownPage;
}

/** The same thing before and after, to compare by hand. */
export const beforeAfter = defineSection({
  type: "before-after",
  version: 1,
  label: "Before and after",
  about: "Two images to slide between",
  group: "prove",
  variants: [
    { value: "slider", label: "Slider" },
    { value: "pair", label: "Side by side" },
  ],
  slots,
  islands: ["before-after"],
  css,
  View: ({ section, page }) => (
    <>
      <SectionHead section={section} page={page} />
      <figure>
        <div
          className="pair"
          {...(section.variant === "slider" && {
            "data-before-after": "",
            "data-label": page.messages.compareImages,
          })}
        >
          <Side side="before" section={section} page={page} />
          <Side side="after" section={section} page={page} />
        </div>
        <Words as="figcaption" slot={section.slots.caption} page={page} />
      </figure>
    </>
  ),
});

function Side({ side, section: { slots, isFirst }, page }: BeforeAfterProps & { side: "before" | "after" }) {
  const label = slots[`${side}Label`];
  return (
    <div className={side}>
      <Picture slot={slots[side]} ratio={4 / 3} sizes="(min-width: 72rem) 60rem, 92vw" isFirst={isFirst} />
      {label ? (
        <Words as="p" className="label" slot={label} page={page} />
      ) : (
        <p className="label">{page.messages[side]}</p>
      )}
    </div>
  );
}
