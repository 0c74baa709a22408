import ArrowUp from "lucide-react/icons/arrow-up";
import Paperclip from "lucide-react/icons/paperclip";
import Square from "lucide-react/icons/square";
import X from "lucide-react/icons/x";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { threadLimits } from "~/domain/chat/thread";
import { problemOf } from "~/staff/problem-of";
import { IconButton } from "~/ui/icon-button";
import { fitPicture } from "./fit-picture";

export interface Composed {
  text: string;
  files: readonly File[];
}

interface ComposerProps {
  /** Put into it when it is another object: in place of nothing or of the example before, else after what was typed. */
  example?: { text: string } | null;
  isBusy?: boolean;
  /** Given while an answer comes: the button stops it. */
  onStop?: (() => void) | undefined;
  isStopping?: boolean;
  /** Throws where it was not sent; what was typed stays. */
  onSend: (composed: Composed) => Promise<void>;
  /** Beside the buttons. */
  aside?: ReactNode;
}

const accepted =
  "image/png,image/jpeg,image/webp,image/gif,text/*,.md,.csv,.json,.log,.ts,.tsx,.js,.py,.sql,.yaml,.toml";

/** Where a message is written. Enter sends, Shift Enter begins a line; pictures and text files can be dropped or pasted. */
export function Composer({
  example = null,
  isBusy = false,
  onStop,
  isStopping = false,
  onSend,
  aside,
}: ComposerProps) {
  const id = useId();
  const picker = useRef<HTMLInputElement>(null);
  const [text, setText] = useState("");
  const [files, setFiles] = useState<readonly File[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const [isOver, setOver] = useState(false);
  const lastExample = useRef("");
  useEffect(() => {
    if (!example) return;
    const last = lastExample.current;
    lastExample.current = example.text;
    setText((now) =>
      now === last || now.trim() === "" ? example.text : `${now.trimEnd()}\n${example.text}`,
    );
  }, [example]);

  async function add(chosen: readonly File[]) {
    setProblem(null);
    const fitted = await Promise.all(chosen.map(fitPicture));
    const large = fitted.find(({ size }) => size > threadLimits.fileBytes);
    if (large) return setProblem(`${large.name} is larger than 1.5 MB. Add a smaller file, or a part of it.`);
    setFiles((before) => {
      const all = [...before, ...fitted];
      if (all.length > threadLimits.files) setProblem(`A message takes ${threadLimits.files} files.`);
      return all.slice(0, threadLimits.files);
    });
  }

  async function send() {
    const wanted = text.trim();
    if (wanted === "" || isBusy || isSending || onStop) return;
    if (wanted.length > threadLimits.textCharacters) {
      return setProblem(
        `This has ${wanted.length.toLocaleString("en")} characters; 100,000 fit. Add it as a file.`,
      );
    }
    setProblem(null);
    setSending(true);
    setText("");
    try {
      await onSend({ text: wanted, files });
      setFiles((now) => now.filter((file) => !files.includes(file)));
    } catch (error) {
      setText((now) => (now.trim() === "" ? wanted : `${wanted}\n\n${now}`));
      setProblem(problemOf(error).message);
    }
    setSending(false);
  }

  return (
    <form
      aria-label="Message"
      className={`grid gap-1 rounded-lg border bg-raised p-2 shadow-raised transition-colors focus-within:border-accent ${isOver ? "border-accent" : "border-line-strong"}`}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        void add([...event.dataTransfer.files]);
      }}
    >
      {files.length > 0 && (
        <ul aria-label="Files" className="flex flex-wrap gap-1.5 px-1 pt-1">
          {files.map((file, index) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name
              key={index}
              className="flex items-center gap-1 rounded-md bg-sunken py-0.5 ps-2.5 text-sm"
            >
              <span className="max-w-48 truncate">{file.name}</span>
              <IconButton
                size="sm"
                label={`Remove ${file.name}`}
                icon={<X className="size-3.5" />}
                onClick={() => setFiles((before) => before.filter((_, at) => at !== index))}
              />
            </li>
          ))}
        </ul>
      )}
      <label htmlFor={id} className="sr-only">
        Your message
      </label>
      <textarea
        id={id}
        dir="auto"
        rows={1}
        value={text}
        placeholder="Ask something"
        className="field-sizing-content max-h-[40dvh] min-h-[calc(2lh+8px)] w-full resize-none bg-transparent px-2 py-1 outline-none placeholder:text-faint"
        onChange={({ target }) => setText(target.value)}
        onPaste={({ clipboardData }) => {
          if (clipboardData.files.length > 0) void add([...clipboardData.files]);
        }}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
          event.preventDefault();
          void send();
        }}
      />
      {problem && (
        <p role="alert" className="px-2 text-danger text-sm">
          {problem}
        </p>
      )}
      <div className="flex items-center gap-1">
        <input
          ref={picker}
          type="file"
          multiple
          accept={accepted}
          hidden
          aria-label="Files"
          onChange={({ target }) => {
            void add([...(target.files ?? [])]);
            target.value = "";
          }}
        />
        <IconButton
          size="sm"
          label="Add files"
          icon={<Paperclip className="size-4" />}
          onClick={() => picker.current?.click()}
        />
        {aside}
        <span className="grow" />
        {onStop ? (
          <IconButton
            label={isStopping ? "Stopping" : "Stop"}
            disabled={isStopping}
            className="bg-text! text-surface! hover:opacity-85"
            icon={<Square className="size-3.5 fill-current" />}
            onClick={onStop}
          />
        ) : (
          <IconButton
            type="submit"
            label="Send"
            disabled={text.trim() === "" || isBusy || isSending}
            className="bg-accent! text-on-accent! hover:bg-accent-hover!"
            icon={<ArrowUp className="size-4" />}
          />
        )}
      </div>
    </form>
  );
}
