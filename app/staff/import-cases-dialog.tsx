import { type ReactNode, useState } from "react";
import * as z from "zod/mini";
import { ApiError } from "~/client/call-api";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { fileInputStyle } from "~/ui/field";
import { TextArea } from "~/ui/text-area";
import { TextField } from "~/ui/text-field";
import { showToast } from "~/ui/toast";
import { problemOf } from "./problem-of";

interface ImportCasesDialogProps {
  open: boolean;
  onClose: () => void;
  /** What is imported, in a word: "dataset". */
  what: string;
  description: string;
  limits: { bytes: number; nameCharacters: number };
  /** Kinds of files, as `accept` has them. */
  accept: string;
  /** Several files are taken one after the other. */
  multiple?: boolean;
  example: string;
  /** Fields between the files and the text. */
  children?: ReactNode;
  /** Called with the first file that is chosen. */
  onFile?: (file: File) => void;
  /** Takes it in; the name it goes by then. Throws ApiError, with `errors` by line where something is wrong with the text. */
  onImport: (name: string, text: string) => Promise<string>;
}

/** Takes cases in, from files or pasted; what is wrong with them is shown by line, and what was typed stays. */
export function ImportCasesDialog({ open, onClose, what, description, ...form }: ImportCasesDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`Import a ${what}`}
      description={description}
    >
      <ImportForm {...form} onClose={onClose} what={what} />
    </Dialog>
  );
}

const errorSchema = z.array(z.object({ line: z.number(), message: z.string() }));
const lineErrors = (error: unknown) =>
  error instanceof ApiError ? (errorSchema.safeParse(error.details.errors).data ?? []) : [];

function ImportForm(props: Omit<ImportCasesDialogProps, "open" | "description">) {
  const { onClose, what, limits, accept, multiple = false, example, children, onFile, onImport } = props;
  const [name, setName] = useState("");
  const [text, setText] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const [errors, setErrors] = useState<ReturnType<typeof lineErrors>>([]);
  const [isSending, setSending] = useState(false);

  async function choose(files: FileList | null) {
    const chosen = [...(files ?? [])];
    const [first] = chosen;
    if (!first) return;
    if (chosen.reduce((sum, { size }) => sum + size, 0) > limits.bytes) {
      return setProblem(`That is more than ${limits.bytes / 1024 / 1024} MB. Choose a smaller file.`);
    }
    const texts = await Promise.all(chosen.map((file) => file.text()));
    setText(texts.join("\n"));
    setErrors([]);
    setProblem(null);
    onFile?.(first);
    if (!name) setName(first.name.replace(/\.\w+$/, "").slice(0, limits.nameCharacters));
  }

  async function send() {
    if (!name.trim()) return setProblem(`Name the ${what}.`);
    setSending(true);
    setErrors([]);
    try {
      showToast(`“${await onImport(name, text)}” is imported`);
      onClose();
    } catch (error) {
      setErrors(lineErrors(error));
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
        label={`Name of the ${what}`}
        value={name}
        limit={limits.nameCharacters}
        onChange={({ target }) => setName(target.value)}
      />
      <label className="grid gap-1.5 text-sm">
        <span className="font-[550]">{multiple ? "Files" : "File"}</span>
        <input
          type="file"
          multiple={multiple}
          accept={accept}
          onChange={({ target }) => void choose(target.files)}
          className={fileInputStyle}
        />
      </label>
      {children}
      <TextArea
        label="Cases"
        hint={<span className="wrap-anywhere whitespace-pre-wrap font-mono text-xs">{example}</span>}
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
