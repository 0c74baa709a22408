import { useState } from "react";
import { ApiError } from "~/client/call-api";
import { isDocumentPath } from "~/domain/documents/document-access";
import { parseTaggedFields, TaggedJsonError, toTaggedFields } from "~/domain/documents/tagged-json";
import { newChangeId, sendChanges } from "~/staff/documents/documents-api";
import { ReasonDialog } from "~/staff/reason-dialog";
import { TextArea } from "~/ui/text-area";
import { TextField } from "~/ui/text-field";

interface CreateDialogProps {
  collection: string;
  onClose: () => void;
  onDone: (path: string, changeId: string) => void;
}

const letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";

/** An id as the database makes them. */
function randomId(): string {
  return Array.from(
    crypto.getRandomValues(new Uint8Array(20)),
    (byte) => letters[byte % letters.length],
  ).join("");
}

/** Makes a document; its fields are given as JSON, and edited by type on its page. */
export function CreateDialog({ collection, onClose, onDone }: CreateDialogProps) {
  const [id, setId] = useState(randomId);
  const [text, setText] = useState("{\n  \n}");
  const path = `${collection}/${id}`;
  const problem = problemIn(text);
  async function create(reason: string) {
    if (problem || !isDocumentPath(path)) {
      throw new ApiError(
        "invalid",
        problem ?? "Choose another id: without /, and not like __this__.",
        0,
        null,
      );
    }
    const changeId = newChangeId();
    const fields = toTaggedFields(parseTaggedFields(text));
    await sendChanges({
      changeId,
      actId: changeId,
      act: "create",
      reason,
      changes: [{ kind: "create", path, fields }],
    });
    onDone(path, changeId);
  }
  return (
    <ReasonDialog
      open
      size="lg"
      title={`New document in ${collection}`}
      confirmLabel="Make it"
      onConfirm={create}
      onClose={onClose}
    >
      <TextField
        label="Id"
        value={id}
        spellCheck={false}
        onChange={({ target }) => setId(target.value.trim())}
      />
      <TextArea
        label="Fields as JSON"
        hint="Types that JSON has no word for: $double, $integer, $timestamp, $geopoint, $reference, $bytes, $vector."
        rows={8}
        spellCheck={false}
        className="font-mono"
        value={text}
        error={text.trim() === "{\n  \n}".trim() ? null : problem}
        onChange={({ target }) => setText(target.value)}
      />
    </ReasonDialog>
  );
}

function problemIn(text: string): string | null {
  try {
    parseTaggedFields(text);
    return null;
  } catch (error) {
    return error instanceof TaggedJsonError ? error.message : "This is no JSON.";
  }
}
