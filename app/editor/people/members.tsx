import { useState } from "react";
import { writeDocuments } from "~/firebase/write-documents";
import { InvitedPeople } from "~/review/invited-people";
import { type MemberRole, memberRoles, membersOf } from "~/stores/content/content-role";
import { CopyButton } from "~/ui/copy-button";
import { Select } from "~/ui/select";
import { editorAddress } from "../comments/comment-address";
import { useEditor } from "../use-editor";

const roleNames: Readonly<Record<MemberRole, string>> = { view: "Look", comment: "Comment", edit: "Edit" };
const roleChoices = memberRoles.map((value) => ({ value, label: roleNames[value] }));

/** With whom the video is shared: its owner invites people by their addresses, and says what each may do. */
export function Members({ isOwner }: { isOwner: boolean }) {
  const content = useEditor((state) => state.content);
  const members = membersOf(content);
  const [role, setRole] = useState<MemberRole>("comment");
  return (
    <InvitedPeople
      heading="Invited people"
      words={
        isOwner
          ? "Send them the link. They sign in with the address you invite, and confirm it where they made an account with a password. Whoever edits also exports and makes pictures, on their own credits; only you publish, share and delete."
          : "Only the owner publishes this video, shares and deletes it. What you make here is paid from your own credits."
      }
      members={members}
      isOwner={isOwner}
      invited={(email) => ({ email, role })}
      save={async (email, next) => {
        const { setContentMember } = await import("~/stores/content/content");
        await writeDocuments((documents) =>
          setContentMember(documents, content.id, email, next?.role ?? null),
        );
      }}
      beside={(member, change, isSaving) =>
        isOwner ? (
          <div className="w-32 shrink-0">
            <Select
              label={<span className="sr-only">What {member.email} may do</span>}
              choices={roleChoices}
              value={member.role}
              disabled={isSaving}
              onChange={(next) => change({ ...member, role: next })}
            />
          </div>
        ) : (
          <span className="shrink-0 text-muted">{roleNames[member.role]}</span>
        )
      }
      besideAddress={
        <div className="w-32 shrink-0">
          <Select label="May" choices={roleChoices} value={role} onChange={setRole} />
        </div>
      }
      actions={
        members.length > 0 && <CopyButton label="Copy link for them" text={() => editorAddress(content.id)} />
      }
    />
  );
}
