import type { ComponentType } from "react";
import type { ShownSection } from "~/sections/define-section";
import { sectionTypes } from "~/sections/section-types";
import type { ShownPage } from "~/sections/shown-page";

interface SectionProps {
  section: ShownSection;
  page: ShownPage;
}

interface PageBodyProps {
  page: ShownPage;
  /** Draws a section: the builder's leaves one that has not changed alone. */
  Section?: ComponentType<SectionProps>;
}

/** The page as it is published, and as the builder shows it. */
export function PageBody({ page, Section = SectionOnPage }: PageBodyProps) {
  return (
    <main>
      {page.sections.map((section) => (
        <Section key={section.id} section={section} page={page} />
      ))}
    </main>
  );
}

/** One section in its frame. */
export function SectionOnPage({ section, page }: SectionProps) {
  const definition = sectionTypes.get(section.type);
  if (!definition) return null;
  const { id, type, variant, anchor } = section;
  const hasTitle = section.slots.heading !== undefined;
  return (
    <section
      className={`s s-${type} v-${variant}`}
      id={anchor}
      aria-labelledby={hasTitle ? `${anchor}-title` : undefined}
      {...(page.isEditing && { "data-section": id })}
    >
      <definition.View section={section} page={page} />
    </section>
  );
}
