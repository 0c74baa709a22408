import { useState } from "react";
import { trashDays } from "~/domain/assets/trash";
import { TrashBar } from "~/ui/trash-bar";
import { DeleteDialog } from "./delete-dialog";
import { emptyTrash } from "./empty-trash";

interface TrashNoteProps {
  userId: string;
  /** How many lie in the trash; null where only some of them are shown. */
  count: number | null;
}

/** How long images stay in the trash, how they come back, and the way to delete all of them now. */
export function TrashNote({ userId, count }: TrashNoteProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <TrashBar onEmpty={() => setAsking(true)}>
        An image stays here for {trashDays} days and is then deleted for good. Select images to restore them.
      </TrashBar>
      <DeleteDialog
        count={count}
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => emptyTrash(userId)}
      />
    </>
  );
}
