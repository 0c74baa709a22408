import { AnswerFrame } from "~/chat/answer-frame";
import { Markdown } from "~/chat/markdown/markdown";
import { labelOf } from "~/chat/model-choice";
import { canContinue } from "~/domain/chat/continued-answer";
import type { ChatMessage, ChatModelFacts, MessagePart } from "~/domain/chat/thread";
import { DeskToolCard } from "./desk-tool-card";
import type { Talk } from "./talk";

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
    <AnswerFrame
      by={modelId ? labelOf(models, modelId) : "Written by hand"}
      ended={canContinue(state) ? state : null}
      waiting={isComing && !parts.some(({ type }) => type === "text") ? "Answering" : null}
      problem={problem}
    >
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
    </AnswerFrame>
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
  if (part.type.startsWith("tool-")) return <DeskToolCard talk={talk} message={message} part={part} />;
  return null;
}
