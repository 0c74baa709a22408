import { defineSection } from "~/sections/define-section";
import { headSlots } from "~/sections/types/head-slots";
import { IconBadge } from "~/sections/view/icons";
import { headingLevels, SectionHead } from "~/sections/view/section-head";
import { Words } from "~/sections/view/words";
import css from "./shipping.css?inline";

/** How it comes, and how it goes back. */
export const shipping = defineSection({
  type: "shipping",
  version: 1,
  label: "Shipping and returns",
  about: "How it comes, and how it goes back",
  group: "sell",
  variants: [
    { value: "cards", label: "Cards" },
    { value: "list", label: "List" },
  ],
  slots: {
    ...headSlots,
    link: { kind: "link", label: "Address of all conditions", source: "fixed" },
    linkLabel: { kind: "text", label: "Words of that link", source: "written", most: 40, lines: "one" },
  },
  blocks: {
    label: "Condition",
    least: 1,
    most: 8,
    each: ["shipping", "returns"],
    slots: {
      icon: { kind: "icon", label: "Icon", source: "fixed" },
      fact: {
        kind: "fact",
        label: "As it is known",
        source: "fact",
        kinds: ["shipping", "returns", "availability"],
      },
      label: { kind: "text", label: "What it is about", source: "written", most: 40, lines: "one" },
      value: { kind: "text", label: "In other words", source: "written", most: 120, lines: "many" },
      note: { kind: "text", label: "Note", source: "written", most: 160, lines: "many" },
    },
  },
  css,
  View: ({ section, page }) => {
    const { link, linkLabel } = section.slots;
    const conditions = section.blocks.filter(({ slots }) => slots.fact || slots.value || slots.label);
    if (conditions.length === 0 && !page.isEditing) return null;
    const Title = headingLevels(section).block;
    return (
      <>
        <SectionHead section={section} page={page} />
        <ul className="conditions">
          {conditions.map(({ id, slots: { icon, fact, label, value, note } }) => (
            <li key={id}>
              <IconBadge slot={icon} />
              {label ? <Words as={Title} slot={label} page={page} /> : fact && <Title>{fact.label}</Title>}
              <div>
                {value ? <Words as="p" slot={value} page={page} /> : fact && <p>{fact.text}</p>}
                <Words as="p" className="note" slot={note} page={page} />
              </div>
            </li>
          ))}
        </ul>
        {link && linkLabel && (
          <p className="all">
            <a href={link.href}>
              <Words as="span" slot={linkLabel} page={page} />
            </a>
          </p>
        )}
      </>
    );
  },
});
