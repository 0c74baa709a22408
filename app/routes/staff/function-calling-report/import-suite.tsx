import { useState } from "react";
import { ApiError } from "~/client/call-api";
import { type ImportError, importLimits } from "~/domain/function-calls/import-suite";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { TextArea } from "~/ui/text-area";
import { TextField } from "~/ui/text-field";
import { showToast } from "~/ui/toast";
import { importSuite } from "./api";

interface ImportDialogProps {
  open: boolean;
  onClose: () => void;
  onImported: () => void;
}

const example = `{"id": "simple_0", "question": [[{"role": "user", "content": "…"}]], "function": [{…}], "ground_truth": [{"name": {"argument": ["accepted", "values"]}}]}`;

/** Takes a suite in, from files or pasted; what is wrong with it is shown by line. */
export function ImportDialog({ open, onClose, onImported }: ImportDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Import a suite"
      description="JSON or JSON lines as the Berkeley leaderboard has them: questions and answers in one file, or in two."
    >
      <ImportForm onClose={onClose} onImported={onImported} />
    </Dialog>
  );
}

function ImportForm({ onClose, onImported }: Omit<ImportDialogProps, "open">) {
  const [name, setName] = useState("");
  const [text, setText] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const [errors, setErrors] = useState<readonly ImportError[]>([]);
  const [isSending, setSending] = useState(false);

  async function choose(files: FileList | null) {
    const chosen = [...(files ?? [])];
    const [first] = chosen;
    if (!first) return;
    if (chosen.reduce((sum, { size }) => sum + size, 0) > importLimits.bytes) {
      return setProblem(
        `The files are larger than ${importLimits.bytes / 1024 / 1024} MB. Choose fewer cases.`,
      );
    }
    const texts = await Promise.all(chosen.map((file) => file.text()));
    setText(texts.join("\n"));
    setErrors([]);
    setProblem(null);
    if (!name) setName(first.name.replace(/\.\w+$/, "").slice(0, 80));
  }

  async function send() {
    if (!name.trim()) return setProblem("Name the suite.");
    setSending(true);
    setErrors([]);
    try {
      const { suite } = await importSuite({ name, text });
      showToast(`“${suite.name}” is imported`);
      onImported();
      onClose();
    } catch (error) {
      const found = error instanceof ApiError ? error.details.errors : null;
      setErrors(Array.isArray(found) ? (found as ImportError[]) : []);
      setProblem(error instanceof ApiError ? error.message : "Nothing was imported. Try again.");
    }
    setSending(false);
  }

  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <TextField
        label="Name of the suite"
        value={name}
        limit={80}
        onChange={({ target }) => setName(target.value)}
      />
      <label className="grid gap-1.5 text-sm">
        <span className="font-[550]">Files</span>
        <input
          type="file"
          multiple
          accept=".json,.jsonl,.ndjson,application/json"
          onChange={({ target }) => void choose(target.files)}
          className="min-w-0 max-w-full text-sm"
        />
      </label>
      <TextArea
        label="Cases"
        hint={<span className="wrap-anywhere font-mono text-xs">{example}</span>}
        rows={6}
        value={text}
        spellCheck={false}
        className="font-mono text-xs"
        onChange={({ target }) => setText(target.value)}
      />
      {problem && (
        <div role="alert" className="grid gap-1.5 text-danger text-sm">
          <p>{problem}</p>
          {errors.length > 0 && (
            <ul className="grid max-h-40 gap-1 overflow-y-auto text-text">
              {errors.map(({ line, message }) => (
                <li key={`${line} ${message}`} className="wrap-anywhere">
                  <b className="font-[550]">Line {line}:</b> {message}
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
      <footer className="flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" variant="primary" loading={isSending}>
          Import
        </Button>
      </footer>
    </form>
  );
}
