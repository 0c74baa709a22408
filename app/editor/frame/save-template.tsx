import { type FormEvent, useState } from "react";
import { href, useNavigate } from "react-router";
import { writeDocuments } from "~/firebase/write-documents";
import { templateOfVideo } from "~/scene/template-of-video";
import { useSignedInViewer } from "~/session/use-viewer";
import { Button } from "~/ui/button";
import { TextField } from "~/ui/text-field";
import { showLinkToast } from "~/ui/toast";
import { useEditorCommands } from "../use-editor";

/** Keeps this video without its words and pictures as a template of the person's own. */
export function SaveTemplate() {
  const editor = useEditorCommands();
  const viewer = useSignedInViewer();
  const navigate = useNavigate();
  const [name, setName] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);

  async function save(event: FormEvent) {
    event.preventDefault();
    if (!viewer || isSaving) return;
    setSaving(true);
    setProblem(null);
    try {
      const { saveVideoTemplate } = await import("~/stores/video-templates/video-templates");
      const { storyboard, library } = editor.read();
      const template = templateOfVideo(storyboard, name.trim(), library);
      await writeDocuments((documents) => saveVideoTemplate(documents, viewer.userId, name, template));
      setName("");
      showLinkToast(
        "Kept as a template of yours",
        "Show it",
        () => void navigate(`${href("/create")}#templates`),
      );
    } catch (error) {
      setProblem(`It was not kept. ${(error as Error).message}`);
    }
    setSaving(false);
  }

  return (
    <section aria-labelledby="save-template-heading" className="mt-6 grid gap-2 border-line border-t pt-4">
      <h3 id="save-template-heading" className="font-[550] text-sm">
        Save as template
      </h3>
      <p className="text-muted text-sm">
        Layouts, looks, timings, music and effects are kept. Words become prompts and pictures become empty
        places; recordings go. Nobody but you sees it.
      </p>
      <form
        onSubmit={(event) => void save(event)}
        className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2"
      >
        <TextField
          label="Name of the template"
          value={name}
          limit={80}
          onChange={({ target }) => setName(target.value)}
        />
        <Button type="submit" className="!h-10" loading={isSaving} disabled={name.trim() === ""}>
          Save
        </Button>
      </form>
      {problem && (
        <p role="alert" className="text-danger text-sm">
          {problem}
        </p>
      )}
    </section>
  );
}
