import { writeDocuments } from "~/firebase/write-documents";
import { InvitedPeople } from "~/review/invited-people";
import type { Project } from "~/stores/projects/project-document";

interface MembersProps {
  project: Pick<Project, "id" | "members">;
  isOwner: boolean;
}

/** With whom the page is made. */
export function Members({ project: { id, members }, isOwner }: MembersProps) {
  return (
    <div className="border-line border-t pt-5">
      <InvitedPeople
        heading="People"
        words={
          isOwner
            ? "They write, move and comment as you do. Only you publish the page, share it and move it to the trash."
            : "You write, move and comment. Only the owner publishes the page, shares it and moves it to the trash."
        }
        members={members.map((email) => ({ email }))}
        isOwner={isOwner}
        invited={(email) => ({ email })}
        save={async (email, next) => {
          const { setProjectMember } = await import("~/stores/projects/projects");
          await writeDocuments((documents) => setProjectMember(documents, id, email, next !== null));
        }}
      />
    </div>
  );
}
