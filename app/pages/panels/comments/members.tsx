import X from "lucide-react/icons/x";
import { useState } from "react";
import { writeDocuments } from "~/firebase/write-documents";
import type { Project } from "~/stores/projects/project-document";
import { ReviewError } from "~/stores/review/review-limits";
import { Button } from "~/ui/button";
import { PlainIconButton } from "~/ui/icon-button";
import { TextField } from "~/ui/text-field";
import { showUndoToast } from "~/ui/toast";

interface MembersProps {
  project: Pick<Project, "id" | "members">;
  isOwner: boolean;
}

/** With whom the page is made: its owner adds and removes people by their addresses. */
export function Members({ project, isOwner }: MembersProps) {
  const { id, members } = project;
  const [address, setAddress] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);

  async function set(next: readonly string[]): Promise<boolean> {
    setSaving(true);
    try {
      const { setProjectMembers } = await import("~/stores/projects/projects");
      await writeDocuments((documents) => setProjectMembers(documents, id, next));
      setProblem(null);
      return true;
    } catch (error) {
      const why =
        error instanceof ReviewError ? error.message : `That was not saved. ${(error as Error).message}`;
      setProblem(why);
      return false;
    } finally {
      setSaving(false);
    }
  }

  return (
    <section aria-labelledby="members-heading" className="grid gap-3 border-line border-t pt-5">
      <div className="grid gap-0.5">
        <h3 id="members-heading" className="font-[550]">
          People
        </h3>
        <p className="text-muted text-sm">
          {isOwner
            ? "They write, move and comment as you do. Only you publish the page, share it and move it to the trash."
            : "You write, move and comment. Only the owner publishes the page, shares it and moves it to the trash."}
        </p>
      </div>
      {members.length > 0 && (
        <ul aria-label="People it is shared with" className="grid">
          {members.map((member) => (
            <li key={member} className="flex h-8 items-center justify-between gap-2 text-sm">
              <bdi className="truncate">{member}</bdi>
              {isOwner && (
                <PlainIconButton
                  label={`Remove ${member}`}
                  size="sm"
                  icon={<X className="size-3.5" />}
                  onClick={() =>
                    void set(members.filter((other) => other !== member)).then(
                      (isDone) => isDone && showUndoToast(`${member} was removed`, () => void set(members)),
                    )
                  }
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {isOwner && (
        <form
          className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            if (address.trim() === "") return;
            void set([...members, address]).then((isDone) => isDone && setAddress(""));
          }}
        >
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
          <Button type="submit" className="!h-10" loading={isSaving} disabled={address.trim() === ""}>
            Add
          </Button>
          {problem && (
            <p role="alert" className="col-span-2 text-danger text-sm">
              {problem}
            </p>
          )}
        </form>
      )}
    </section>
  );
}
