import { useState } from "react";
import { deleteFiles, filesInWords } from "~/assets/asset-actions";
import type { Asset } from "~/stores/asset-document";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { TextField } from "~/ui/text-field";

/** What cannot be taken back asks for a word. */
export function DeleteDialog({ assets, onClose }: { assets: readonly Asset[]; onClose: () => void }) {
  return (
    <Dialog
      open={assets.length > 0}
      onOpenChange={(open) => !open && onClose()}
      title={`Delete ${filesInWords(assets.length)} for good?`}
      description="Their earlier versions go with them, and videos that show them lose the picture. This cannot be undone."
      size="sm"
    >
      {assets.length > 0 && <Confirmation assets={assets} onClose={onClose} />}
    </Dialog>
  );
}

const word = "delete";

function Confirmation({ assets, onClose }: { assets: readonly Asset[]; onClose: () => void }) {
  const [typed, setTyped] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const [isDeleting, setDeleting] = useState(false);
  async function confirm() {
    if (typed.trim().toLowerCase() !== word) return setProblem(`Type “${word}” to go on.`);
    setDeleting(true);
    await deleteFiles(assets);
    onClose();
  }
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void confirm();
      }}
    >
      <TextField
        label={`Type “${word}” to confirm`}
        value={typed}
        error={problem}
        autoComplete="off"
        onChange={(event) => {
          setTyped(event.target.value);
          setProblem(null);
        }}
      />
      <div className="flex justify-end gap-2">
        <Button onClick={onClose}>Keep them</Button>
        <Button type="submit" variant="danger" loading={isDeleting}>
          Delete for good
        </Button>
      </div>
    </form>
  );
}
