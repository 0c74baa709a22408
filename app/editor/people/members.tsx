import X from "lucide-react/icons/x";
import { type FormEvent, useState } from "react";
import { writeDocuments } from "~/firebase/write-documents";
import { type MemberRole, memberRoles, membersOf } from "~/stores/content/content-role";
import { ReviewError } from "~/stores/review/review-limits";
import { Button } from "~/ui/button";
import { CopyButton } from "~/ui/copy-button";
import { PlainIconButton } from "~/ui/icon-button";
import { Select } from "~/ui/select";
import { TextField } from "~/ui/text-field";
import { showUndoToast } from "~/ui/toast";
import { editorAddress } from "../comments/comment-address";
import { useEditor } from "../use-editor";

const roleNames: Readonly<Record<MemberRole, string>> = { view: "Look", comment: "Comment", edit: "Edit" };
const roleChoices = memberRoles.map((value) => ({ value, label: roleNames[value] }));

type Members = ReturnType<typeof membersOf>;

/** With whom the video is shared: its owner invites people by their addresses, and says what each may do. */
export function Members({ isOwner }: { isOwner: boolean }) {
  const content = useEditor((state) => state.content);
  const members = membersOf(content);
  const [address, setAddress] = useState("");
  const [role, setRole] = useState<MemberRole>("comment");
  const [problem, setProblem] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);

  async function set(next: Members): Promise<boolean> {
    setSaving(true);
    try {
      const { setContentMembers } = await import("~/stores/content/content");
      await writeDocuments((documents) => setContentMembers(documents, content.id, next));
      setProblem(null);
      return true;
    } catch (error) {
      setProblem(
        error instanceof ReviewError ? error.message : `That was not saved. ${(error as Error).message}`,
      );
      return false;
    } finally {
      setSaving(false);
    }
  }

  async function remove(email: string) {
    const isDone = await set(members.filter((member) => member.email !== email));
    if (isDone) showUndoToast(`${email} was removed`, () => void set(members));
  }

  async function invite(event: FormEvent) {
    event.preventDefault();
    const email = address.trim();
    if (email === "") return;
    const others = members.filter((member) => member.email !== email.toLowerCase());
    if (await set([...others, { email, role }])) setAddress("");
  }

  return (
    <section aria-labelledby="members-heading" className="grid gap-3">
      <div className="grid gap-0.5">
        <h3 id="members-heading" className="font-[550] text-sm">
          Invited people
        </h3>
        <p className="text-muted text-sm">
          {isOwner
            ? "Send them the link. They sign in with the address you invite, and confirm it where they made an account with a password. Whoever edits also exports and makes pictures, on their own credits; only you publish, share and delete."
            : "Only the owner publishes this video, shares and deletes it. What you make here is paid from your own credits."}
        </p>
      </div>
      {members.length > 0 && (
        <ul aria-label="People it is shared with" className="grid gap-1">
          {members.map((member) => (
            <li key={member.email} className="flex min-h-10 items-center gap-2 text-sm">
              <bdi className="min-w-0 grow truncate">{member.email}</bdi>
              {isOwner ? (
                <>
                  <div className="w-32 shrink-0">
                    <Select
                      label={<span className="sr-only">What {member.email} may do</span>}
                      choices={roleChoices}
                      value={member.role}
                      disabled={isSaving}
                      onChange={(next) =>
                        void set(members.map((one) => (one === member ? { ...one, role: next } : one)))
                      }
                    />
                  </div>
                  <PlainIconButton
                    label={`Remove ${member.email}`}
                    size="sm"
                    icon={<X className="size-3.5" />}
                    onClick={() => void remove(member.email)}
                  />
                </>
              ) : (
                <span className="shrink-0 text-muted">{roleNames[member.role]}</span>
              )}
            </li>
          ))}
        </ul>
      )}
      {isOwner && (
        <form onSubmit={(event) => void invite(event)} className="grid gap-2">
          <div className="grid grid-cols-[minmax(0,1fr)_8rem] items-end gap-2">
            <TextField
              label="E-mail"
              type="text"
              inputMode="email"
              autoComplete="off"
              placeholder="name@example.com"
              value={address}
              onChange={({ target }) => {
                setAddress(target.value);
                setProblem(null);
              }}
            />
            <Select label="May" choices={roleChoices} value={role} onChange={setRole} />
          </div>
          <div className="flex justify-end gap-2">
            {members.length > 0 && (
              <CopyButton label="Copy link for them" text={() => editorAddress(content.id)} />
            )}
            <Button
              type="submit"
              size="sm"
              variant="primary"
              loading={isSaving}
              disabled={address.trim() === ""}
            >
              Invite
            </Button>
          </div>
          {problem && (
            <p role="alert" className="text-danger text-sm">
              {problem}
            </p>
          )}
        </form>
      )}
    </section>
  );
}
