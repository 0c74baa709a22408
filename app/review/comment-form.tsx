import { type KeyboardEvent, useState } from "react";
import { reviewLimits } from "~/stores/review/review-limits";
import { Button } from "~/ui/button";
import { TextArea } from "~/ui/text-area";
import { useTypedWords } from "~/ui/use-typed-words";
import { mentionsOffered, withMention } from "./mentions";

interface CommentFormProps {
  /** Of what is spoken, and nothing else: what is typed here is kept under it in this tab. */
  draftKey: string;
  label: string;
  placeholder: string;
  send: string;
  hasFocus?: boolean;
  /** Names that may be mentioned, as "@Grace". */
  names?: readonly string[];
  /** Answers whether it was kept: then the field is empty again. */
  onSend: (text: string) => Promise<boolean>;
  onCancel?: () => void;
}

/** Words of a comment, kept in this tab until they are sent; Mod+Enter sends them. */
export function CommentForm({
  draftKey,
  label,
  placeholder,
  send,
  hasFocus,
  names = [],
  onSend,
  onCancel,
}: CommentFormProps) {
  const { text, write } = useTypedWords(`comment:${draftKey}`);
  const setText = (next: string) => write(() => next);
  const [isSending, setSending] = useState(false);
  const canSend = text.trim() !== "" && text.trim().length <= reviewLimits.commentCharacters;

  const offered = mentionsOffered(text, names);

  async function submit() {
    if (!canSend || isSending) return;
    setSending(true);
    const wasKept = await onSend(text);
    setSending(false);
    // What was typed meanwhile is the next comment.
    if (wasKept) write((now) => (now === text ? "" : now));
  }

  const cancel =
    onCancel &&
    (() => {
      setText("");
      onCancel();
    });

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === "Escape" && cancel) {
      event.stopPropagation();
      cancel();
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
          text.length > reviewLimits.commentCharacters * 0.8 ? reviewLimits.commentCharacters : undefined
        }
        placeholder={placeholder}
        autoFocus={hasFocus}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={onKeyDown}
      />
      {offered.length > 0 && (
        <fieldset className="flex flex-wrap gap-1" aria-label="Mention">
          {offered.map((name) => (
            <Button key={name} size="sm" variant="ghost" onClick={() => setText(withMention(text, name))}>
              @<bdi>{name}</bdi>
            </Button>
          ))}
        </fieldset>
      )}
      {(cancel || text !== "") && (
        <div className="flex justify-end gap-2">
          {cancel && (
            <Button size="sm" variant="ghost" onClick={cancel}>
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
