import { type ReactNode, useState } from "react";
import type { ChatModelFacts, ThreadSettings } from "~/domain/chat/thread";
import { act, keepFile } from "./api";
import { type Composed, Composer } from "./composer";
import { ModelChoice } from "./model-choice";

interface NewThreadProps {
  models: readonly ChatModelFacts[] | null;
  listButton: ReactNode;
  onBegin: (settings: Partial<ThreadSettings>) => Promise<string>;
  onOpen: (threadId: string) => void;
}

const examples = [
  "Find videos about coffee",
  "Credits of ada@example.com",
  "Draft a layout brief for a spring sale, reels, 20 words",
];

/** Where a thread begins: with a question. */
export function NewThread({ models, listButton, onBegin, onOpen }: NewThreadProps) {
  const [modelIds, setModelIds] = useState<readonly string[] | null>(null);
  const chosen = modelIds ?? (models?.[0] ? [models[0].id] : []);
  const [example, setExample] = useState("");

  async function send({ text, files }: Composed) {
    const threadId = await onBegin({ modelIds: [...chosen] });
    const kept = await Promise.all(files.map((file) => keepFile(threadId, file.name, file)));
    const answers = chosen.map((modelId) => ({ id: crypto.randomUUID(), modelId }));
    await act(threadId, {
      ...{ do: "ask", messageId: crypto.randomUUID(), parentId: null, text, answers },
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
        <Composer
          key={example}
          first={example}
          isBusy={models === null}
          onSend={send}
          aside={<ModelChoice models={models ?? []} chosen={chosen} onChange={setModelIds} />}
        />
        <ul aria-label="Examples" className="flex flex-wrap justify-center gap-2">
          {examples.map((text) => (
            <li key={text}>
              <button
                type="button"
                onClick={() => setExample(text)}
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
