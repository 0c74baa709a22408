import LayoutGrid from "lucide-react/icons/layout-grid";
import List from "lucide-react/icons/list";
import SlidersHorizontal from "lucide-react/icons/sliders-horizontal";
import X from "lucide-react/icons/x";
import { dayChoices, type LibraryView } from "~/assets/library-view";
import { keysOf } from "~/domain/data/keys-of";
import { Button } from "~/ui/button";
import { Popover } from "~/ui/popover";
import { SegmentedControl } from "~/ui/segmented-control";
import { Select } from "~/ui/select";
import { SortMenu } from "~/ui/sort-menu";
import { TextField } from "~/ui/text-field";
import { VisuallyHidden } from "~/ui/visually-hidden";

interface LibraryToolbarProps {
  view: LibraryView;
  tags: readonly { tag: string; count: number }[];
  onChange: (view: LibraryView) => void;
}

const kindNames: Record<LibraryView["kind"], string> = {
  all: "All",
  picture: "Pictures",
  clip: "Clips",
  sound: "Sounds",
};
const sortNames: Record<LibraryView["sort"], string> = {
  newest: "Newest",
  oldest: "Oldest",
  name: "Name",
  largest: "Largest",
};
const originNames: Record<LibraryView["origin"], string> = {
  all: "From anywhere",
  upload: "Uploaded",
  made: "Made here",
};
const sizeNames: Record<LibraryView["size"], string> = {
  all: "Any size",
  small: "Under 1 MB",
  medium: "1 to 10 MB",
  large: "Over 10 MB",
};
const dayNames: Record<(typeof dayChoices)[number], string> = {
  1: "Today",
  7: "The last 7 days",
  30: "The last 30 days",
  365: "The last year",
};

/** Search, filters, order and layout of the library. */
export function LibraryToolbar({ view, tags, onChange }: LibraryToolbarProps) {
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-end gap-2">
        <div className="grow max-sm:basis-full sm:max-w-80">
          <TextField
            type="search"
            label={<VisuallyHidden>Search your files</VisuallyHidden>}
            placeholder="Search names, tags, words"
            value={view.search}
            onChange={(event) => onChange({ ...view, search: event.target.value })}
          />
        </div>
        <Filters view={view} tags={tags} onChange={onChange} />
        <SortMenu value={view.sort} names={sortNames} onChange={(sort) => onChange({ ...view, sort })} />
        <div className="ms-auto">
          <SegmentedControl
            label="Layout"
            value={view.layout}
            onChange={(layout) => onChange({ ...view, layout })}
            segments={[
              { value: "grid", label: <LayoutGrid className="size-4" />, name: "Grid" },
              { value: "table", label: <List className="size-4" />, name: "Table" },
            ]}
          />
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <div className="-mx-4 max-w-[100vw] overflow-x-auto px-4 sm:mx-0 sm:px-0">
          <SegmentedControl
            label="Kind"
            size="sm"
            value={view.kind}
            onChange={(kind) => onChange({ ...view, kind })}
            segments={keysOf(kindNames).map((kind) => ({ value: kind, label: kindNames[kind] }))}
          />
        </div>
        {view.tag && <Chip label={`#${view.tag}`} onRemove={() => onChange({ ...view, tag: null })} />}
        {view.origin !== "all" && (
          <Chip label={originNames[view.origin]} onRemove={() => onChange({ ...view, origin: "all" })} />
        )}
        {view.size !== "all" && (
          <Chip label={sizeNames[view.size]} onRemove={() => onChange({ ...view, size: "all" })} />
        )}
        {view.days !== null && (
          <Chip
            label={dayNames[view.days as keyof typeof dayNames]}
            onRemove={() => onChange({ ...view, days: null })}
          />
        )}
      </div>
    </div>
  );
}

function Filters({ view, tags, onChange }: LibraryToolbarProps) {
  return (
    <Popover
      label="Filters"
      className="grid w-72 gap-4 p-4"
      trigger={
        <Button variant="ghost" icon={<SlidersHorizontal className="size-4" />}>
          Filters
        </Button>
      }
    >
      <Select
        label="Where from"
        value={view.origin}
        choices={keysOf(originNames).map((value) => ({ value, label: originNames[value] }))}
        onChange={(origin) => onChange({ ...view, origin })}
      />
      <Select
        label="When added"
        value={String(view.days ?? "any")}
        choices={[
          { value: "any", label: "Any time" },
          ...dayChoices.map((days) => ({ value: String(days), label: dayNames[days] })),
        ]}
        onChange={(days) => onChange({ ...view, days: days === "any" ? null : Number(days) })}
      />
      <Select
        label="Size of the file"
        value={view.size}
        choices={keysOf(sizeNames).map((value) => ({ value, label: sizeNames[value] }))}
        onChange={(size) => onChange({ ...view, size })}
      />
      {tags.length > 0 && (
        <Select
          label="Tag"
          value={view.tag ?? ""}
          choices={[
            { value: "", label: "Any tag" },
            ...tags.map(({ tag, count }) => ({ value: tag, label: tag, detail: String(count) })),
          ]}
          onChange={(tag) => onChange({ ...view, tag: tag || null })}
        />
      )}
    </Popover>
  );
}

function Chip({ label, onRemove }: { label: string; onRemove: () => void }) {
  return (
    <button
      type="button"
      onClick={onRemove}
      aria-label={`Remove the filter ${label}`}
      className="inline-flex h-7 items-center gap-1.5 rounded-full bg-accent-soft ps-2.5 pe-2 font-[550] text-sm transition-colors hover:bg-hover"
    >
      {label}
      <X className="size-3.5 text-muted" aria-hidden="true" />
    </button>
  );
}
