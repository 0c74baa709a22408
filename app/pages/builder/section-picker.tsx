import Search from "lucide-react/icons/search";
import { useMemo, useState } from "react";
import type { Fact } from "~/domain/facts/fact";
import { findByText } from "~/domain/text/find-by-text";
import type { SectionDefinition } from "~/sections/define-section";
import { sectionGroups } from "~/sections/define-section";
import { exampleSection } from "~/sections/examples";
import { exampleFacts, exampleImages, exampleVideos } from "~/sections/examples/example-context";
import { newPage } from "~/sections/new-page";
import type { Page, Section } from "~/sections/page";
import { sectionTypes } from "~/sections/section-types";
import { Dialog } from "~/ui/dialog";
import { EmptyState } from "~/ui/empty-state";
import { SegmentedControl } from "~/ui/segmented-control";
import { TextField } from "~/ui/text-field";
import { PageThumbnail } from "../page-thumbnail";
import { writtenSection } from "./written-section";

interface SectionPickerProps {
  page: Page;
  facts: readonly Fact[];
  onAdd: (section: Section) => void;
  onClose: () => void;
}

type Group = "all" | (typeof sectionGroups)[number];

const groups: readonly { value: Group; label: string }[] = [
  { value: "all", label: "All" },
  ...sectionGroups.map((value) => ({ value, label: value.charAt(0).toUpperCase() + value.slice(1) })),
];

/** Every type of section, drawn in the theme of the page; what the facts can fill comes written. */
export default function SectionPicker({ page, facts, onAdd, onClose }: SectionPickerProps) {
  const [search, setSearch] = useState("");
  const [group, setGroup] = useState<Group>("all");
  const all = [...sectionTypes.values()];
  const found = findByText(all, search, ({ label, about, type }) => `${label} ${about} ${type}`);
  const shown = search || group === "all" ? found : found.filter((definition) => definition.group === group);
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()} size="xl" title="Add a section">
      <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
        <div className="min-w-48 grow">
          <TextField
            label="Search"
            type="search"
            autoFocus
            value={search}
            placeholder="Reviews, questions, price"
            onChange={(event) => setSearch(event.target.value)}
            trailing={<Search className="me-2 size-4 text-muted" aria-hidden="true" />}
            onKeyDown={(event) => {
              const [first] = found;
              if (event.key === "Enter" && search && first) onAdd(writtenSection(first, page, facts));
            }}
          />
        </div>
        <div className="max-w-full overflow-x-auto p-0.5">
          <SegmentedControl
            label="What it is for"
            segments={groups}
            value={search ? "all" : group}
            onChange={(next) => {
              setSearch("");
              setGroup(next);
            }}
          />
        </div>
      </div>
      <ul className="-mx-1 grid h-[min(62dvh,100dvh-22rem)] grid-cols-[repeat(auto-fill,minmax(min(15rem,100%),1fr))] content-start gap-3 overflow-y-auto px-1 pb-1">
        {shown.map((definition) => (
          <li key={definition.type}>
            <SectionTile
              definition={definition}
              theme={page.theme}
              onAdd={() => onAdd(writtenSection(definition, page, facts))}
            />
          </li>
        ))}
        {shown.length === 0 && (
          <li className="col-span-full">
            <EmptyState title="No such section">
              Look for what it should do: “questions”, “price”, “delivery”.
            </EmptyState>
          </li>
        )}
      </ul>
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
        videos={exampleVideos}
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
