import { defineSection } from "~/sections/define-section";
import { headSlots } from "~/sections/types/head-slots";
import { Picture } from "~/sections/view/picture";
import { headingLevels, SectionHead } from "~/sections/view/section-head";
import { Words } from "~/sections/view/words";
import css from "./in-the-box.css?inline";

/** What comes with it, counted. */
export const inTheBox = defineSection({
  type: "in-the-box",
  version: 1,
  label: "In the box",
  about: "What comes with it, counted",
  group: "explain",
  variants: [
    { value: "beside", label: "Beside the image" },
    { value: "cards", label: "Cards" },
  ],
  slots: {
    ...headSlots,
    image: {
      kind: "image",
      label: "Image",
      source: "media",
      ratio: 1,
      angle: "all parts laid out, from above",
    },
  },
  blocks: {
    label: "Thing",
    least: 1,
    most: 20,
    slots: {
      count: { kind: "number", label: "How many", source: "fixed", least: 1, most: 999, step: 1, initial: 1 },
      title: { kind: "text", label: "What", source: "written", most: 60, lines: "one", isRequired: true },
      body: { kind: "text", label: "Text", source: "written", most: 120, lines: "many" },
      image: { kind: "image", label: "Image", source: "media", ratio: 1, angle: "this part alone" },
    },
  },
  css,
  View: ({ section, page }) => (
    <div className="frame">
      {section.variant === "beside" && (
        <Picture slot={section.slots.image} ratio={1} sizes="(min-width: 56rem) 34rem, 92vw" />
      )}
      <div className="list">
        <SectionHead section={section} page={page} />
        <ul className="items plain">
          {section.blocks.map(({ id, slots }) => (
            <li key={id}>
              <Picture slot={slots.image} ratio={1} sizes="(min-width: 40rem) 16rem, 45vw" />
              <div className="words">
                <Words as={headingLevels(section).block} className="title" slot={slots.title} page={page} />
                <Words as="p" className="body" slot={slots.body} page={page} />
              </div>
              {slots.count && slots.count.value > 1 && (
                <bdi className="count" dir="ltr">
                  × {slots.count.value}
                </bdi>
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  ),
});
