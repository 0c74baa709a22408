import { defineSection, type ShownSection } from "~/sections/define-section";
import type { ShownPage } from "~/sections/shown-page";
import { headSlots } from "~/sections/types/head-slots";
import { headingLevels, SectionHead } from "~/sections/view/section-head";
import { Words } from "~/sections/view/words";
import css from "./specifications.css?inline";

const kinds = [
  "dimension",
  "weight",
  "volume",
  "capacity",
  "duration",
  "material",
  "color",
  "size",
  "origin",
  "certificate",
  "identifier",
] as const;

const blockSlots = {
  fact: {
    kind: "fact",
    label: "Fact",
    source: "fact",
    kinds: [...kinds, "feature", "brand", "category", "guarantee", "availability", "statement", "date"],
  },
  group: { kind: "text", label: "Group", source: "written", most: 40, lines: "one" },
  label: { kind: "text", label: "What it is about", source: "written", most: 40, lines: "one" },
  value: { kind: "text", label: "What it is", source: "written", most: 120, lines: "many" },
} as const;

interface SpecificationsProps {
  section: ShownSection<typeof headSlots, typeof blockSlots>;
  page: ShownPage;
}

/** What is known of the product, a row each; the person's own words stand before those of the fact. */
export const specifications = defineSection({
  type: "specifications",
  version: 1,
  label: "Specifications",
  about: "Its measures and materials, a row each",
  group: "explain",
  variants: [
    { value: "rows", label: "Rows" },
    { value: "beside", label: "Beside the heading" },
    { value: "tiles", label: "Tiles" },
  ],
  slots: headSlots,
  blocks: {
    label: "Row",
    least: 1,
    most: 50,
    each: kinds,
    needsOneOf: ["fact", "value"],
    slots: blockSlots,
  },
  css,
  View: ({ section, page }) => {
    const levels = headingLevels(section);
    return (
      <div className="frame">
        <SectionHead section={section} page={page} />
        <div className="groups">
          {groupsOf(section.blocks).map(([{ id, slots }, ...others]) => (
            <div key={id} className="group">
              <Words as={levels.block} className="name" slot={slots.group} page={page} />
              <Rows section={{ ...section, blocks: [{ id, slots }, ...others] }} page={page} />
            </div>
          ))}
        </div>
      </div>
    );
  },
});

function Rows({ section, page }: SpecificationsProps) {
  return (
    <dl>
      {section.blocks.map(({ id, slots: { fact, label, value } }) => (
        <div key={id}>
          {label ? <Words as="dt" slot={label} page={page} /> : <dt>{fact?.label}</dt>}
          {value ? <Words as="dd" slot={value} page={page} /> : <dd>{fact?.text}</dd>}
        </div>
      ))}
    </dl>
  );
}

type Row = SpecificationsProps["section"]["blocks"][number];

/** Rows by the name of their group, in the order the groups first come. */
function groupsOf(rows: readonly Row[]): [Row, ...Row[]][] {
  const groups = new Map<string, [Row, ...Row[]]>();
  for (const row of rows) {
    const name = row.slots.group?.text.trim() ?? "";
    const group = groups.get(name);
    if (group) group.push(row);
    else groups.set(name, [row]);
  }
  return [...groups.values()];
}
