import { type KeyboardEvent, useState } from "react";
import { projectLimits } from "~/stores/projects/project-limits";
import { Button } from "~/ui/button";
import { TextArea } from "~/ui/text-area";

interface CommentFormProps {
  label: string;
  placeholder: string;
  send: string;
  hasFocus?: boolean;
  /** Answers whether it was kept: then the field is empty again. */
  onSend: (text: string) => Promise<boolean>;
  onCancel?: () => void;
}

/** Words of a comment; Mod+Enter sends them. */
export function CommentForm({ label, placeholder, send, hasFocus, onSend, onCancel }: CommentFormProps) {
  const [text, setText] = useState("");
  const [isSending, setSending] = useState(false);
  const canSend = text.trim() !== "" && text.trim().length <= projectLimits.commentCharacters;

  async function submit() {
    if (!canSend || isSending) return;
    setSending(true);
    const wasKept = await onSend(text);
    setSending(false);
    if (wasKept) setText("");
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === "Escape" && onCancel) {
      event.stopPropagation();
      onCancel();
    }
    if (event.key !== "Enter" || !(event.metaKey || event.ctrlKey)) return;
    event.preventDefault();
    void submit();
  }

  return (
    <form
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <TextArea
        label={label}
        rows={2}
        value={text}
        limit={
          text.length > projectLimits.commentCharacters * 0.8 ? projectLimits.commentCharacters : undefined
        }
        placeholder={placeholder}
        autoFocus={hasFocus}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={onKeyDown}
      />
      {(onCancel || text !== "") && (
        <div className="flex justify-end gap-2">
          {onCancel && (
            <Button size="sm" variant="ghost" onClick={onCancel}>
              Cancel
            </Button>
          )}
          <Button size="sm" variant="primary" type="submit" loading={isSending} disabled={!canSend}>
            {send}
          </Button>
        </div>
      )}
    </form>
  );
}
