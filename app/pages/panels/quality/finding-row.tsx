import { useState } from "react";
import { type Finding, withAlt } from "~/sections/quality/check-page";
import { Button } from "~/ui/button";
import { TextField } from "~/ui/text-field";
import { showUndoToast } from "~/ui/toast";
import type { PageEditor } from "../../builder/page-editor";

interface FindingRowProps {
  finding: Finding;
  editor: PageEditor;
  isReadOnly: boolean;
}

/** What costs points, where it is, and what mends it. */
export function FindingRow({ finding, editor, isReadOnly }: FindingRowProps) {
  const { words, points, sectionId, fix } = finding;
  const [alt, setAlt] = useState<string | null>(null);

  function mend() {
    if (fix?.kind === "alt") setAlt(fix.proposal);
    else if (fix && editor.change(fix.label, fix.edit)) showUndoToast("Fixed", editor.undo);
  }

  return (
    <li className="grid gap-2 border-line border-b py-2.5 last:border-b-0">
      <div className="flex items-start gap-3 text-sm">
        <p dir="auto" className="wrap-anywhere min-w-0 grow text-pretty">
          {words}
        </p>
        <span className="tabular shrink-0 text-muted">−{points}</span>
      </div>
      {alt === null ? (
        <div className="flex gap-1.5">
          {sectionId && (
            <Button size="sm" variant="ghost" className="-ms-2.5" onClick={() => editor.show(sectionId)}>
              Show
            </Button>
          )}
          {fix && (
            <Button size="sm" disabled={isReadOnly} onClick={mend}>
              {fix.kind === "alt" ? "Fix it" : fix.label}
            </Button>
          )}
        </div>
      ) : (
        <form
          className="grid gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            if (fix?.kind !== "alt" || alt.trim() === "") return;
            if (editor.change("Say what an image shows", (page) => withAlt(page, fix.place, alt)))
              showUndoToast("The image says what it shows", editor.undo);
            setAlt(null);
          }}
        >
          <TextField
            label="What it shows"
            hint="A proposal from the facts: look at the image, and say what is to be seen."
            value={alt}
            limit={400}
            autoFocus
            onChange={({ target }) => setAlt(target.value)}
          />
          <div className="flex justify-end gap-1.5">
            <Button size="sm" variant="ghost" onClick={() => setAlt(null)}>
              Cancel
            </Button>
            <Button size="sm" variant="primary" type="submit" disabled={alt.trim() === ""}>
              Use it
            </Button>
          </div>
        </form>
      )}
    </li>
  );
}
