import { defineSection } from "~/sections/define-section";
import { headSlots } from "~/sections/types/head-slots";
import { Picture } from "~/sections/view/picture";
import { headingLevels, SectionHead } from "~/sections/view/section-head";
import { Words } from "~/sections/view/words";
import css from "./how-to.css?inline";

/** How it is used, step after step. */
export const howTo = defineSection({
  type: "how-to",
  version: 1,
  label: "How to use",
  about: "Steps in their order",
  group: "explain",
  variants: [
    { value: "columns", label: "Columns" },
    { value: "path", label: "One below the other" },
  ],
  slots: headSlots,
  blocks: {
    label: "Step",
    least: 1,
    most: 12,
    slots: {
      image: {
        kind: "image",
        label: "Image",
        source: "media",
        ratio: 4 / 3,
        angle: "this step, hands in view",
      },
      title: { kind: "text", label: "Title", source: "written", most: 50, lines: "one", isRequired: true },
      body: {
        kind: "text",
        label: "Text",
        source: "written",
        most: 200,
        lines: "many",
        facts: ["statement", "duration"],
      },
    },
  },
  css,
  View: ({ section, page }) => (
    <>
      <SectionHead section={section} page={page} />
      {/* The numbers are drawn; some browsers read out a list without marks only where it is called one. */}
      {/* biome-ignore lint/a11y/noRedundantRoles: as said above */}
      <ol className="steps plain" role="list">
        {section.blocks.map(({ id, slots }, index) => (
          <li key={id}>
            <span className="number">{index + 1}</span>
            <div className="words">
              <Words as={headingLevels(section).block} className="title" slot={slots.title} page={page} />
              <Words as="p" className="body" slot={slots.body} page={page} />
            </div>
            <Picture slot={slots.image} ratio={4 / 3} sizes="(min-width: 60rem) 24rem, 92vw" />
          </li>
        ))}
      </ol>
    </>
  ),
});
