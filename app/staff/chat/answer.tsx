import { Markdown } from "~/chat/markdown/markdown";
import type { ChatMessage, ChatModelFacts, MessagePart } from "~/domain/chat/thread";
import { Badge } from "~/ui/badge";
import { Spinner } from "~/ui/spinner";
import { labelOf } from "./model-choice";
import type { Talk } from "./talk";
import { ToolCard } from "./tool-card";

interface AnswerProps {
  talk: Talk;
  models: readonly ChatModelFacts[];
  message: ChatMessage;
}

/** An answer: who gave it, its tools as cards, its words, and how it ended where it did not end by itself. */
export function Answer({ talk, models, message }: AnswerProps) {
  const { metadata, parts } = message;
  const { state, problem, modelId } = metadata;
  const isComing = state === "streaming";
  const last = parts.length - 1;
  return (
    <>
      <header className="flex flex-wrap items-center gap-2 text-muted text-sm">
        <span className="font-[550] text-text">{modelId ? labelOf(models, modelId) : "Written by hand"}</span>
        {state === "stopped" && <Badge>Stopped</Badge>}
        {state === "failed" && <Badge tone="danger">Failed</Badge>}
      </header>
      {parts.map((part, index) => (
        <Part
          // biome-ignore lint/suspicious/noArrayIndexKey: an answer grows at its end
          key={index}
          talk={talk}
          message={message}
          part={part}
          isComing={isComing && index === last}
        />
      ))}
      {isComing && !parts.some(({ type }) => type === "text") && (
        <p role="status" className="flex items-center gap-2 text-muted text-sm">
          <Spinner className="size-4" /> Answering
        </p>
      )}
      {problem && (
        <p role="alert" className="rounded-md bg-danger-soft px-3 py-2 text-sm">
          {problem}
        </p>
      )}
    </>
  );
}

interface PartProps {
  talk: Talk;
  message: ChatMessage;
  part: MessagePart;
  isComing: boolean;
}

function Part({ talk, message, part, isComing }: PartProps) {
  if (part.type === "text") return <Markdown text={String(part.text)} isComing={isComing} />;
  if (part.type === "reasoning") {
    return (
      <details className="text-muted text-sm">
        <summary className="cursor-default">What it thought</summary>
        <div className="mt-1 border-line border-s-2 ps-3">
          <Markdown text={String(part.text)} isComing={isComing} />
        </div>
      </details>
    );
  }
  if (part.type.startsWith("tool-")) return <ToolCard talk={talk} message={message} part={part} />;
  return null;
}
