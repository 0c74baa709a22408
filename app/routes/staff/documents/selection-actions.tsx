import { useState } from "react";
import { ApiError } from "~/client/call-api";
import { topOf } from "~/domain/documents/document-access";
import type { DocumentRow } from "~/domain/documents/document-answers";
import type { DocumentChange } from "~/domain/documents/document-change";
import { offerUndo } from "~/staff/documents/offer-undo";
import { sendInCommits } from "~/staff/documents/send-in-commits";
import { problemOf } from "~/staff/problem-of";
import { ReasonDialog } from "~/staff/reason-dialog";
import { Button } from "~/ui/button";
import { SelectionBar } from "~/ui/selection-bar";
import { TextField } from "~/ui/text-field";
import { showErrorToast } from "~/ui/toast";
import { EditFieldDialog } from "./edit-field-dialog";

interface SelectionActionsProps {
  collection: string;
  selected: readonly DocumentRow[];
  /** Field paths that are offered. */
  fields: readonly string[];
  /** Selects all that the query finds, and tells how many were read; undefined where all of it is selected, or not all that is shown. */
  onSelectAll: ((onRead: (count: number) => void) => Promise<void>) | undefined;
  onClear: () => void;
  onWritten: () => void;
}

/** What is done with several documents at once. */
export function SelectionActions({
  collection,
  selected,
  fields,
  onSelectAll,
  onClear,
  onWritten,
}: SelectionActionsProps) {
  const [asked, setAsked] = useState<"edit" | "delete" | null>(null);
  const [typed, setTyped] = useState("");
  const count = selected.length;
  const name = collection.split("/").at(-1) ?? topOf(collection);
  const [readCount, setReadCount] = useState<number | null>(null);
  const selectAll = async () => {
    setReadCount(0);
    try {
      await onSelectAll?.(setReadCount);
    } catch (error) {
      showErrorToast("Not all were selected", problemOf(error).message);
    } finally {
      setReadCount(null);
    }
  };
  const close = () => {
    setAsked(null);
    setTyped("");
  };

  async function remove(reason: string) {
    if (count > 1 && typed !== name) {
      throw new ApiError("name_not_typed", `Type ${name} to delete ${count} documents of it.`, 0, null);
    }
    const changes = selected.map(
      ({ path, updateTime }): DocumentChange => ({ kind: "delete", path, unchangedSince: updateTime }),
    );
    const ids = await sendInCommits("delete", changes, { reason, typedName: typed });
    onClear();
    onWritten();
    offerUndo(count === 1 ? "Deleted" : `${count} documents deleted`, ids, onWritten);
  }

  return (
    <>
      <SelectionBar label="Selected documents">
        <span className="tabular px-2 text-sm">{count.toLocaleString("en")} selected</span>
        {onSelectAll && (
          <Button
            size="sm"
            className="tabular"
            disabled={readCount !== null}
            onClick={() => void selectAll()}
          >
            {readCount !== null ? `${readCount.toLocaleString("en")} read` : "Select all the query finds"}
          </Button>
        )}
        <Button size="sm" onClick={() => setAsked("edit")}>
          Edit a field
        </Button>
        <Button size="sm" variant="danger" onClick={() => setAsked("delete")}>
          Delete
        </Button>
        <Button size="sm" variant="ghost" onClick={onClear}>
          Select none
        </Button>
      </SelectionBar>
      {asked === "edit" && (
        <EditFieldDialog
          selected={selected}
          fields={fields}
          onClose={close}
          onDone={(ids, changed) => {
            onClear();
            onWritten();
            offerUndo(changed === 1 ? "1 document changed" : `${changed} documents changed`, ids, onWritten);
          }}
        />
      )}
      {asked === "delete" && (
        <ReasonDialog
          open
          isDanger
          title={count === 1 ? "Delete this document?" : `Delete ${count} documents?`}
          description="Each is deleted only where it still is as you see it. What lies below them stays. It can be taken back for 30 days."
          confirmLabel={count === 1 ? "Delete" : `Delete ${count} documents`}
          onConfirm={remove}
          onClose={close}
        >
          <ul className="max-h-40 overflow-y-auto font-mono text-xs">
            {selected.slice(0, 50).map(({ path }) => (
              <li key={path} className="truncate">
                {path}
              </li>
            ))}
            {count > 50 && <li className="text-muted">and {count - 50} more</li>}
          </ul>
          {count > 1 && (
            <TextField
              label={`Type ${name} to go on`}
              value={typed}
              autoComplete="off"
              spellCheck={false}
              onChange={({ target }) => setTyped(target.value.trim())}
            />
          )}
        </ReasonDialog>
      )}
    </>
  );
}
