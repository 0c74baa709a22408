import { defineSection, type ShownSection } from "~/sections/define-section";
import type { ShownPage } from "~/sections/shown-page";
import { headSlots } from "~/sections/types/head-slots";
import { Picture } from "~/sections/view/picture";
import { SectionHead } from "~/sections/view/section-head";
import { Words } from "~/sections/view/words";
import css from "./press.css?inline";

const outlet = {
  name: { kind: "text", label: "Name", source: "fixed", most: 30, lines: "one", isRequired: true },
  logo: { kind: "image", label: "Logo", source: "media", ratio: null },
  quote: {
    kind: "text",
    label: "What they wrote",
    source: "fact",
    most: 160,
    lines: "many",
    facts: ["award"],
  },
  source: { kind: "link", label: "Address it stands at", source: "fixed" },
} as const;

type Outlet = ShownSection<typeof headSlots, typeof outlet>["blocks"][number];

/** Who wrote about it, or sells it. */
export const press = defineSection({
  type: "press",
  version: 1,
  label: "Press and logos",
  about: "Who wrote about it, with links",
  group: "prove",
  variants: [
    { value: "logos", label: "Row of logos" },
    { value: "quotes", label: "Quotes" },
  ],
  slots: headSlots,
  blocks: { label: "Name", least: 1, most: 16, slots: outlet },
  css,
  View: ({ section, page }) => {
    const isQuoting = section.variant === "quotes";
    const quoted = section.blocks.filter(({ slots }) => isQuoting && slots.quote);
    const named = section.blocks.filter((block) => !quoted.includes(block));
    return (
      <>
        <SectionHead section={section} page={page} />
        {quoted.length > 0 && (
          <ul className="quotes">
            {quoted.map((block) => (
              <li key={block.id}>
                <figure>
                  <blockquote>
                    <Words as="div" slot={block.slots.quote} page={page} />
                  </blockquote>
                  <figcaption>
                    <Sign block={block} page={page} />
                  </figcaption>
                </figure>
              </li>
            ))}
          </ul>
        )}
        {named.length > 0 && (
          <ul className="logos">
            {named.map((block) => (
              <li key={block.id}>
                <Sign block={block} page={page} />
              </li>
            ))}
          </ul>
        )}
      </>
    );
  },
});

/** The logo, or the name where there is none; a link where it can be looked up. */
function Sign({ block: { slots }, page }: { block: Outlet; page: ShownPage }) {
  const { name, logo, source } = slots;
  const sign =
    logo && !page.isEditing ? (
      <Picture
        slot={{ ...logo, alt: logo.alt || (name?.text ?? "") }}
        ratio={null}
        sizes="10rem"
        className="logo"
      />
    ) : (
      <>
        <Picture slot={logo} ratio={null} sizes="10rem" className="logo" />
        <Words as="span" className="name" slot={name} page={page} />
      </>
    );
  return source ? (
    <a href={source.href} rel="nofollow noopener">
      {sign}
    </a>
  ) : (
    sign
  );
}
