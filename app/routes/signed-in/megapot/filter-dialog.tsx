import { useState } from "react";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { TextField } from "~/ui/text-field";

interface FilterDialogProps {
  columnName: string;
  text: string;
  onFilter: (text: string) => void;
  onClose: () => void;
}

/** Shows only rows whose cell in one column contains a text. */
export function FilterDialog({ columnName, text, onFilter, onClose }: FilterDialogProps) {
  const [typed, setTyped] = useState(text);
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`Filter by “${columnName}”`}
      size="sm"
    >
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          onFilter(typed.trim());
        }}
      >
        <TextField
          label="Contains"
          autoFocus
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <div className="flex justify-end gap-2">
          {text && <Button onClick={() => onFilter("")}>Clear</Button>}
          <Button type="submit" variant="primary">
            Filter
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
