import { formatImageCount } from "~/images/gallery/bulk-actions";
import { Dialog } from "~/ui/dialog";
import { TypedConfirmation } from "~/ui/typed-confirmation";

interface DeleteDialogProps {
  /** How many; null for all that lie in the trash. */
  count: number | null;
  open: boolean;
  onClose: () => void;
  onConfirm: () => Promise<void>;
}

const word = "delete";

/** What cannot be taken back asks for a word. */
export function DeleteDialog({ count, open, onClose, onConfirm }: DeleteDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={count === null ? "Empty the trash?" : `Delete ${formatImageCount(count)} for good?`}
      description={`${count === null ? "All images in it are deleted for good, also those that do not match what you look for. " : ""}The files go with them, and videos and boards that show them lose the picture. This cannot be undone.`}
      size="sm"
    >
      {open && (
        <TypedConfirmation
          label={`Type “${word}” to confirm`}
          isRight={(typed) => typed.toLowerCase() === word}
          problem={`Type “${word}” to go on.`}
          keepLabel="Keep them"
          onConfirm={onConfirm}
          onClose={onClose}
        />
      )}
    </Dialog>
  );
}
