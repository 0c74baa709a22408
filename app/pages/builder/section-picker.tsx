import Search from "lucide-react/icons/search";
import { useMemo, useState } from "react";
import type { Fact } from "~/domain/facts/fact";
import { findByText } from "~/domain/text/find-by-text";
import type { SectionDefinition } from "~/sections/define-section";
import { sectionGroups } from "~/sections/define-section";
import { exampleSection } from "~/sections/examples";
import { exampleFacts, exampleImages } from "~/sections/examples/example-context";
import { newPage } from "~/sections/new-page";
import type { Page, Section } from "~/sections/page";
import { sectionTypes } from "~/sections/section-types";
import { Dialog } from "~/ui/dialog";
import { EmptyState } from "~/ui/empty-state";
import { TextField } from "~/ui/text-field";
import { PageThumbnail } from "../page-thumbnail";
import { writtenSection } from "./written-section";

interface SectionPickerProps {
  page: Page;
  facts: readonly Fact[];
  onAdd: (section: Section) => void;
  onClose: () => void;
}

const groupNames: Record<(typeof sectionGroups)[number], string> = {
  open: "Open",
  show: "Show",
  explain: "Explain",
  prove: "Prove",
  sell: "Sell",
  close: "Close",
};

/** Every type of section, drawn in the theme of the page; what the facts can fill comes written. */
export default function SectionPicker({ page, facts, onAdd, onClose }: SectionPickerProps) {
  const [search, setSearch] = useState("");
  const all = [...sectionTypes.values()];
  const found = findByText(all, search, ({ label, about, type }) => `${label} ${about} ${type}`);
  const groups = sectionGroups.flatMap((group) => {
    const definitions = found.filter((definition) => definition.group === group);
    return definitions.length > 0 ? [{ group, definitions }] : [];
  });
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()} size="xl" title="Add a section">
      <TextField
        label="Search"
        type="search"
        autoFocus
        value={search}
        placeholder="Reviews, questions, price"
        onChange={(event) => setSearch(event.target.value)}
        trailing={<Search className="me-2 size-4 text-muted" aria-hidden="true" />}
        onKeyDown={(event) => {
          const only = found.length === 1 ? found[0] : undefined;
          if (event.key === "Enter" && only) onAdd(writtenSection(only, page, facts));
        }}
      />
      <div className="-mx-1 grid max-h-[60dvh] gap-6 overflow-y-auto px-1 pb-1">
        {groups.map(({ group, definitions }) => (
          <section key={group} aria-labelledby={`group-${group}`} className="grid gap-2.5">
            <h3 id={`group-${group}`} className="font-[550] text-muted text-sm">
              {groupNames[group]}
            </h3>
            <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(15rem,100%),1fr))] gap-3">
              {definitions.map((definition) => (
                <li key={definition.type}>
                  <SectionTile
                    definition={definition}
                    theme={page.theme}
                    onAdd={() => onAdd(writtenSection(definition, page, facts))}
                  />
                </li>
              ))}
            </ul>
          </section>
        ))}
        {groups.length === 0 && (
          <EmptyState title="No such section">
            Look for what it should do: “questions”, “price”, “delivery”.
          </EmptyState>
        )}
      </div>
    </Dialog>
  );
}

interface SectionTileProps {
  definition: SectionDefinition;
  theme: Page["theme"];
  onAdd: () => void;
}

function SectionTile({ definition, theme, onAdd }: SectionTileProps) {
  const { type, label, about } = definition;
  const example = useMemo(
    (): Page => ({
      ...newPage({ language: "en" }),
      theme,
      action: { href: "#", label: "" },
      order: ["example"],
      sections: { example: exampleSection(type, "usual") },
    }),
    [type, theme],
  );
  return (
    <button
      type="button"
      aria-label={`Add ${label}`}
      onClick={onAdd}
      className="group grid w-full overflow-hidden rounded-md border border-line bg-raised text-start transition-[border-color,box-shadow,translate] hover:-translate-y-px hover:border-line-strong hover:shadow-raised"
    >
      <PageThumbnail
        page={example}
        facts={exampleFacts}
        images={exampleImages}
        layoutWidth={1000}
        ratio={16 / 10}
        sections={1}
      />
      <span className="grid gap-0.5 border-line border-t px-3 py-2">
        <span className="font-[550] text-sm">{label}</span>
        <span className="truncate text-muted text-xs">{about}</span>
      </span>
    </button>
  );
}
