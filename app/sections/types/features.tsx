import { defineSection } from "~/sections/define-section";
import { headSlots } from "~/sections/types/head-slots";
import { IconBadge } from "~/sections/view/icons";
import { Picture } from "~/sections/view/picture";
import { headingLevels, SectionHead } from "~/sections/view/section-head";
import { Words } from "~/sections/view/words";
import css from "./features.css?inline";

/** What the product has, each in a row with its image, or small with an icon. */
export const features = defineSection({
  type: "features",
  version: 1,
  label: "Features",
  about: "What it has, with images or icons",
  group: "explain",
  variants: [
    { value: "rows", label: "Rows with images" },
    { value: "icons", label: "Icons" },
    { value: "bento", label: "Tiles" },
  ],
  slots: headSlots,
  blocks: {
    label: "Feature",
    least: 1,
    most: 16,
    each: ["feature"],
    slots: {
      image: { kind: "image", label: "Image", source: "media", ratio: 4 / 3, angle: "the feature, close up" },
      icon: { kind: "icon", label: "Icon", source: "fixed" },
      eyebrow: { kind: "text", label: "Line above", source: "written", most: 28, lines: "one" },
      title: { kind: "text", label: "Title", source: "written", most: 60, lines: "one", isRequired: true },
      body: {
        kind: "text",
        label: "Text",
        source: "written",
        most: 260,
        lines: "many",
        facts: ["feature", "material", "certificate", "statement"],
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
            {section.variant !== "icons" && (
              <Picture slot={slots.image} ratio={4 / 3} sizes="(min-width: 56rem) 36rem, 92vw" />
            )}
            <div className="words">
              {(section.variant === "icons" || !slots.image) && <IconBadge slot={slots.icon} />}
              <Words as="p" className="eyebrow" slot={slots.eyebrow} page={page} />
              <Words as={headingLevels(section).block} className="title" slot={slots.title} page={page} />
              <Words as="p" className="body" slot={slots.body} page={page} />
            </div>
          </li>
        ))}
      </ul>
    </>
  ),
});
