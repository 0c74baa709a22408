import { useState } from "react";
import { deskLimits, type Prompt, promptTextsSchema } from "~/domain/prompt-tests/desk";
import { variablesOf } from "~/domain/prompt-tests/fill-prompt";
import { problemOf } from "~/staff/problem-of";
import { addPrompt, addVersion, removePrompt } from "~/staff/prompt-tests/api";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { Select } from "~/ui/select";
import { TextArea } from "~/ui/text-area";
import { TextField } from "~/ui/text-field";
import { showErrorToast, showToast } from "~/ui/toast";
import { TypedConfirmation } from "~/ui/typed-confirmation";
import { Proposal } from "./proposal";

interface PromptDialogProps {
  open: boolean;
  /** Null for one that is written anew. */
  prompt: Prompt | null;
  prompts: readonly Prompt[];
  onClose: () => void;
  onChanged: () => void;
}

/** A prompt with its versions: what is changed is saved as a further one; of a released one, as a prompt of staff's. */
export function PromptDialog({ open, prompt, onClose, ...props }: PromptDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="xl"
      title={prompt?.name ?? "Write a prompt"}
      description="{{name}} stands for a value of the case, {{name as json}} for it as JSON that cannot close a fence."
    >
      {open && <PromptForm key={prompt?.id ?? ""} prompt={prompt} onClose={onClose} {...props} />}
    </Dialog>
  );
}

function PromptForm({ prompt, prompts, onClose, onChanged }: Omit<PromptDialogProps, "open">) {
  const [number, setNumber] = useState(prompt?.versions[0]?.number ?? 0);
  const version = prompt?.versions.find((one) => one.number === number);
  const [name, setName] = useState(prompt?.isOwn ? `${prompt.name}, changed` : (prompt?.name ?? ""));
  const [system, setSystem] = useState(version?.system ?? "");
  const [user, setUser] = useState(version?.user ?? "");
  const [tools, setTools] = useState(version?.tools.length ? JSON.stringify(version.tools, null, 2) : "");
  const [note, setNote] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const [part, setPart] = useState<"texts" | "proposal" | "remove">("texts");
  const isNew = prompt === null || prompt.isOwn;
  const released = prompts.find(({ isOwn, basedOn }) => isOwn && basedOn?.id === prompt?.basedOn?.id);

  function show(chosen: number) {
    const next = prompt?.versions.find((one) => one.number === chosen);
    setNumber(chosen);
    setSystem(next?.system ?? "");
    setUser(next?.user ?? "");
    setTools(next?.tools.length ? JSON.stringify(next.tools, null, 2) : "");
  }

  async function save() {
    const read = promptTextsSchema.safeParse({ system, user, tools: parsed(tools), note });
    if (!read.success) {
      const [issue] = read.error.issues;
      const isTool = issue?.path[0] === "tools";
      return setProblem(
        isTool ? "Write tools as a JSON list with name, description, parameters." : (issue?.message ?? ""),
      );
    }
    if (isNew && !name.trim()) return setProblem("Name the prompt.");
    setSending(true);
    try {
      if (isNew) await addPrompt({ name, basedOn: prompt?.id ?? null, texts: read.data });
      else await addVersion(prompt.id, read.data);
      showToast(isNew ? `“${name}” is saved` : "Saved as a further version");
      onChanged();
      onClose();
    } catch (error) {
      setProblem(problemOf(error).message);
    }
    setSending(false);
  }

  if (part === "remove" && prompt) {
    return (
      <TypedConfirmation
        label={`Type ${prompt.name}`}
        isRight={(typed) => typed === prompt.name}
        problem={`Type ${prompt.name} as it is written here.`}
        keepLabel="Keep it"
        onConfirm={async () => {
          try {
            await removePrompt(prompt.id);
            onChanged();
            onClose();
          } catch (error) {
            showErrorToast(problemOf(error).message);
          }
        }}
        onClose={() => setPart("texts")}
      />
    );
  }
  const original = released?.versions[0];
  if (part === "proposal" && released?.basedOn && original) {
    return (
      <Proposal
        origin={released.basedOn}
        before={original}
        after={{ system, user }}
        onClose={() => setPart("texts")}
      />
    );
  }
  return (
    <form
      className="grid grid-cols-[minmax(0,1fr)] gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <div className="-mx-1 grid max-h-[60dvh] grid-cols-[minmax(0,1fr)] gap-4 overflow-y-auto px-1">
        {isNew && (
          <TextField
            label="Name of the prompt"
            value={name}
            limit={deskLimits.nameCharacters}
            onChange={({ target }) => setName(target.value)}
          />
        )}
        {prompt && prompt.versions.length > 1 && (
          <Select
            label="Version"
            value={String(number)}
            onChange={(chosen) => show(Number(chosen))}
            choices={prompt.versions.map((one) => ({
              ...{ value: String(one.number), label: `Version ${one.number}` },
              detail: `${one.note || "Without a note"}, ${one.by}`,
            }))}
          />
        )}
        <TextArea
          label="System"
          rows={8}
          spellCheck={false}
          className="font-mono text-xs"
          value={system}
          onChange={({ target }) => setSystem(target.value)}
        />
        <TextArea
          label="User"
          hint={`Variables: ${variablesOf(`${system}\n${user}`).join(", ") || "none"}`}
          rows={8}
          spellCheck={false}
          className="font-mono text-xs"
          value={user}
          onChange={({ target }) => setUser(target.value)}
        />
        <TextArea
          label="Tools, as JSON"
          rows={2}
          spellCheck={false}
          className="font-mono text-xs"
          value={tools}
          onChange={({ target }) => setTools(target.value)}
        />
        <TextField
          label="What is new"
          value={note}
          limit={200}
          onChange={({ target }) => setNote(target.value)}
        />
      </div>
      {problem && (
        <p role="alert" className="text-danger text-sm">
          {problem}
        </p>
      )}
      <footer className="flex flex-wrap justify-end gap-2">
        {prompt && !prompt.isOwn && (
          <Button className="me-auto" onClick={() => setPart("remove")}>
            Remove
          </Button>
        )}
        {prompt && !prompt.isOwn && released && (
          <Button onClick={() => setPart("proposal")}>Propose for the product</Button>
        )}
        <Button type="submit" variant="primary" loading={isSending}>
          {prompt === null ? "Save" : isNew ? "Save as a prompt of its own" : "Save as a version"}
        </Button>
      </footer>
    </form>
  );
}

/** Null, which no schema takes, where it is no JSON. */
function parsed(tools: string): unknown {
  if (tools.trim() === "") return [];
  try {
    return JSON.parse(tools);
  } catch {
    return null;
  }
}
