import { keysOf } from "~/domain/data/keys-of";
import { SegmentedControl } from "~/ui/segmented-control";
import { SortMenu } from "~/ui/sort-menu";
import { TextField } from "~/ui/text-field";
import { VisuallyHidden } from "~/ui/visually-hidden";
import type { LibraryCounts, LibraryView } from "./library-view";

interface LibraryToolbarProps {
  view: LibraryView;
  /** Null while the library loads. */
  counts: LibraryCounts | null;
  onChange: (view: LibraryView) => void;
}

const showNames: Record<LibraryView["show"], string> = {
  all: "All",
  drafts: "Drafts",
  published: "Published",
  trash: "Trash",
};
const sortNames: Record<LibraryView["sort"], string> = {
  edited: "Last edited",
  created: "Newest",
  title: "Title",
  length: "Longest",
};

/** Filter, search and order of the library. */
export function LibraryToolbar({ view, counts, onChange }: LibraryToolbarProps) {
  return (
    <div className="flex flex-wrap items-end gap-x-3 gap-y-3">
      <div className="-mx-4 max-w-[100vw] overflow-x-auto px-4 sm:mx-0 sm:px-0">
        <SegmentedControl
          label="Show"
          value={view.show}
          onChange={(show) => onChange({ ...view, show })}
          segments={keysOf(showNames).map((show) => ({
            value: show,
            label: (
              <>
                {showNames[show]}
                {counts && <span className="tabular font-normal text-muted text-sm">{counts[show]}</span>}
              </>
            ),
          }))}
        />
      </div>
      <div className="flex grow items-end justify-end gap-2 sm:grow">
        <div className="grow sm:max-w-72">
          <TextField
            type="search"
            label={<VisuallyHidden>Search your videos</VisuallyHidden>}
            placeholder="Search titles and words"
            value={view.search}
            onChange={(event) => onChange({ ...view, search: event.target.value })}
          />
        </div>
        <SortMenu value={view.sort} names={sortNames} onChange={(sort) => onChange({ ...view, sort })} />
      </div>
    </div>
  );
}
