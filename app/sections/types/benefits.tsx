import { defineSection } from "~/sections/define-section";
import { headSlots } from "~/sections/types/head-slots";
import { IconBadge } from "~/sections/view/icons";
import { Picture } from "~/sections/view/picture";
import { headingLevels, SectionHead } from "~/sections/view/section-head";
import { Words } from "~/sections/view/words";
import css from "./benefits.css?inline";

/** What the product does for whoever has it, a card each. */
export const benefits = defineSection({
  type: "benefits",
  version: 1,
  label: "Benefits",
  about: "What it does for people, a card each",
  group: "explain",
  variants: [
    { value: "cards", label: "Cards" },
    { value: "columns", label: "Columns" },
    { value: "list", label: "List" },
  ],
  slots: headSlots,
  blocks: {
    label: "Benefit",
    least: 1,
    most: 12,
    each: ["benefit"],
    slots: {
      image: { kind: "image", label: "Image", source: "media", ratio: 4 / 3, angle: "in use" },
      icon: { kind: "icon", label: "Icon", source: "fixed" },
      title: { kind: "text", label: "Title", source: "written", most: 50, lines: "one", isRequired: true },
      body: {
        kind: "text",
        label: "Text",
        source: "written",
        most: 180,
        lines: "many",
        facts: ["benefit", "feature"],
      },
    },
  },
  css,
  View: ({ section, page }) => (
    <>
      <SectionHead section={section} page={page} />
      <ul className="items plain">
        {section.blocks.map(({ id, slots }) => (
          <li key={id}>
            <Picture
              slot={slots.image}
              ratio={4 / 3}
              sizes="(min-width: 60rem) 24rem, (min-width: 40rem) 45vw, 92vw"
            />
            {!slots.image && <IconBadge slot={slots.icon} />}
            <div className="words">
              <Words as={headingLevels(section).block} className="title" slot={slots.title} page={page} />
              <Words as="p" slot={slots.body} page={page} />
            </div>
          </li>
        ))}
      </ul>
    </>
  ),
});
