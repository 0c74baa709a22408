import Ellipsis from "lucide-react/icons/ellipsis";
import { useState } from "react";
import { useNavigate } from "react-router";
import { ApiError } from "~/client/call-api";
import { can } from "~/domain/access/permission";
import { collectionOf, idOf, isDocumentPath } from "~/domain/documents/document-access";
import type { DocumentRow } from "~/domain/documents/document-answers";
import { useViewer } from "~/session/use-viewer";
import {
  collectionAddress,
  documentAddress,
  newChangeId,
  sendChanges,
} from "~/staff/documents/documents-api";
import { offerUndo } from "~/staff/documents/offer-undo";
import { ReasonDialog } from "~/staff/reason-dialog";
import { Button } from "~/ui/button";
import { Menu, MenuItem, MenuSeparator } from "~/ui/menu";
import { TextField } from "~/ui/text-field";
import { DeleteDialog } from "./delete-dialog";
import { RevealDialog } from "./reveal-dialog";

interface DocumentActionsProps {
  document: DocumentRow;
  isReadOnly: boolean;
  isDirty: boolean;
}

type Asked = "copy" | "move" | "delete" | "reveal" | null;

/** What is done with a whole document. */
export function DocumentActions({ document, isReadOnly, isDirty }: DocumentActionsProps) {
  const viewer = useViewer();
  const navigate = useNavigate();
  const [asked, setAsked] = useState<Asked>(null);
  const { path } = document;
  const close = () => setAsked(null);
  return (
    <>
      <Menu
        trigger={
          <Button
            size="sm"
            aria-label="More to do with this document"
            icon={<Ellipsis className="size-4" />}
          />
        }
      >
        {can(viewer, "reveal-documents") && (
          <MenuItem onSelect={() => setAsked("reveal")}>Show what is masked…</MenuItem>
        )}
        {!isReadOnly && (
          <>
            <MenuItem disabled={isDirty} onSelect={() => setAsked("copy")}>
              Duplicate…
            </MenuItem>
            <MenuItem disabled={isDirty} onSelect={() => setAsked("move")}>
              Rename or move…
            </MenuItem>
            <MenuSeparator />
            <MenuItem danger disabled={isDirty} onSelect={() => setAsked("delete")}>
              Delete…
            </MenuItem>
          </>
        )}
      </Menu>
      {(asked === "copy" || asked === "move") && (
        <PlaceDialog
          document={document}
          kind={asked}
          onClose={close}
          onDone={(to, changeId) => {
            navigate(documentAddress(to));
            offerUndo(asked === "copy" ? "Duplicated" : "Moved", [changeId], () =>
              navigate(documentAddress(path)),
            );
          }}
        />
      )}
      {asked === "delete" && (
        <DeleteDialog
          document={document}
          onClose={close}
          onDone={(changeIds) => {
            navigate(collectionAddress(collectionOf(path)));
            offerUndo("Deleted", changeIds, () => navigate(documentAddress(path)));
          }}
        />
      )}
      {asked === "reveal" && <RevealDialog path={path} onClose={close} />}
    </>
  );
}

interface PlaceDialogProps {
  document: DocumentRow;
  kind: "copy" | "move";
  onClose: () => void;
  onDone: (to: string, changeId: string) => void;
}

function PlaceDialog({ document, kind, onClose, onDone }: PlaceDialogProps) {
  const { path, updateTime } = document;
  const [to, setTo] = useState(kind === "copy" ? `${path}-copy` : path);
  const problem =
    to === path
      ? "Give it another path."
      : isDocumentPath(to)
        ? null
        : "A path has collections and ids in turn: collection/id.";
  async function confirm(reason: string) {
    if (problem) throw new ApiError("invalid", problem, 0, null);
    const id = newChangeId();
    await sendChanges({
      changeId: id,
      actId: id,
      act: kind === "copy" ? "duplicate" : "move",
      reason,
      changes: [{ kind, path, to, unchangedSince: updateTime }],
    });
    onDone(to, id);
  }
  return (
    <ReasonDialog
      open
      title={kind === "copy" ? `Duplicate ${idOf(path)}?` : `Rename or move ${idOf(path)}?`}
      description={
        kind === "copy"
          ? "The new document has the same fields; what lies below it is not copied."
          : "It is made anew there and deleted here, in one commit. What lies below it stays here, and references to it are not changed."
      }
      confirmLabel={kind === "copy" ? "Duplicate" : "Move"}
      onConfirm={confirm}
      onClose={onClose}
    >
      <TextField
        label="New path"
        value={to}
        spellCheck={false}
        error={to === path && kind === "move" ? null : problem}
        onChange={({ target }) => setTo(target.value.trim())}
      />
    </ReasonDialog>
  );
}
