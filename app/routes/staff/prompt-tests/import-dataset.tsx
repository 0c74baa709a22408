import { useState } from "react";
import { ApiError } from "~/client/call-api";
import { deskLimits } from "~/domain/prompt-tests/desk";
import { problemOf } from "~/staff/problem-of";
import { addDataset, lineErrors } from "~/staff/prompt-tests/api";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { SegmentedControl } from "~/ui/segmented-control";
import { TextArea } from "~/ui/text-area";
import { TextField } from "~/ui/text-field";
import { showToast } from "~/ui/toast";

interface ImportDialogProps {
  open: boolean;
  onClose: () => void;
  onImported: () => void;
}

/** Takes a dataset in, from a file or pasted; what is wrong with it is shown by line. */
export function ImportDialog({ open, onClose, onImported }: ImportDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Import a dataset"
      description="A case to a row: CSV whose first line names the variables, a JSON list, or JSON lines."
    >
      <ImportForm onClose={onClose} onImported={onImported} />
    </Dialog>
  );
}

const examples = {
  csv: "prompt,language\nCoffee from Bristol,en",
  json: '{"variables": {"prompt": "Coffee from Bristol"}, "assertions": [{"kind": "contains", "value": "Bristol"}]}',
};

function ImportForm({ onClose, onImported }: Omit<ImportDialogProps, "open">) {
  const [name, setName] = useState("");
  const [format, setFormat] = useState<"csv" | "json">("csv");
  const [text, setText] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const [errors, setErrors] = useState<readonly { line: number; message: string }[]>([]);
  const [isSending, setSending] = useState(false);

  async function choose(file: File | undefined) {
    if (!file) return;
    if (file.size > deskLimits.importBytes) {
      return setProblem(
        `The file is larger than ${deskLimits.importBytes / 1024 / 1024} MB. Choose a smaller one.`,
      );
    }
    setText(await file.text());
    setFormat(/\.(json|jsonl|ndjson)$/i.test(file.name) ? "json" : "csv");
    setErrors([]);
    setProblem(null);
    if (!name) setName(file.name.replace(/\.\w+$/, "").slice(0, deskLimits.nameCharacters));
  }

  async function send() {
    if (!name.trim()) return setProblem("Name the dataset.");
    setSending(true);
    setErrors([]);
    try {
      const dataset = await addDataset({ name, format, text });
      showToast(`“${dataset.name}” is imported`);
      onImported();
      onClose();
    } catch (error) {
      setErrors(error instanceof ApiError ? lineErrors(error.details.errors) : []);
      setProblem(problemOf(error).message);
    }
    setSending(false);
  }

  return (
    <form
      className="grid grid-cols-[minmax(0,1fr)] gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <TextField
        label="Name of the dataset"
        value={name}
        limit={deskLimits.nameCharacters}
        onChange={({ target }) => setName(target.value)}
      />
      <label className="grid gap-1.5 text-sm">
        <span className="font-[550]">File</span>
        <input
          type="file"
          accept=".csv,.tsv,.txt,.json,.jsonl,.ndjson,text/csv,application/json"
          onChange={({ target }) => void choose(target.files?.[0])}
          className="min-w-0 max-w-full text-sm"
        />
      </label>
      <SegmentedControl
        label="Format"
        showLabel
        size="sm"
        value={format}
        onChange={setFormat}
        segments={[
          { value: "csv", label: "CSV" },
          { value: "json", label: "JSON or JSON lines" },
        ]}
      />
      <TextArea
        label="Cases"
        hint={<span className="wrap-anywhere whitespace-pre-wrap font-mono text-xs">{examples[format]}</span>}
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
