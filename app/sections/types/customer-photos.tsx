import { defineSection } from "~/sections/define-section";
import { headSlots } from "~/sections/types/head-slots";
import { Picture } from "~/sections/view/picture";
import { SectionHead } from "~/sections/view/section-head";
import { SourceLink } from "~/sections/view/source-link";
import { Words } from "~/sections/view/words";
import css from "./customer-photos.css?inline";

/** Pictures that people took, each with its credit. */
export const customerPhotos = defineSection({
  type: "customer-photos",
  version: 1,
  label: "People's pictures",
  about: "Pictures that buyers took, with their names",
  group: "prove",
  variants: [
    { value: "wall", label: "Wall" },
    { value: "strip", label: "Strip to scroll" },
  ],
  slots: headSlots,
  blocks: {
    label: "Picture",
    least: 1,
    most: 24,
    slots: {
      image: { kind: "image", label: "Picture", source: "media", ratio: null, isRequired: true },
      credit: {
        kind: "text",
        label: "Who took it",
        source: "fixed",
        most: 40,
        lines: "one",
        isRequired: true,
      },
      caption: { kind: "text", label: "What they said", source: "fixed", most: 120, lines: "many" },
      source: { kind: "link", label: "Address it stands at", source: "fixed" },
    },
  },
  css,
  View: ({ section, page }) => {
    const isStrip = section.variant === "strip";
    return (
      <>
        <SectionHead section={section} page={page} />
        <ul
          className="photos"
          {...(isStrip && { tabIndex: 0, "aria-labelledby": `${section.anchor}-title` })}
        >
          {section.blocks.map(({ id, slots: { image, credit, caption, source } }) => (
            <li key={id}>
              <figure>
                <Picture slot={image} ratio={isStrip ? 4 / 5 : null} sizes="(min-width: 60rem) 20rem, 45vw" />
                <figcaption>
                  <Words as="p" className="caption" slot={caption} page={page} />
                  <p className="credit">
                    {page.messages.photo}: <Words as="span" slot={credit} page={page} />
                    {source && " · "}
                    <SourceLink link={source} page={page} />
                  </p>
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </>
    );
  },
});
