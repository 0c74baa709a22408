import { useState } from "react";
import { Button } from "./button";
import { Dialog } from "./dialog";
import { TextField } from "./text-field";

interface FolderNameDialogProps {
  open: boolean;
  title: string;
  name?: string;
  onClose: () => void;
  onName: (name: string) => void;
}

/** Asks for a folder's name. */
export function FolderNameDialog({ open, title, name = "", onClose, onName }: FolderNameDialogProps) {
  return (
    <Dialog open={open} onOpenChange={(isOpen) => !isOpen && onClose()} title={title} size="sm">
      {open && <NameForm name={name} onClose={onClose} onName={onName} />}
    </Dialog>
  );
}

function NameForm({
  name,
  onClose,
  onName,
}: Pick<FolderNameDialogProps, "onClose" | "onName"> & { name: string }) {
  const [typed, setTyped] = useState(name);
  const [problem, setProblem] = useState<string | null>(null);
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        const wanted = typed.trim();
        if (!wanted) return setProblem("Give the folder a name.");
        onName(wanted);
        onClose();
      }}
    >
      <TextField
        label="Name"
        value={typed}
        error={problem}
        limit={120}
        autoComplete="off"
        onChange={(event) => {
          setTyped(event.target.value);
          setProblem(null);
        }}
      />
      <div className="flex justify-end gap-2">
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" variant="primary">
          Save
        </Button>
      </div>
    </form>
  );
}
