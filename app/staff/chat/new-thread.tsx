import { type ReactNode, useRef, useState } from "react";
import { ModelChoice } from "~/chat/model-choice";
import type { ApiError } from "~/client/call-api";
import { builtInAssistant } from "~/domain/chat/built-in-assistant";
import type { ChatModelFacts } from "~/domain/chat/thread";
import { act, keepFile } from "./api";
import { type Composed, MessageComposer } from "./message-composer";
import { useWhenKnown } from "./use-when-known";

interface NewThreadProps {
  /** Null until they are known. */
  models: readonly ChatModelFacts[] | null;
  /** Why they are not. */
  problem: ApiError | null;
  listButton: ReactNode;
  /** Begun twice under one id, it is one thread. */
  onBegin: (threadId: string, modelIds: string[]) => Promise<void>;
  onOpen: (threadId: string) => void;
}

const examples = [
  "Find videos about coffee",
  "Credits of ada@example.com",
  "Draft a layout brief for a spring sale, reels, 20 words",
];

/** What was sent, under the ids it keeps until it is taken: sent again, it is the same thread and the same question. */
interface Attempt extends Composed {
  threadId: string;
  messageId: string;
  answers: { id: string; modelId: string }[];
}

/** What was changed since an attempt is a question of its own, and with other models a thread of its own. */
function attemptOf({ text, files }: Composed, modelIds: readonly string[], last: Attempt | null): Attempt {
  const hasModels = last?.answers.map(({ modelId }) => modelId).join("\n") === modelIds.join("\n");
  if (last && hasModels && last.text === text && last.files === files) return last;
  return {
    ...{ text, files, messageId: crypto.randomUUID() },
    threadId: last && hasModels ? last.threadId : crypto.randomUUID(),
    answers: modelIds.map((modelId) => ({ id: crypto.randomUUID(), modelId })),
  };
}

/** Where a thread begins: with a question. */
export function NewThread({ models, problem, listButton, onBegin, onOpen }: NewThreadProps) {
  const [modelIds, setModelIds] = useState<readonly string[] | null>(null);
  const usualOf = (known: readonly ChatModelFacts[]) => [known[0]?.id ?? builtInAssistant.id];
  const chosen = modelIds ?? (models ? usualOf(models) : []);
  const whenKnown = useWhenKnown(models, problem);
  const [example, setExample] = useState<{ text: string } | null>(null);
  const attempt = useRef<Attempt | null>(null);

  async function send(composed: Composed) {
    const asked = modelIds ?? usualOf(await whenKnown());
    attempt.current = attemptOf(composed, asked, attempt.current);
    const { threadId, messageId, text, files, answers } = attempt.current;
    await onBegin(threadId, [...asked]);
    const kept = await Promise.all(files.map((file) => keepFile(threadId, file)));
    await act(threadId, {
      ...{ do: "ask", messageId, parentId: null, text, answers },
      fileIds: kept.map(({ id }) => id),
    });
    onOpen(threadId);
  }

  return (
    <div className="relative grid grow content-center justify-items-center gap-6 overflow-y-auto p-4 md:p-6">
      <div className="absolute start-2 top-1.5">{listButton}</div>
      <header className="grid max-w-[44ch] justify-items-center gap-2 text-center">
        <h1 tabIndex={-1} className="text-balance font-display text-3xl outline-none">
          Chat
        </h1>
        <p className="text-pretty text-muted">
          Ask the models of this installation. With our tools they find works, explain jobs and read ledgers,
          once you allow it.
        </p>
      </header>
      <div className="grid w-full max-w-[46rem] gap-3">
        <MessageComposer
          draftKey="chat.new"
          example={example}
          onSend={send}
          aside={<ModelChoice models={models ?? []} chosen={chosen} hasSecond onChange={setModelIds} />}
        />
        <ul aria-label="Examples" className="flex flex-wrap justify-center gap-2">
          {examples.map((text) => (
            <li key={text}>
              <button
                type="button"
                onClick={() => setExample({ text })}
                className="rounded-full border border-line px-3 py-1 text-muted text-sm transition-colors hover:border-line-strong hover:text-text"
              >
                {text}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
