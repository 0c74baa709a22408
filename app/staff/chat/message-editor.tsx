import { useState } from "react";
import { problemOf } from "~/staff/problem-of";
import { Button } from "~/ui/button";
import { TextArea } from "~/ui/text-area";

interface MessageEditorProps {
  text: string;
  /** Why it was refused before this was drawn. */
  problem?: string | null | undefined;
  label: string;
  onCancel: () => void;
  /** Throws where it was not kept. */
  onSave: (text: string) => Promise<void>;
}

/** A message written otherwise. What it was stays beside it as another branch. */
export function MessageEditor({
  text,
  problem: earlier = null,
  label,
  onCancel,
  onSave,
}: MessageEditorProps) {
  const [typed, setTyped] = useState(text);
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);

  async function save() {
    if (typed.trim() === "") return setProblem("Write something.");
    setSending(true);
    try {
      await onSave(typed.trim());
    } catch (error) {
      setProblem(problemOf(error).message);
      setSending(false);
    }
  }

  return (
    <form
      className="grid w-full gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <TextArea
        label="Edit the message"
        rows={3}
        autoFocus
        value={typed}
        error={problem ?? earlier}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          if (event.key === "Escape") onCancel();
          if (event.key === "Enter" && (event.metaKey || event.ctrlKey)) void save();
        }}
      />
      <footer className="flex justify-end gap-2">
        <Button size="sm" onClick={onCancel}>
          Cancel
        </Button>
        <Button size="sm" type="submit" variant="primary" loading={isSending}>
          {label}
        </Button>
      </footer>
    </form>
  );
}
