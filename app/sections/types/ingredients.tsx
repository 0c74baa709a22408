import { defineSection, type ShownSection } from "~/sections/define-section";
import type { ShownPage } from "~/sections/shown-page";
import { headSlots } from "~/sections/types/head-slots";
import { DataTable } from "~/sections/view/data-table";
import tableCss from "~/sections/view/data-table.css?inline";
import { Picture } from "~/sections/view/picture";
import { headingLevels, SectionHead } from "~/sections/view/section-head";
import { Words } from "~/sections/view/words";
import css from "./ingredients.css?inline";

const slots = {
  ...headSlots,
  image: { kind: "image", label: "Image", source: "media", ratio: 4 / 5, angle: "what it is made of, raw" },
  table: { kind: "table", label: "Table", source: "written" },
  full: {
    kind: "text",
    label: "Full list",
    source: "written",
    most: 600,
    lines: "many",
    facts: ["ingredient"],
  },
} as const;

const blockSlots = {
  fact: { kind: "fact", label: "Fact", source: "fact", kinds: ["ingredient", "material"] },
  name: { kind: "text", label: "Name", source: "written", most: 50, lines: "one" },
  body: {
    kind: "text",
    label: "Text",
    source: "written",
    most: 160,
    lines: "many",
    facts: ["origin", "certificate", "statement"],
  },
  image: { kind: "image", label: "Image", source: "media", ratio: 1, angle: "this ingredient, close up" },
} as const;

interface IngredientsProps {
  section: ShownSection<typeof slots, typeof blockSlots>;
  page: ShownPage;
}

/** What it is made of. */
export const ingredients = defineSection({
  type: "ingredients",
  version: 1,
  label: "Ingredients",
  about: "What it is made of: ingredients or materials",
  group: "explain",
  variants: [
    { value: "cards", label: "Cards" },
    { value: "list", label: "List" },
  ],
  slots,
  blocks: {
    label: "Ingredient",
    least: 1,
    most: 30,
    each: ["ingredient", "material"],
    needsOneOf: ["fact", "name"],
    slots: blockSlots,
  },
  css: tableCss + css,
  View: ({ section, page }) => {
    const { image, table, full, heading } = section.slots;
    return (
      <div className="frame">
        {section.variant === "list" && (
          <Picture slot={image} ratio={4 / 5} sizes="(min-width: 56rem) 30rem, 92vw" />
        )}
        <div className="words">
          <SectionHead section={section} page={page} />
          <Items section={section} page={page} />
          {table && <DataTable rows={table.rows} label={heading?.text || page.messages.ingredients} />}
          <Words as="p" className="full" slot={full} page={page} />
        </div>
      </div>
    );
  },
});

function Items({ section, page }: IngredientsProps) {
  const Title = headingLevels(section).block;
  return (
    <ul className="items plain">
      {section.blocks.map(({ id, slots: { fact, name, body, image } }) => (
        <li key={id}>
          <Picture slot={image} ratio={1} sizes="(min-width: 40rem) 16rem, 45vw" />
          <div className="item">
            {name ? (
              <Words as={Title} className="title" slot={name} page={page} />
            ) : (
              <Title className="title">{fact?.text}</Title>
            )}
            <Words as="p" className="body" slot={body} page={page} />
          </div>
        </li>
      ))}
    </ul>
  );
}
