import Upload from "lucide-react/icons/upload";
import { useRef } from "react";
import { isNarrowed, type LibraryView, widened } from "~/assets/library-view";
import { Button } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { type FoundFile, filesOfInput } from "~/uploads/chosen-files";

/** Nothing is here yet. */
export function FirstFiles({ onFiles }: { onFiles: (files: FoundFile[]) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <EmptyState
      title="Everything you show, in one place"
      action={
        <Button
          variant="primary"
          size="lg"
          icon={<Upload className="size-4" />}
          onClick={() => input.current?.click()}
        >
          Choose files
        </Button>
      }
    >
      Drop product photos, clips and sounds anywhere on this page, or paste them. What you make here joins
      them.
      <input
        ref={input}
        type="file"
        multiple
        className="sr-only"
        tabIndex={-1}
        aria-label="Files"
        onChange={({ currentTarget }) => {
          onFiles(filesOfInput(currentTarget.files));
          currentTarget.value = "";
        }}
      />
    </EmptyState>
  );
}

interface NoMatchProps {
  view: LibraryView;
  onChange: (view: LibraryView) => void;
}

/** Nothing of what is there is asked for. */
export function NoMatch({ view, onChange }: NoMatchProps) {
  if (isNarrowed(view)) {
    return (
      <EmptyState
        title={view.search ? `Nothing matches “${view.search}”` : "No file is like this"}
        action={
          <>
            <Button onClick={() => onChange(widened(view))}>Clear search and filters</Button>
            {view.folderId && (
              <Button variant="ghost" onClick={() => onChange({ ...view, folderId: null })}>
                Look in all folders
              </Button>
            )}
          </>
        }
      >
        Search looks at names, tags, what pictures show and the words they were made from.
      </EmptyState>
    );
  }
  if (view.trash) {
    return (
      <EmptyState title="The trash is empty">
        Files you move here wait for 30 days. Until then you can have them back.
      </EmptyState>
    );
  }
  return (
    <EmptyState title="This folder is empty">
      Drop files here, or move some: select them and choose Move.
    </EmptyState>
  );
}
