import { defineSection } from "~/sections/define-section";
import { headSlots } from "~/sections/types/head-slots";
import { SectionHead } from "~/sections/view/section-head";
import { SourceLink } from "~/sections/view/source-link";
import { Words } from "~/sections/view/words";
import css from "./figures.css?inline";

/** Numbers, each with what it counts. None is made up: a fact, or what the seller gave. */
export const figures = defineSection({
  type: "figures",
  version: 1,
  label: "Figures",
  about: "Large numbers, each with what it counts",
  group: "prove",
  variants: [
    { value: "row", label: "Row" },
    { value: "cards", label: "Cards" },
  ],
  slots: {
    ...headSlots,
    note: { kind: "text", label: "How it was counted", source: "written", most: 160, lines: "many" },
  },
  blocks: {
    label: "Figure",
    least: 1,
    most: 8,
    slots: {
      fact: {
        kind: "fact",
        label: "Number, as it is known",
        source: "fact",
        kinds: [
          "weight",
          "volume",
          "capacity",
          "duration",
          "dimension",
          "rating",
          "discount",
          "guarantee",
          "statement",
        ],
      },
      value: { kind: "text", label: "Number in other words", source: "fixed", most: 12, lines: "one" },
      counts: {
        kind: "text",
        label: "What it counts",
        source: "written",
        most: 60,
        lines: "many",
        isRequired: true,
      },
      source: { kind: "link", label: "Address it stands at", source: "fixed" },
    },
  },
  css,
  View: ({ section, page }) => {
    const shown = section.blocks.filter(({ slots }) => slots.value || slots.fact);
    if (shown.length === 0 && !page.isEditing) return null;
    return (
      <>
        <SectionHead section={section} page={page} />
        <dl className="figures">
          {shown.map(({ id, slots: { fact, value, counts, source } }) => (
            <div key={id} className="figure">
              <Words as="dt" slot={counts} page={page} />
              {value ? (
                <Words as="dd" className="number" slot={value} page={page} />
              ) : (
                fact && <dd className="number">{fact.text}</dd>
              )}
              {source && (
                <dd className="from">
                  <SourceLink link={source} page={page} />
                </dd>
              )}
            </div>
          ))}
        </dl>
        <Words as="p" className="note" slot={section.slots.note} page={page} />
      </>
    );
  },
});
