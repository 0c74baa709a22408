import Search from "lucide-react/icons/search";
import { useState } from "react";
import type { GalleryView } from "~/images/gallery/gallery-view";
import { Button } from "~/ui/button";
import { SegmentedControl } from "~/ui/segmented-control";
import { TextField } from "~/ui/text-field";
import { VisuallyHidden } from "~/ui/visually-hidden";

const shows = [
  { value: "all", label: "All" },
  { value: "starred", label: "Starred" },
  { value: "trash", label: "Trash" },
] as const;

interface ListControlsProps {
  view: GalleryView;
  onChange: (view: GalleryView) => void;
}

/** What is listed: images of a status, and a search that is made when it is sent. */
export function ListControls({ view, onChange }: ListControlsProps) {
  const [typed, setTyped] = useState(view.search);
  return (
    <div className="flex flex-wrap items-end gap-3">
      <SegmentedControl
        label="Show"
        value={shows.find(({ value }) => value === view.show)?.value ?? "all"}
        onChange={(show) => onChange({ ...view, show })}
        segments={shows}
      />
      <search className="min-w-52 grow sm:max-w-96">
        <form
          className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            onChange({ ...view, search: typed.trim() });
          }}
        >
          <TextField
            type="search"
            label={<VisuallyHidden>Search your images</VisuallyHidden>}
            placeholder="Search prompts and titles"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          <Button type="submit" className="h-10" icon={<Search className="size-4" />}>
            Search
          </Button>
        </form>
      </search>
    </div>
  );
}
