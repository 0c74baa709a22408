import { useState } from "react";
import { ApiError } from "~/client/call-api";
import { idOf } from "~/domain/documents/document-access";
import type { DocumentRow, DocumentTree } from "~/domain/documents/document-answers";
import type { DocumentChange } from "~/domain/documents/document-change";
import { sendInCommits } from "~/staff/documents/send-in-commits";
import { ReasonDialog } from "~/staff/reason-dialog";
import { usePolled } from "~/staff/use-polled";
import { ProgressBar } from "~/ui/progress-bar";
import { Switch } from "~/ui/switch";
import { TextField } from "~/ui/text-field";

interface DeleteDialogProps {
  document: DocumentRow;
  onClose: () => void;
  /** With the ids of what was written, in order. */
  onDone: (changeIds: string[]) => void;
}

/** Deletes a document; with what lies below it after its name was typed. */
export function DeleteDialog({ document, onClose, onDone }: DeleteDialogProps) {
  const { path, updateTime } = document;
  const { answer: tree, problem } = usePolled<DocumentTree>(
    `/api/v1/staff/documents/tree?${new URLSearchParams({ path })}`,
    null,
  );
  const [isWhole, setWhole] = useState(false);
  const [typed, setTyped] = useState("");
  const [done, setDone] = useState(0);
  const below = tree ? tree.documents.length - 1 : 0;
  const all = isWhole && tree ? tree.documents : [{ path, updateTime }];

  async function remove(reason: string) {
    if (isWhole && typed !== idOf(path)) {
      throw new ApiError("name_not_typed", `Type ${idOf(path)} to delete ${all.length} documents.`, 0, null);
    }
    const changes = all.map(
      (each): DocumentChange => ({ kind: "delete", path: each.path, unchangedSince: each.updateTime }),
    );
    const ids = await sendInCommits("delete", changes, {
      reason,
      onSent: setDone,
      ...(isWhole && { typedName: typed }),
    });
    onDone(ids);
  }

  return (
    <ReasonDialog
      open
      isDanger
      title={`Delete ${idOf(path)}?`}
      description="It is deleted only where it still is as you read it, and can be taken back for 30 days."
      confirmLabel={all.length > 1 ? `Delete ${all.length} documents` : "Delete"}
      onConfirm={remove}
      onClose={onClose}
    >
      {problem && (
        <p className="text-danger text-sm">What lies below it could not be counted: {problem.message}</p>
      )}
      {below > 0 && (
        <>
          <Switch
            label={`Also the ${below === 1 ? "document" : `${below} documents`} below it`}
            hint={
              tree?.isMore
                ? "More lies there than is deleted at once: do it again afterwards."
                : "Without this they stay, and can be reached by their paths alone."
            }
            checked={isWhole}
            onChange={setWhole}
          />
          {isWhole && (
            <TextField
              label={`Type ${idOf(path)} to go on`}
              value={typed}
              autoComplete="off"
              spellCheck={false}
              onChange={({ target }) => setTyped(target.value.trim())}
            />
          )}
        </>
      )}
      {done > 0 && <ProgressBar label="Deleted" value={done / all.length} />}
    </ReasonDialog>
  );
}
