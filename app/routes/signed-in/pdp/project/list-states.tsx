import { href } from "react-router";
import { Button } from "~/ui/button";
import { ButtonLink } from "~/ui/button-link";
import { EmptyState } from "~/ui/empty-state";
import { defaultView, type ProjectView } from "./project-view";

/** Nobody has made a page yet. */
export function FirstPage() {
  return (
    <EmptyState
      title="Your first page is an address away"
      action={
        <>
          <ButtonLink to={href("/pdp/create")} variant="primary" size="lg">
            New page
          </ButtonLink>
          <ButtonLink to={href("/pdp/gallery")} size="lg">
            See examples
          </ButtonLink>
        </>
      }
    >
      Facts with their sources become sections, and three directions play side by side on your own content.
    </EmptyState>
  );
}

interface NoMatchProps {
  view: ProjectView;
  onChange: (view: ProjectView) => void;
}

/** A view without projects, with the way out of it. */
export function NoMatch({ view, onChange }: NoMatchProps) {
  if (view.search) {
    return (
      <EmptyState
        title={`Nothing matches “${view.search}”`}
        action={
          <>
            <Button onClick={() => onChange({ ...view, search: "" })}>Clear the search</Button>
            {(view.folder !== null || view.trash) && (
              <Button variant="ghost" onClick={() => onChange({ ...view, folder: null, trash: false })}>
                Search all pages
              </Button>
            )}
          </>
        }
      >
        Search looks at titles, folders and every word on your pages.
      </EmptyState>
    );
  }
  if (view.trash) {
    return (
      <EmptyState title="The trash is empty">Pages you move to the trash stay here for 30 days.</EmptyState>
    );
  }
  if (view.folder !== null) {
    return (
      <EmptyState
        title={`Nothing in “${view.folder}” yet`}
        action={<Button onClick={() => onChange({ ...view, folder: null })}>Show all pages</Button>}
      >
        Drag pages onto its name, or move them by their menu.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="All your pages are in the trash"
      action={<Button onClick={() => onChange({ ...defaultView, trash: true })}>Open the trash</Button>}
    >
      Restore one, or begin anew.
    </EmptyState>
  );
}
