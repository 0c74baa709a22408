import { defineSection, type ShownSection } from "~/sections/define-section";
import type { ShownPage, ShownSlot } from "~/sections/shown-page";
import { headSlots } from "~/sections/types/head-slots";
import { Icon } from "~/sections/view/icons";
import { SectionHead } from "~/sections/view/section-head";
import { Words } from "~/sections/view/words";
import css from "./comparison.css?inline";

const nameSlot = { kind: "text", source: "written", most: 32, lines: "one" } as const;
const cellSlot = { kind: "text", source: "written", most: 40, lines: "one" } as const;

const slots = {
  ...headSlots,
  us: { ...nameSlot, label: "Your product", facts: ["name", "brand"], isRequired: true },
  other: { ...nameSlot, label: "What it is compared with", isRequired: true },
  second: { ...nameSlot, label: "A second one" },
  third: { ...nameSlot, label: "A third one" },
  note: { kind: "text", label: "Where it is from", source: "written", most: 160, lines: "many" },
} as const;

const blockSlots = {
  label: { kind: "text", label: "Property", source: "written", most: 48, lines: "one", isRequired: true },
  us: {
    ...cellSlot,
    label: "Yours (✓, –, or words)",
    facts: ["feature", "guarantee", "duration", "weight", "price"],
  },
  other: { ...cellSlot, label: "The other" },
  second: { ...cellSlot, label: "The second" },
  third: { ...cellSlot, label: "The third" },
} as const;

interface ComparisonProps {
  section: ShownSection<typeof slots, typeof blockSlots>;
  page: ShownPage;
}

/** The product beside others, property by property. */
export const comparison = defineSection({
  type: "comparison",
  version: 1,
  label: "Comparison",
  about: "Yours beside others, property by property",
  group: "prove",
  variants: [
    { value: "table", label: "Table" },
    { value: "raised", label: "Yours raised" },
  ],
  slots,
  blocks: { label: "Property", least: 1, most: 20, slots: blockSlots },
  css,
  View: ({ section, page }) => (
    <>
      <SectionHead section={section} page={page} />
      <Table section={section} page={page} />
      <Words as="p" className="note" slot={section.slots.note} page={page} />
    </>
  ),
});

const columns = ["us", "other", "second", "third"] as const;

function Table({ section, page }: ComparisonProps) {
  const { heading } = section.slots;
  const shown = columns.filter((column) => section.slots[column]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section className="scroll" aria-label={heading?.text || page.messages.comparison} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <td>
              <span className="visually-hidden">{page.messages.property}</span>
            </td>
            {shown.map((column) => (
              <th key={column} scope="col" className={column}>
                <Words as="span" slot={section.slots[column]} page={page} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {section.blocks.map(({ id, slots: cells }) => (
            <tr key={id}>
              <th scope="row">
                <Words as="span" slot={cells.label} page={page} />
              </th>
              {shown.map((column) => (
                <td key={column} className={column}>
                  <Cell slot={cells[column]} page={page} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const ticks = new Set(["✓", "✔", "+"]);
const crosses = new Set(["✗", "✘", "×", "x", "-", "–", "—"]);

/** A tick or a cross for a mark, or for the language's yes and no; any other words as they are. */
function Cell({ slot, page }: { slot: ShownSlot<"text"> | undefined; page: ShownPage }) {
  const { yes, no } = page.messages;
  const text = slot?.text.trim().toLowerCase() ?? "";
  const isYes = ticks.has(text) || text === yes.toLowerCase();
  const isNo = crosses.has(text) || text === no.toLowerCase();
  if (page.isEditing || (!isYes && !isNo)) return <Words as="span" slot={slot} page={page} />;
  return (
    <span className={isYes ? "yes" : "no"}>
      <Icon name={isYes ? "check" : "minus"} />
      <span className="visually-hidden">{isYes ? yes : no}</span>
    </span>
  );
}
