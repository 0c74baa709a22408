import { defineSection } from "~/sections/define-section";
import { Picture } from "~/sections/view/picture";
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
    { value: "list", label: "List" },
  ],
  slots: {
    heading: { kind: "text", label: "Heading", source: "written", most: 60, lines: "one" },
    intro: { kind: "text", label: "Introduction", source: "written", most: 200, lines: "many" },
  },
  blocks: {
    label: "Benefit",
    least: 1,
    most: 12,
    each: ["benefit"],
    slots: {
      image: { kind: "image", label: "Image", source: "media", ratio: 4 / 3, angle: "in use" },
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
  View: ({ section: { slots, blocks, anchor }, page }) => (
    <>
      <header className="head">
        <Words as="h2" id={`${anchor}-title`} slot={slots.heading} page={page} />
        <Words as="p" slot={slots.intro} page={page} />
      </header>
      <ul className="cards">
        {blocks.map((block) => (
          <li key={block.id}>
            <Picture slot={block.slots.image} ratio={4 / 3} sizes="(min-width: 60rem) 22rem, 90vw" />
            <Words as="h3" slot={block.slots.title} page={page} />
            <Words as="p" slot={block.slots.body} page={page} />
          </li>
        ))}
      </ul>
    </>
  ),
});
