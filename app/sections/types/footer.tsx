import { defineSection, type ShownSection } from "~/sections/define-section";
import type { ShownPage } from "~/sections/shown-page";
import { Picture } from "~/sections/view/picture";
import { Words } from "~/sections/view/words";
import css from "./footer.css?inline";

const slots = {
  logo: { kind: "image", label: "Logo", source: "media", ratio: null },
  name: { kind: "text", label: "Name", source: "fact", most: 40, lines: "one", facts: ["brand"] },
  about: { kind: "text", label: "About", source: "written", most: 160, lines: "many" },
  contact: {
    kind: "text",
    label: "Contact",
    source: "fact",
    most: 240,
    lines: "many",
    facts: ["contact", "place", "opening-hours"],
  },
  legal: { kind: "text", label: "Legal lines", source: "fixed", most: 400, lines: "many" },
} as const;

const link = {
  label: { kind: "text", label: "Words", source: "written", most: 30, lines: "one", isRequired: true },
  link: { kind: "link", label: "Address", source: "fixed", isRequired: true },
  group: { kind: "text", label: "Under the heading", source: "written", most: 24, lines: "one" },
} as const;

type Link = ShownSection<typeof slots, typeof link>["blocks"][number];

/** The end of the page: whose it is, how to reach them, and the lines the law asks for. */
export const footer = defineSection({
  type: "footer",
  version: 1,
  label: "Footer",
  about: "Logo, links, contact and legal lines",
  group: "close",
  variants: [
    { value: "columns", label: "Columns" },
    { value: "line", label: "One line" },
  ],
  slots,
  blocks: { label: "Link", least: 0, most: 24, slots: link },
  css,
  View: ({ section, page }) => {
    const { logo, name, about, contact, legal } = section.slots;
    const brand = page.theme.brand?.name;
    const hasSender = logo || name || about || contact || brand;
    return (
      <footer>
        {hasSender && (
          <div className="sender">
            <Picture slot={logo} ratio={null} sizes="12rem" className="logo" />
            {name ? (
              <Words as="p" className="name" slot={name} page={page} />
            ) : (
              !logo && brand && <p className="name">{brand}</p>
            )}
            <Words as="p" className="about" slot={about} page={page} />
            <Words as="address" slot={contact} page={page} />
          </div>
        )}
        {section.blocks.length > 0 && (
          <nav aria-label={page.messages.footerLinks}>
            {groupsOf(section.blocks).map(([head, ...others]) => (
              <LinkGroup key={head.id} links={[head, ...others]} page={page} />
            ))}
          </nav>
        )}
        <Words as="div" className="legal" slot={legal} page={page} />
      </footer>
    );
  },
});

function LinkGroup({ links, page }: { links: Link[]; page: ShownPage }) {
  const heading = links[0]?.slots.group;
  return (
    <div className="group">
      <Words as="p" className="group-name" slot={heading} page={page} />
      <ul>
        {links.map(({ id, slots: { link: address, label } }) => (
          <li key={id}>
            <a href={address?.href}>
              <Words as="span" slot={label} page={page} />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Links one after another that stand under the same heading. */
function groupsOf(links: Link[]): [Link, ...Link[]][] {
  const groups: [Link, ...Link[]][] = [];
  for (const one of links) {
    const last = groups.at(-1);
    const heading = one.slots.group?.text;
    if (last && (heading === undefined || last[0].slots.group?.text === heading)) last.push(one);
    else groups.push([one]);
  }
  return groups;
}
