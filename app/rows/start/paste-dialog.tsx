import { useState } from "react";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { TextArea } from "~/ui/text-area";

interface PasteDialogProps {
  open: boolean;
  onClose: () => void;
  onText: (text: string) => void;
}

/** A place for what was copied from a spreadsheet, or for the text of a file. It keeps what is in it until it was read. */
export function PasteDialog({ open, onClose, onText }: PasteDialogProps) {
  const [text, setText] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  function read() {
    if (!text.trim()) return setProblem("Paste some cells first.");
    onText(text);
  }
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Paste cells"
      description="Select the cells in your spreadsheet with their headings, copy them, and paste them here. CSV and JSON work too."
      size="lg"
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" onClick={read}>
            Read them
          </Button>
        </>
      }
    >
      <TextArea
        label="Cells"
        rows={10}
        spellCheck={false}
        value={text}
        error={problem}
        className="whitespace-pre font-mono text-xs"
        onChange={(event) => {
          setText(event.target.value);
          setProblem(null);
        }}
      />
    </Dialog>
  );
}
