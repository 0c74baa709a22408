import { defineSection, type ShownSection } from "~/sections/define-section";
import type { PageImage, ShownPage } from "~/sections/shown-page";
import { headSlots } from "~/sections/types/head-slots";
import { Picture } from "~/sections/view/picture";
import { SectionHead } from "~/sections/view/section-head";
import { Words } from "~/sections/view/words";
import css from "./gallery.css?inline";

const slots = {
  ...headSlots,
  shape: {
    kind: "choice",
    label: "Shape",
    source: "fixed",
    options: [
      { value: "square", label: "Square" },
      { value: "portrait", label: "Upright" },
      { value: "landscape", label: "Wide" },
    ],
    initial: "square",
  },
} as const;

const blockSlots = {
  image: {
    kind: "image",
    label: "Image",
    source: "media",
    ratio: null,
    angle: "a detail that the others do not show",
    isRequired: true,
  },
  caption: { kind: "text", label: "Caption", source: "written", most: 80, lines: "one" },
} as const;

const ratios: ReadonlyMap<string, number> = new Map([
  ["square", 1],
  ["portrait", 4 / 5],
  ["landscape", 3 / 2],
]);

interface GalleryProps {
  section: ShownSection<typeof slots, typeof blockSlots>;
  page: ShownPage;
}

/** Images of the product: swept through with a finger, reached by their small ones, opened large. */
export const gallery = defineSection({
  type: "gallery",
  version: 1,
  label: "Gallery",
  about: "Its images, to look at closely",
  group: "show",
  variants: [
    { value: "stage", label: "Large with small ones" },
    { value: "strip", label: "Strip" },
    { value: "mosaic", label: "Mosaic" },
  ],
  slots,
  blocks: { label: "Image", least: 1, most: 16, slots: blockSlots },
  islands: ["gallery"],
  css,
  View: ({ section, page }) => (
    <>
      <SectionHead section={section} page={page} />
      <div
        className="gallery"
        data-gallery=""
        data-close={page.messages.close}
        data-next={page.messages.next}
        data-previous={page.messages.previous}
      >
        <Large section={section} page={page} />
        {section.variant === "stage" && section.blocks.length > 1 && <Small section={section} page={page} />}
      </div>
    </>
  ),
});

function Large({ section, page }: GalleryProps) {
  const ratio = ratios.get(section.slots.shape?.value ?? "") ?? 1;
  return (
    <ul className="strip plain" aria-label={page.messages.images}>
      {section.blocks.map(({ id, slots: { image, caption } }, index) => (
        <li key={id} id={`${section.anchor}-${index + 1}`}>
          <figure>
            {image && (
              <a className="zoom" href={largestOf(image.file)}>
                <Picture
                  slot={image}
                  ratio={ratio}
                  sizes={
                    section.variant === "stage"
                      ? "(min-width: 72rem) 64rem, 92vw"
                      : "(min-width: 48rem) 36rem, 85vw"
                  }
                  isFirst={section.isFirst && index === 0}
                />
                <span className="visually-hidden">{page.messages.enlarge}</span>
              </a>
            )}
            <Words as="figcaption" slot={caption} page={page} />
          </figure>
        </li>
      ))}
    </ul>
  );
}

function Small({ section }: GalleryProps) {
  return (
    <ul className="thumbs plain">
      {section.blocks.map(({ id, slots: { image } }, index) => (
        <li key={id}>
          <a
            href={`#${section.anchor}-${index + 1}`}
            aria-label={image?.alt || `${index + 1} / ${section.blocks.length}`}
          >
            <Picture slot={image} ratio={1} sizes="5rem" />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The widest file that every browser reads. */
function largestOf({ src, files }: PageImage): string {
  const readByAll = files.filter(({ mediaType }) => mediaType === "image/webp");
  return readByAll.toSorted((left, right) => right.width - left.width)[0]?.src ?? src;
}
