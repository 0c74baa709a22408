import { defineSection } from "~/sections/define-section";
import { Icon } from "~/sections/view/icons";
import { Picture } from "~/sections/view/picture";
import { headingLevels } from "~/sections/view/section-head";
import { Words } from "~/sections/view/words";
import css from "./guarantee.css?inline";

/** What is promised if it does not please, in the seller's words. */
export const guarantee = defineSection({
  type: "guarantee",
  version: 1,
  label: "Guarantee",
  about: "What is promised if it does not please",
  group: "prove",
  variants: [
    { value: "card", label: "Card" },
    { value: "plain", label: "Plain, centred" },
  ],
  slots: {
    seal: { kind: "image", label: "Seal", source: "media", ratio: null },
    term: { kind: "fact", label: "Guarantee, as it is known", source: "fact", kinds: ["guarantee"] },
    heading: {
      kind: "text",
      label: "Heading",
      source: "written",
      most: 60,
      lines: "one",
      facts: ["guarantee"],
      isRequired: true,
    },
    body: { kind: "text", label: "Text", source: "written", most: 280, lines: "many", facts: ["guarantee"] },
    link: { kind: "link", label: "Address of the conditions", source: "fixed" },
    linkLabel: { kind: "text", label: "Words of that link", source: "written", most: 40, lines: "one" },
  },
  blocks: {
    label: "Point",
    least: 0,
    most: 6,
    slots: {
      title: { kind: "text", label: "Title", source: "written", most: 50, lines: "one", isRequired: true },
      body: { kind: "text", label: "Text", source: "written", most: 120, lines: "many" },
    },
  },
  css,
  View: ({ section, page }) => {
    const { seal, term, heading, body, link, linkLabel } = section.slots;
    const { title: Title, block: Point } = headingLevels(section);
    return (
      <div className="inner">
        <div className="sign">
          {seal ? (
            <Picture slot={seal} ratio={null} sizes="8rem" className="seal" />
          ) : (
            <span className="seal-drawn">
              <Icon name="shield" />
            </span>
          )}
        </div>
        <div className="promise">
          <Words as={Title} id={`${section.anchor}-title`} slot={heading} page={page} />
          <Words as="p" className="body" slot={body} page={page} />
          {term && (
            <p className="term">
              <span>{term.label}</span> <strong>{term.text}</strong>
            </p>
          )}
          {link && linkLabel && (
            <p>
              <a href={link.href}>
                <Words as="span" slot={linkLabel} page={page} />
              </a>
            </p>
          )}
        </div>
        {section.blocks.length > 0 && (
          <ul className="points">
            {section.blocks.map(({ id, slots }) => (
              <li key={id}>
                <Icon name="check" />
                <div>
                  <Words as={Point} slot={slots.title} page={page} />
                  <Words as="p" slot={slots.body} page={page} />
                </div>
              </li>
            ))}
          </ul>
        )}
      </div>
    );
  },
});
