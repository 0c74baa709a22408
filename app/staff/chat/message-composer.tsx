import Paperclip from "lucide-react/icons/paperclip";
import X from "lucide-react/icons/x";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Composer } from "~/chat/composer";
import { threadLimits } from "~/domain/chat/thread";
import { problemOf } from "~/staff/problem-of";
import { IconButton } from "~/ui/icon-button";
import { useTypedWords } from "~/ui/use-typed-words";
import { fitPicture } from "./fit-picture";

export interface Composed {
  text: string;
  files: readonly File[];
}

interface MessageComposerProps {
  /** Under which this tab keeps what is typed over a reload. */
  draftKey: string;
  /** Put into it when it is another object: in place of nothing or of the example before, else after what was typed. */
  example?: { text: string } | null;
  isBusy?: boolean;
  onStop?: (() => void) | undefined;
  isStopping?: boolean;
  /** Throws where it was not sent; what was typed stays. */
  onSend: (composed: Composed) => Promise<void>;
  /** Beside the buttons. */
  aside?: ReactNode;
}

const accepted =
  "image/png,image/jpeg,image/webp,image/gif,text/*,.md,.csv,.json,.log,.ts,.tsx,.js,.py,.sql,.yaml,.toml";

/** Where a message of a thread is written; pictures and text files can be dropped or pasted. */
export function MessageComposer({
  draftKey,
  example = null,
  isBusy = false,
  onStop,
  isStopping = false,
  onSend,
  aside,
}: MessageComposerProps) {
  const picker = useRef<HTMLInputElement>(null);
  const draft = useTypedWords(draftKey);
  const { write } = draft;
  const [files, setFiles] = useState<readonly File[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const lastExample = useRef("");
  useEffect(() => {
    if (!example) return;
    const last = lastExample.current;
    lastExample.current = example.text;
    write((now) => (now === last || now.trim() === "" ? example.text : `${now.trimEnd()}\n${example.text}`));
  }, [example, write]);

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
    setProblem(null);
    setSending(true);
    const text = draft.send();
    try {
      await onSend({ text, files });
      draft.settle(true);
      setFiles((now) => now.filter((file) => !files.includes(file)));
    } catch (error) {
      draft.settle(false);
      setProblem(problemOf(error).message);
    }
    setSending(false);
  }

  return (
    <Composer
      label="Your message"
      placeholder="Ask something"
      text={draft.text}
      onText={(text) => write(() => text)}
      mostCharacters={threadLimits.textCharacters}
      tooLongHint="Add it as a file."
      problem={problem}
      isBusy={isBusy || isSending}
      onSend={() => void send()}
      onStop={onStop}
      isStopping={isStopping}
      onFiles={(chosen) => void add(chosen)}
      above={
        files.length > 0 && (
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
        )
      }
      aside={
        <>
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
        </>
      }
    />
  );
}
