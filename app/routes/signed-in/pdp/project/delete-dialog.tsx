import { deleteProjects } from "~/pages/project-actions";
import type { Project } from "~/stores/projects/project-document";
import { Dialog } from "~/ui/dialog";
import { TypedConfirmation } from "~/ui/typed-confirmation";

const word = "delete";

/** The one act of the list that cannot be taken back: it asks for the title, or for a word where there are several. */
export function DeleteDialog({ projects, onClose }: { projects: readonly Project[]; onClose: () => void }) {
  const [first] = projects;
  const only = projects.length === 1 ? first : undefined;
  return (
    <Dialog
      open={projects.length > 0}
      onOpenChange={(open) => !open && onClose()}
      title={only ? "Delete this page for good?" : `Delete ${projects.length} pages for good?`}
      description="Versions, comments and whatever is published go with it. This cannot be undone."
      size="sm"
    >
      {first && (
        <TypedConfirmation
          key={first.id}
          label={only ? "Type the title to confirm" : `Type “${word}” to confirm`}
          isRight={(typed) => (only ? typed === only.title.trim() : typed.toLowerCase() === word)}
          problem={only ? "That is not its title. Type it as it stands above." : `Type “${word}” to go on.`}
          keepLabel={only ? "Keep it" : "Keep them"}
          onConfirm={() => deleteProjects(projects)}
          onClose={onClose}
        >
          {only && (
            <p dir="auto" className="wrap-anywhere rounded-md bg-sunken px-3 py-2 font-[550]">
              {only.title}
            </p>
          )}
        </TypedConfirmation>
      )}
    </Dialog>
  );
}
