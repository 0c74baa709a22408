import { deleteFiles, formatFileCount } from "~/assets/asset-actions";
import type { Asset } from "~/stores/assets/asset-document";
import { Dialog } from "~/ui/dialog";
import { TypedConfirmation } from "~/ui/typed-confirmation";

const word = "delete";

/** What cannot be taken back asks for a word. */
export function DeleteDialog({ assets, onClose }: { assets: readonly Asset[]; onClose: () => void }) {
  return (
    <Dialog
      open={assets.length > 0}
      onOpenChange={(open) => !open && onClose()}
      title={`Delete ${formatFileCount(assets.length)} for good?`}
      description="Their earlier versions go with them, and videos that show them lose the picture. This cannot be undone."
      size="sm"
    >
      {assets.length > 0 && (
        <TypedConfirmation
          label={`Type “${word}” to confirm`}
          isRight={(typed) => typed.toLowerCase() === word}
          problem={`Type “${word}” to go on.`}
          keepLabel="Keep them"
          onConfirm={() => deleteFiles(assets)}
          onClose={onClose}
        />
      )}
    </Dialog>
  );
}
