import { defineSection } from "~/sections/define-section";
import { headSlots } from "~/sections/types/head-slots";
import { headingLevels, SectionHead } from "~/sections/view/section-head";
import { Words } from "~/sections/view/words";
import css from "./faq.css?inline";

/** Questions that open to their answers. They are also given to search engines. */
export const faq = defineSection({
  type: "faq",
  version: 1,
  label: "Questions and answers",
  about: "What buyers ask, opening to the answer",
  group: "explain",
  variants: [
    { value: "list", label: "List" },
    { value: "split", label: "Beside the heading" },
  ],
  slots: headSlots,
  blocks: {
    label: "Question",
    least: 1,
    most: 30,
    slots: {
      question: {
        kind: "text",
        label: "Question",
        source: "written",
        most: 90,
        lines: "one",
        isRequired: true,
      },
      answer: {
        kind: "text",
        label: "Answer",
        source: "written",
        most: 400,
        lines: "many",
        facts: ["shipping", "returns", "guarantee", "material", "origin", "duration", "statement"],
        isRequired: true,
      },
    },
  },
  css,
  View: ({ section, page }) => (
    <div className="faq">
      <SectionHead section={section} page={page} />
      <div className="questions">
        {section.blocks.map(({ id, slots }) => (
          <details key={id} open={page.isEditing}>
            <summary>
              <Words as={headingLevels(section).block} slot={slots.question} page={page} />
            </summary>
            <Words as="div" className="answer" slot={slots.answer} page={page} />
          </details>
        ))}
      </div>
    </div>
  ),
});
