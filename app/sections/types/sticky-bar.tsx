import { defineSection } from "~/sections/define-section";
import { ActionLink } from "~/sections/view/action-link";
import { Picture } from "~/sections/view/picture";
import { Words } from "~/sections/view/words";
import css from "./sticky-bar.css?inline";

/** A bar that stays in view with what is sold, its price and the button. It stands last, before the footer. */
export const stickyBar = defineSection({
  type: "sticky-bar",
  version: 1,
  label: "Buy bar",
  about: "Stays in view with the name, price and button",
  group: "sell",
  variants: [
    { value: "bottom", label: "At the bottom" },
    { value: "top", label: "At the top" },
  ],
  slots: {
    image: { kind: "image", label: "Image", source: "media", ratio: 1 },
    name: {
      kind: "text",
      label: "Name",
      source: "fact",
      most: 50,
      lines: "one",
      facts: ["name"],
      isRequired: true,
    },
    note: { kind: "text", label: "Note", source: "written", most: 50, lines: "one" },
    price: { kind: "fact", label: "Price", source: "fact", kinds: ["price"] },
    listPrice: { kind: "fact", label: "Price before", source: "fact", kinds: ["list-price"] },
    link: { kind: "link", label: "Address of the button", source: "fixed" },
    action: { kind: "text", label: "Button", source: "written", most: 24, lines: "one" },
  },
  islands: ["sticky-bar"],
  css,
  View: ({ section: { slots }, page }) => (
    <div className="bar" data-sticky-bar="">
      <Picture slot={slots.image} ratio={1} sizes="3rem" />
      <div className="what">
        <Words as="p" className="name" slot={slots.name} page={page} />
        <Words as="p" className="note" slot={slots.note} page={page} />
      </div>
      {(slots.price || slots.listPrice) && (
        <p className="prices">
          {slots.listPrice && (
            <span className="before">
              <span className="visually-hidden">{slots.listPrice.label}: </span>
              <s>{slots.listPrice.text}</s>
            </span>
          )}
          {slots.price && <strong>{slots.price.text}</strong>}
        </p>
      )}
      <ActionLink page={page} link={slots.link} label={slots.action} />
    </div>
  ),
});
