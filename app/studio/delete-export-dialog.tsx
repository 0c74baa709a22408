import { useState } from "react";
import { ApiError, callApi } from "~/client/call-api";
import { formatBytes } from "~/domain/text/format-bytes";
import type { Export } from "~/stores/exports/export-document";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";

interface DeleteExportDialogProps {
  /** The file in question; null while there is none. */
  kept: Export | null;
  onClose: () => void;
}

/** Asks before a kept MP4 goes for good; the video itself can be exported again. */
export function DeleteExportDialog({ kept, onClose }: DeleteExportDialogProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const [isDeleting, setDeleting] = useState(false);

  function close() {
    setProblem(null);
    onClose();
  }

  async function remove({ contentId, id }: Export) {
    setDeleting(true);
    try {
      await callApi(`/api/v1/content/${contentId}/exports/${id}`, { method: "DELETE" });
      close();
    } catch (error) {
      setProblem(error instanceof ApiError ? error.message : "The export could not be deleted. Try again.");
    }
    setDeleting(false);
  }

  return (
    <Dialog
      open={kept !== null}
      onOpenChange={(open) => !open && close()}
      title="Delete this export?"
      description={
        kept
          ? `It makes room for ${formatBytes(kept.sizeBytes)} in your storage. You can export the video again at any time.`
          : ""
      }
      size="sm"
      actions={
        <>
          <Button onClick={close}>Keep it</Button>
          <Button variant="danger" loading={isDeleting} onClick={() => kept && void remove(kept)}>
            Delete
          </Button>
        </>
      }
    >
      <p role="alert" className="text-danger text-sm empty:hidden">
        {problem}
      </p>
    </Dialog>
  );
}
