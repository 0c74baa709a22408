import { defineSection } from "~/sections/define-section";
import { Picture } from "~/sections/view/picture";
import { headingLevels } from "~/sections/view/section-head";
import { Words } from "~/sections/view/words";
import css from "./story.css?inline";

/** Width by height of its image; a letter shows it whole. */
const ratios: Readonly<Record<string, number>> = { side: 4 / 5, wide: 16 / 9 };

/** A longer text with images: where it comes from, and who makes it. */
export const story = defineSection({
  type: "story",
  version: 1,
  label: "Story",
  about: "A longer text with images",
  group: "explain",
  variants: [
    { value: "side", label: "Image beside the text" },
    { value: "wide", label: "Wide image above" },
    { value: "letter", label: "Letter" },
  ],
  slots: {
    eyebrow: { kind: "text", label: "Line above", source: "written", most: 32, lines: "one" },
    heading: { kind: "text", label: "Heading", source: "written", most: 60, lines: "one" },
    body: {
      kind: "text",
      label: "Text",
      source: "written",
      most: 1200,
      lines: "many",
      facts: ["origin", "material", "person", "place", "date", "statement"],
      isRequired: true,
    },
    image: {
      kind: "image",
      label: "Image",
      source: "media",
      ratio: null,
      angle: "where and by whom it is made",
    },
    caption: { kind: "text", label: "Words under the image", source: "written", most: 120, lines: "many" },
    signature: { kind: "text", label: "Signed by", source: "fixed", most: 40, lines: "one" },
    role: { kind: "text", label: "Who that is", source: "fixed", most: 60, lines: "one" },
  },
  blocks: {
    label: "Chapter",
    least: 0,
    most: 6,
    slots: {
      title: { kind: "text", label: "Title", source: "written", most: 60, lines: "one" },
      body: { kind: "text", label: "Text", source: "written", most: 600, lines: "many", isRequired: true },
      image: {
        kind: "image",
        label: "Image",
        source: "media",
        ratio: 4 / 3,
        angle: "a detail of its making",
      },
    },
  },
  css,
  View: ({ section, page }) => {
    const { eyebrow, heading, body, image, caption, signature, role } = section.slots;
    const { title: Title, block: Chapter } = headingLevels(section);
    const isWide = section.variant === "wide";
    return (
      <>
        <div className="story">
          {image && (
            <figure>
              <Picture
                slot={image}
                ratio={ratios[section.variant] ?? null}
                sizes={isWide ? "min(100vw, 80rem)" : "(min-width: 60rem) 40rem, 100vw"}
                isFirst={section.isFirst}
              />
              <Words as="figcaption" slot={caption} page={page} />
            </figure>
          )}
          <div className="text">
            <Words as="p" className="eyebrow" slot={eyebrow} page={page} />
            <Words as={Title} id={`${section.anchor}-title`} slot={heading} page={page} />
            <Words as="div" className="body" slot={body} page={page} />
            {(signature || role) && (
              <p className="signed">
                <Words as="strong" slot={signature} page={page} />
                <Words as="span" slot={role} page={page} />
              </p>
            )}
          </div>
        </div>
        {section.blocks.map(({ id, slots }) => (
          <div key={id} className="chapter">
            {slots.image && (
              <figure>
                <Picture slot={slots.image} ratio={4 / 3} sizes="(min-width: 60rem) 36rem, 100vw" />
              </figure>
            )}
            <div className="text">
              <Words as={Chapter} slot={slots.title} page={page} />
              <Words as="div" className="body" slot={slots.body} page={page} />
            </div>
          </div>
        ))}
      </>
    );
  },
});
