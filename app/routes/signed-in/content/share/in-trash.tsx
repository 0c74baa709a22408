import { useState } from "react";
import { writeDocuments } from "~/firebase/write-documents";
import { Button } from "~/ui/button";
import { showRetryToast } from "~/ui/toast";

interface InTrashProps {
  contentId: string;
  isPublished: boolean;
  /** The page shows it as it is then. */
  onRestored: () => Promise<void>;
}

/** Why a video that was published is not to be seen, and the way back. */
export function InTrash({ contentId, isPublished, onRestored }: InTrashProps) {
  const [isBusy, setBusy] = useState(false);

  async function restore() {
    setBusy(true);
    try {
      const { restoreContent } = await import("~/stores/content/content");
      await writeDocuments((documents) => restoreContent(documents, contentId));
      await onRestored();
    } catch (error) {
      const why = error instanceof Error ? error.message : undefined;
      showRetryToast("The video could not be restored", why, () => void restore());
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-md bg-warning-soft px-4 py-2.5">
      <p>
        {isPublished
          ? "This video is in the trash. Its link shows nothing until you restore it."
          : "This video is in the trash. Restore it to publish it."}
      </p>
      <Button size="sm" loading={isBusy} onClick={() => void restore()}>
        Restore
      </Button>
    </div>
  );
}
