import LayoutGrid from "lucide-react/icons/layout-grid";
import List from "lucide-react/icons/list";
import { SegmentedControl } from "~/ui/segmented-control";
import { SortMenu } from "~/ui/sort-menu";
import { TextField } from "~/ui/text-field";
import { VisuallyHidden } from "~/ui/visually-hidden";
import type { ProjectView } from "./project-view";

const sortNames: Record<ProjectView["sort"], string> = {
  edited: "Last edited",
  created: "Newest",
  title: "Title",
};

/** Search, order and layout of the list. */
export function ListToolbar({
  view,
  onChange,
}: {
  view: ProjectView;
  onChange: (view: ProjectView) => void;
}) {
  return (
    <div className="flex flex-wrap items-end gap-2">
      <div className="grow max-sm:basis-full sm:max-w-80">
        <TextField
          type="search"
          label={<VisuallyHidden>Search your pages</VisuallyHidden>}
          placeholder="Search titles and words"
          value={view.search}
          onChange={(event) => onChange({ ...view, search: event.target.value })}
        />
      </div>
      <SortMenu value={view.sort} names={sortNames} onChange={(sort) => onChange({ ...view, sort })} />
      <div className="ms-auto">
        <SegmentedControl
          label="Layout"
          value={view.layout}
          onChange={(layout) => onChange({ ...view, layout })}
          segments={[
            { value: "grid", label: <LayoutGrid className="size-4" />, name: "Grid" },
            { value: "list", label: <List className="size-4" />, name: "List" },
          ]}
        />
      </div>
    </div>
  );
}
