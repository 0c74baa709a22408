import { defineSection } from "~/sections/define-section";
import { headSlots } from "~/sections/types/head-slots";
import { ActionLink } from "~/sections/view/action-link";
import { Picture } from "~/sections/view/picture";
import { headingLevels, SectionHead } from "~/sections/view/section-head";
import { Words } from "~/sections/view/words";
import css from "./bundle.css?inline";

/** Several things sold together. The total is as its seller wrote it; nothing is added up. */
export const bundle = defineSection({
  type: "bundle",
  version: 1,
  label: "Bundle",
  about: "Several things sold together, with their prices",
  group: "sell",
  variants: [
    { value: "row", label: "Side by side" },
    { value: "list", label: "List" },
  ],
  slots: {
    ...headSlots,
    total: { kind: "text", label: "Total", source: "fact", most: 24, lines: "one", facts: ["price"] },
    note: { kind: "text", label: "Line by the total", source: "written", most: 90, lines: "one" },
    link: { kind: "link", label: "Address of the button", source: "fixed" },
    action: { kind: "text", label: "Button", source: "written", most: 24, lines: "one" },
  },
  blocks: {
    label: "Item",
    least: 2,
    most: 8,
    slots: {
      image: { kind: "image", label: "Image", source: "media", ratio: 1, angle: "alone, from the front" },
      name: {
        kind: "text",
        label: "Name",
        source: "written",
        most: 50,
        lines: "one",
        facts: ["name"],
        isRequired: true,
      },
      note: { kind: "text", label: "Note", source: "written", most: 80, lines: "one" },
      price: { kind: "fact", label: "Price", source: "fact", kinds: ["price", "list-price"] },
      amount: { kind: "text", label: "Price in other words", source: "fixed", most: 24, lines: "one" },
    },
  },
  css,
  View: ({ section, page }) => {
    const { total, note, link, action } = section.slots;
    const Title = headingLevels(section).block;
    return (
      <>
        <SectionHead section={section} page={page} />
        <div className="bundle">
          <ul className="items">
            {section.blocks.map(({ id, slots: item }) => (
              <li key={id}>
                <Picture slot={item.image} ratio={1} sizes="(min-width: 60rem) 18rem, 45vw" />
                <div className="about">
                  <Words as={Title} slot={item.name} page={page} />
                  <Words as="p" className="note" slot={item.note} page={page} />
                </div>
                {item.amount ? (
                  <Words as="p" className="price" slot={item.amount} page={page} />
                ) : (
                  item.price && <p className="price">{item.price.text}</p>
                )}
              </li>
            ))}
          </ul>
          <div className="sum">
            {total && (
              <p className="total">
                <span>{page.messages.total}</span>
                <Words as="strong" slot={total} page={page} />
              </p>
            )}
            <Words as="p" className="note" slot={note} page={page} />
            <ActionLink page={page} link={link} label={action} />
          </div>
        </div>
      </>
    );
  },
});
