import type { ShownSection } from "~/sections/define-section";
import type { ShownPage } from "~/sections/shown-page";
import type { headSlots } from "~/sections/types/head-slots";
import { Words } from "~/sections/view/words";

interface SectionHeadProps {
  section: ShownSection<typeof headSlots>;
  page: ShownPage;
}

/** The head of a section; nothing where nobody wrote one. */
export function SectionHead({ section, page }: SectionHeadProps) {
  const { eyebrow, heading, intro } = section.slots;
  if (!eyebrow && !heading && !intro) return null;
  return (
    <header className="head">
      <Words as="p" className="eyebrow" slot={eyebrow} page={page} />
      <Words as={headingLevels(section).title} id={`${section.anchor}-title`} slot={heading} page={page} />
      <Words as="p" className="intro" slot={intro} page={page} />
    </header>
  );
}

/** The elements of a section's heading and of those of its blocks, so that no level of a page is left out. */
export function headingLevels({ isFirst, slots }: Pick<ShownSection, "isFirst" | "slots">): {
  title: "h1" | "h2";
  block: "h2" | "h3";
  /** Within a block that has a heading. */
  part: "h3" | "h4";
} {
  const isBelow = slots.heading !== undefined && !isFirst;
  return { title: isFirst ? "h1" : "h2", block: isBelow ? "h3" : "h2", part: isBelow ? "h4" : "h3" };
}
