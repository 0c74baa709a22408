import X from "lucide-react/icons/x";
import { type FormEvent, type ReactNode, useState } from "react";
import { isUnreachable } from "~/firebase/write-refusal";
import { Button } from "~/ui/button";
import { PlainIconButton } from "~/ui/icon-button";
import { TextField } from "~/ui/text-field";
import { showUndoToast } from "~/ui/toast";

interface Member {
  email: string;
}

interface InvitedPeopleProps<One extends Member> {
  heading: string;
  /** What they may do. */
  words: string;
  members: readonly One[];
  isOwner: boolean;
  /** Puts somebody in, or (`null`) takes them out; of nobody else is anything said. */
  save: (email: string, next: One | null) => Promise<void>;
  /** Somebody who is invited by this address. */
  invited: (email: string) => One;
  /** What stands beside a member; `change` puts another in their place. */
  beside?: (member: One, change: (next: One) => void, isSaving: boolean) => ReactNode;
  /** Beside the address of who is invited next. */
  besideAddress?: ReactNode;
  /** Before the button that invites. */
  actions?: ReactNode;
}

function problemOf(error: Error): string {
  const why = isUnreachable(error)
    ? "Vitrine could not be reached. Try again once you are online."
    : error.message;
  return `That was not saved. ${why}`;
}

/** With whom a work is shared: its owner invites people by their addresses and removes them. */
export function InvitedPeople<One extends Member>(props: InvitedPeopleProps<One>) {
  const { heading, words, members, isOwner, save, invited, beside, besideAddress, actions } = props;
  const [address, setAddress] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);

  async function set(email: string, next: One | null): Promise<boolean> {
    setSaving(true);
    try {
      await save(email, next);
      setProblem(null);
      return true;
    } catch (error) {
      setProblem(problemOf(error as Error));
      return false;
    } finally {
      setSaving(false);
    }
  }

  async function remove(member: One) {
    const isDone = await set(member.email, null);
    if (isDone) showUndoToast(`${member.email} was removed`, () => void set(member.email, member));
  }

  async function invite(event: FormEvent) {
    event.preventDefault();
    const email = address.trim();
    if (email === "") return;
    if (await set(email, invited(email))) setAddress("");
  }

  return (
    <section aria-labelledby="members-heading" className="grid gap-3">
      <div className="grid gap-0.5">
        <h3 id="members-heading" className="font-[550] text-sm">
          {heading}
        </h3>
        <p className="text-muted text-sm">{words}</p>
      </div>
      {members.length > 0 && (
        <ul aria-label="People it is shared with" className="grid gap-1">
          {members.map((member) => (
            <li key={member.email} className="flex min-h-10 items-center gap-2 text-sm">
              <bdi className="min-w-0 grow truncate">{member.email}</bdi>
              {beside?.(member, (next) => void set(member.email, next), isSaving)}
              {isOwner && (
                <PlainIconButton
                  label={`Remove ${member.email}`}
                  size="sm"
                  icon={<X className="size-3.5" />}
                  onClick={() => void remove(member)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {isOwner && (
        <form onSubmit={(event) => void invite(event)} className="grid gap-2">
          <div className="flex items-end gap-2">
            <div className="min-w-0 grow">
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
            </div>
            {besideAddress}
          </div>
          <div className="flex justify-end gap-2">
            {actions}
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
