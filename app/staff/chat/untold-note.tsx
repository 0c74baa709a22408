import { labelOf } from "~/chat/model-choice";
import type { ChatMessage, ChatModelFacts } from "~/domain/chat/thread";

interface UntoldNoteProps {
  path: readonly ChatMessage[];
  models: readonly ChatModelFacts[];
  messageId: string;
}

/** Stands before the first message that the last answer of the path was told of. */
export function UntoldNote({ path, models, messageId }: UntoldNoteProps) {
  const last = path.findLast(({ metadata }) => metadata.modelId !== null);
  const untold = last?.metadata.untold ?? 0;
  if (!last || untold === 0 || path[untold]?.id !== messageId) return null;
  const { modelId } = last.metadata;
  const reads = models.find(({ id }) => id === modelId)?.contextTokens;
  return (
    <p role="note" className="mb-6 flex items-center gap-3 text-balance text-center text-muted text-sm">
      <span className="h-px min-w-4 grow bg-line" />
      {labelOf(models, modelId)} was not told what is above
      {reads ? `: it reads about ${reads.toLocaleString("en")} tokens at once` : ""}
      <span className="h-px min-w-4 grow bg-line" />
    </p>
  );
}
