import { useState } from "react";
import { viewerName } from "~/domain/access/viewer";
import { writeDocuments } from "~/firebase/write-documents";
import { useSignedInViewer } from "~/session/use-viewer";
import { reviewLimits } from "~/stores/review/review-limits";
import { Button } from "~/ui/button";
import { TextField } from "~/ui/text-field";
import { showErrorToast, showToast } from "~/ui/toast";

interface NameVersionProps {
  /** Path of the work, as `content/1`. */
  work: string;
  /** The work as it is now, as fields of a version. */
  content: () => Record<string, unknown>;
  asOf: Date;
}

/** Keeps the work as it is now under a name. */
export function NameVersion({ work, content, asOf }: NameVersionProps) {
  const viewer = useSignedInViewer();
  const [name, setName] = useState("");
  const [isSaving, setSaving] = useState(false);
  async function keep() {
    if (!viewer || name.trim() === "") return;
    setSaving(true);
    try {
      const { nameVersion } = await import("~/stores/review/versions");
      const author = { userId: viewer.userId, name: viewerName(viewer) };
      const state = { asOf, content: content() };
      await writeDocuments((documents) => nameVersion(documents, work, state, name, author));
      setName("");
      showToast("Kept under that name");
    } catch (error) {
      showErrorToast("The version was not kept", (error as Error).message);
    } finally {
      setSaving(false);
    }
  }
  return (
    <form
      className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        void keep();
      }}
    >
      <TextField
        label="Keep it as it is now"
        placeholder="Name, like “Before the sale”"
        value={name}
        onChange={({ target }) => setName(target.value.slice(0, reviewLimits.versionNameCharacters))}
      />
      <Button type="submit" className="!h-10" loading={isSaving} disabled={name.trim() === ""}>
        Keep
      </Button>
    </form>
  );
}
