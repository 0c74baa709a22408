import { imageOperations } from "~/domain/image/image-operation";
import { defaultGalleryView, type GalleryView, isFiltered, shows } from "~/images/gallery/gallery-view";
import { operationNames } from "~/images/operation-names";
import { Button } from "~/ui/button";
import { SegmentedControl } from "~/ui/segmented-control";
import { Select } from "~/ui/select";
import { TextField } from "~/ui/text-field";
import { VisuallyHidden } from "~/ui/visually-hidden";

interface GalleryToolbarProps {
  view: GalleryView;
  onChange: (view: GalleryView) => void;
  models: readonly { id: string; label: string }[];
  boards: readonly { id: string; name: string }[];
}

const showNames: Record<GalleryView["show"], string> = {
  all: "All",
  starred: "Starred",
  public: "Public",
  trash: "Trash",
};

/** What is shown of all images: all of it is in the address. */
export function GalleryToolbar({ view, onChange, models, boards }: GalleryToolbarProps) {
  const any = "any";
  const orNull = <Value extends string>(value: Value | typeof any) =>
    value === any ? null : (value as Value);
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-end gap-3">
        <SegmentedControl
          label="Show"
          value={view.show}
          onChange={(show) => onChange({ ...view, show })}
          segments={shows.map((show) => ({ value: show, label: showNames[show] }))}
        />
        <div className="min-w-52 grow sm:max-w-80">
          <TextField
            type="search"
            label={<VisuallyHidden>Search your images</VisuallyHidden>}
            placeholder="Search prompts and titles"
            value={view.search}
            onChange={(event) => onChange({ ...view, search: event.target.value })}
          />
        </div>
      </div>
      {/* On a phone one row that moves sideways: what is known later, such as boards, moves nothing below it. */}
      <div className="-mx-4 -my-1 flex items-end gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] sm:mx-0 sm:flex-wrap sm:overflow-visible sm:px-0 [&>*]:shrink-0 [&>div]:w-44 sm:[&>div]:w-48">
        <Select
          label={<VisuallyHidden>How it was made</VisuallyHidden>}
          value={view.operation ?? any}
          onChange={(operation) => onChange({ ...view, operation: orNull(operation) })}
          choices={[
            { value: any, label: "Made in any way" },
            ...[...imageOperations, "derive" as const].map((value) => ({
              value,
              label: operationNames[value],
            })),
          ]}
        />
        <Select
          label={<VisuallyHidden>Rating</VisuallyHidden>}
          value={String(view.leastRating)}
          onChange={(rating) => onChange({ ...view, leastRating: Number(rating) })}
          choices={[
            { value: "0", label: "Any rating" },
            ...[1, 2, 3, 4].map((least) => ({ value: String(least), label: `Rated ${least} or more` })),
            { value: "5", label: "Rated 5" },
          ]}
        />
        {models.length > 1 && (
          <Select
            label={<VisuallyHidden>Model</VisuallyHidden>}
            value={view.modelId ?? any}
            onChange={(modelId) => onChange({ ...view, modelId: orNull(modelId) })}
            choices={[
              { value: any, label: "Any model" },
              ...models.map(({ id, label }) => ({ value: id, label })),
            ]}
          />
        )}
        {boards.length > 0 && (
          <Select
            label={<VisuallyHidden>Board</VisuallyHidden>}
            value={view.boardId ?? any}
            onChange={(boardId) => onChange({ ...view, boardId: orNull(boardId) })}
            choices={[
              { value: any, label: "Any board" },
              ...boards.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
        )}
        {isFiltered(view) && (
          <Button
            variant="ghost"
            className="justify-self-start"
            onClick={() => onChange({ ...defaultGalleryView, show: view.show })}
          >
            Clear filters
          </Button>
        )}
      </div>
    </div>
  );
}
