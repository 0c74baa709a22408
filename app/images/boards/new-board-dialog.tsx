import { useState } from "react";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { TextField } from "~/ui/text-field";

interface NewBoardDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onMake: (name: string) => void;
}

const nameCharacters = 120;

/** Asks for the name of a new board. */
export function NewBoardDialog({ open, onOpenChange, onMake }: NewBoardDialogProps) {
  const [name, setName] = useState("");
  const [error, setError] = useState<string | null>(null);
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="New board" size="sm">
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (!name.trim()) return setError("Give the board a name.");
          onMake(name.trim());
          setName("");
          setError(null);
          onOpenChange(false);
        }}
      >
        <TextField
          label="Name"
          value={name}
          limit={nameCharacters}
          error={error}
          onChange={(event) => setName(event.target.value)}
        />
        <Button type="submit" variant="primary" className="justify-self-end">
          Make board
        </Button>
      </form>
    </Dialog>
  );
}
