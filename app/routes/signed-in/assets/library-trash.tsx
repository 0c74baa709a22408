import Trash2 from "lucide-react/icons/trash-2";
import { useState } from "react";
import { trashDays } from "~/domain/assets/trash";
import { usePageCommands } from "~/shell/page-commands";
import type { Asset } from "~/stores/assets/asset-document";
import { TrashBar } from "~/ui/trash-bar";
import { DeleteDialog } from "./delete-dialog";

/** How long files stay in the trash, how they come back, and the way to delete all of them now. Nothing where it is empty. */
export function LibraryTrash({ assets }: { assets: readonly Asset[] }) {
  const [isAsking, setAsking] = useState(false);
  const trashed = assets.filter(({ trashedAt }) => trashedAt !== null);
  usePageCommands(
    "Your files",
    trashed.length === 0
      ? []
      : [
          {
            label: "Empty the trash",
            words: "delete for good",
            icon: <Trash2 />,
            run: () => setAsking(true),
          },
        ],
  );
  // While they go one by one the question stays.
  if (trashed.length === 0 && !isAsking) return null;
  return (
    <>
      <TrashBar onEmpty={() => setAsking(true)}>
        A file stays here for {trashDays} days and is then deleted for good, from the videos that show it too.
        Select files to restore them.
      </TrashBar>
      <DeleteDialog assets={isAsking ? trashed : []} onClose={() => setAsking(false)} />
    </>
  );
}
