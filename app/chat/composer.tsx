import ArrowUp from "lucide-react/icons/arrow-up";
import Square from "lucide-react/icons/square";
import { type ReactNode, useId, useState } from "react";
import { classNames } from "~/ui/class-names";
import { IconButton } from "~/ui/icon-button";

interface ComposerProps {
  /** What is written here. */
  label: string;
  placeholder: string;
  text: string;
  onText: (text: string) => void;
  mostCharacters: number;
  /** What to do with more than that. */
  tooLongHint: string;
  /** Why it was not sent. */
  problem?: string | null;
  isBusy?: boolean;
  onSend: () => void;
  /** Given while an answer comes: the button stops it. */
  onStop?: (() => void) | undefined;
  isStopping?: boolean;
  /** Given where files can be dropped and pasted. */
  onFiles?: (files: readonly File[]) => void;
  /** Above the text. */
  above?: ReactNode;
  /** Beside the buttons. */
  aside?: ReactNode;
}

/** Where a message is written. Enter sends, Shift Enter begins a line. Whoever shows it keeps the words until they are taken. */
export function Composer({
  label,
  placeholder,
  text,
  onText,
  mostCharacters,
  tooLongHint,
  problem = null,
  isBusy = false,
  onSend,
  onStop,
  isStopping = false,
  onFiles,
  above,
  aside,
}: ComposerProps) {
  const id = useId();
  const [isOver, setOver] = useState(false);
  const [unpasted, setUnpasted] = useState(0);
  const characters = unpasted || text.trim().length;
  const isTooLong = text.trim().length > mostCharacters;
  const canSend = text.trim() !== "" && !isTooLong && !isBusy && !onStop;
  const told =
    isTooLong || unpasted > 0
      ? `${unpasted > 0 ? "What you pasted" : "This"} has ${characters.toLocaleString("en")} characters; ${mostCharacters.toLocaleString("en")} fit. ${tooLongHint}`
      : problem;
  const send = () => {
    if (canSend) onSend();
  };

  return (
    <form
      aria-label="Message"
      className={classNames(
        "grid min-w-0 gap-1 rounded-lg border bg-raised p-2 shadow-raised transition-colors focus-within:border-accent",
        isOver ? "border-accent" : "border-line-strong",
      )}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      {...(onFiles && {
        onDragOver: (event) => {
          event.preventDefault();
          setOver(true);
        },
        onDragLeave: () => setOver(false),
        onDrop: (event) => {
          event.preventDefault();
          setOver(false);
          onFiles([...event.dataTransfer.files]);
        },
      })}
    >
      {above}
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <textarea
        id={id}
        dir="auto"
        rows={1}
        value={text}
        placeholder={placeholder}
        aria-invalid={isTooLong || undefined}
        className="field-sizing-content max-h-[min(40dvh,12lh)] min-h-[calc(2lh+8px)] w-full resize-none bg-transparent px-2 py-1 outline-none placeholder:text-faint"
        onChange={({ target }) => {
          setUnpasted(0);
          onText(target.value);
        }}
        onPaste={(event) => {
          const { files } = event.clipboardData;
          if (files.length > 0) return onFiles?.([...files]);
          const pasted = event.clipboardData.getData("text/plain");
          setUnpasted(0);
          if (pasted.length <= mostCharacters) return;
          // Laid out in the field, a book would hold up the page with every key.
          event.preventDefault();
          if (onFiles) onFiles([new File([pasted], "pasted.txt", { type: "text/plain" })]);
          else setUnpasted(pasted.length);
        }}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
          event.preventDefault();
          send();
        }}
      />
      {told && (
        <p role="alert" className="px-2 text-danger text-sm">
          {told}
        </p>
      )}
      <div className="flex min-w-0 items-center gap-1">
        {aside}
        <span className="grow" />
        {onStop ? (
          // Another button than the one that sends: a press on one that turns into it would send at once.
          <IconButton
            key="stop"
            label={isStopping ? "Stopping" : "Stop"}
            disabled={isStopping}
            className="bg-text! text-surface! hover:opacity-85"
            icon={<Square className="size-3.5 fill-current" />}
            onClick={onStop}
          />
        ) : (
          <IconButton
            key="send"
            type="submit"
            label="Send"
            disabled={!canSend}
            className="bg-accent! text-on-accent! hover:bg-accent-hover!"
            icon={<ArrowUp className="size-4" />}
          />
        )}
      </div>
    </form>
  );
}
