import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import FlaskConical from "lucide-react/icons/flask-conical";
import Pencil from "lucide-react/icons/pencil";
import ThumbsDown from "lucide-react/icons/thumbs-down";
import ThumbsUp from "lucide-react/icons/thumbs-up";
import { useState } from "react";
import { AnotherAnswer } from "~/chat/another-answer";
import type { ChatMessage, ChatModelFacts, Feedback } from "~/domain/chat/thread";
import { textOf } from "~/domain/chat/thread-tree";
import { problemOf } from "~/staff/problem-of";
import { CopyIconButton } from "~/ui/copy-button";
import { PlainIconButton } from "~/ui/icon-button";
import { showErrorToast } from "~/ui/toast";
import { formatCost, formatTokens } from "./spent";
import type { Talk } from "./talk";
import { TestCaseDialog } from "./test-case-dialog";
import { useTalkState } from "./use-talk";

interface MessageActionsProps {
  talk: Talk;
  models: readonly ChatModelFacts[];
  message: ChatMessage;
  onEdit: () => void;
}

/** What can be done with a message, its branches, and what it took. */
export function MessageActions({ talk, models, message, onEdit }: MessageActionsProps) {
  const { metadata, role } = message;
  const [isTestCase, setTestCase] = useState(false);
  const isFree = useTalkState(talk).coming.length === 0;
  if (metadata.state === "streaming") return null;
  const isAnswer = role === "assistant";
  const tried = (work: Promise<void>) =>
    void work.catch((error) => showErrorToast("Nothing was changed", problemOf(error).message));
  const rate = (feedback: Feedback) =>
    tried(talk.rate(message, metadata.feedback === feedback ? null : feedback));

  return (
    <div className="-mx-1.5 flex flex-wrap items-center gap-0.5 text-muted text-xs">
      <Branches talk={talk} message={message} />
      <CopyIconButton label="Copy" text={() => textOf(message)} />
      <PlainIconButton
        size="sm"
        label="Edit"
        disabled={!isFree}
        icon={<Pencil className="size-3.5" />}
        onClick={onEdit}
      />
      {isAnswer && metadata.parentId !== null && (
        <AnotherAnswer
          models={models}
          disabled={!isFree}
          onChoose={(modelId) => tried(talk.regenerate(metadata.parentId ?? "", [modelId]))}
        />
      )}
      {isAnswer && (
        <>
          <PlainIconButton
            size="sm"
            label="Good answer"
            aria-pressed={metadata.feedback === "up"}
            icon={
              <ThumbsUp
                className={`size-3.5 ${metadata.feedback === "up" ? "fill-current text-success" : ""}`}
              />
            }
            onClick={() => rate("up")}
          />
          <PlainIconButton
            size="sm"
            label="Bad answer"
            aria-pressed={metadata.feedback === "down"}
            icon={
              <ThumbsDown
                className={`size-3.5 ${metadata.feedback === "down" ? "fill-current text-danger" : ""}`}
              />
            }
            onClick={() => rate("down")}
          />
          {metadata.parentId !== null && (
            <PlainIconButton
              size="sm"
              label="Save as a test case"
              icon={<FlaskConical className="size-3.5" />}
              onClick={() => setTestCase(true)}
            />
          )}
          <Took message={message} />
          <TestCaseDialog
            open={isTestCase}
            onClose={() => setTestCase(false)}
            question={questionOf(talk, message)}
            answer={textOf(message)}
          />
        </>
      )}
    </div>
  );
}

function questionOf(talk: Talk, { metadata }: ChatMessage): string {
  const asked = talk.read().tree.get(metadata.parentId ?? "");
  return asked ? textOf(asked) : "";
}

function Branches({ talk, message }: Pick<MessageActionsProps, "talk" | "message">) {
  const { parentId, pairId } = message.metadata;
  const { children, coming } = useTalkState(talk);
  const all = children.get(parentId ?? "") ?? [];
  // Answers side by side are one step of the picker.
  const steps = all.filter(
    (one, index) =>
      one.metadata.pairId === null ||
      all.findIndex((other) => other.metadata.pairId === one.metadata.pairId) === index,
  );
  if (steps.length < 2) return null;
  const at = steps.findIndex(
    ({ id, metadata }) => id === message.id || (pairId !== null && metadata.pairId === pairId),
  );
  const isFree = coming.length === 0;
  const go = (step: number) => {
    const next = steps[at + step];
    if (!next) return;
    talk.show(next.id).catch((error) => showErrorToast("The branch was not kept", problemOf(error).message));
  };
  return (
    <fieldset aria-label="Branches" className="flex items-center">
      <PlainIconButton
        size="sm"
        label="Previous branch"
        disabled={at === 0 || !isFree}
        icon={<ChevronLeft className="size-3.5 rtl:-scale-x-100" />}
        onClick={() => go(-1)}
      />
      <span className="tabular-nums">
        {at + 1} of {steps.length}
      </span>
      <PlainIconButton
        size="sm"
        label="Next branch"
        disabled={at === steps.length - 1 || !isFree}
        icon={<ChevronRight className="size-3.5 rtl:-scale-x-100" />}
        onClick={() => go(1)}
      />
    </fieldset>
  );
}

function Took({ message: { metadata } }: { message: ChatMessage }) {
  const { inputTokens, outputTokens, costUsd, firstMs, totalMs } = metadata;
  const known = [
    inputTokens !== null && outputTokens !== null && inputTokens + outputTokens > 0
      ? `${formatTokens(inputTokens)} in, ${formatTokens(outputTokens)} out`
      : null,
    costUsd !== null ? formatCost(costUsd) : null,
    totalMs !== null ? `${(totalMs / 1000).toFixed(1)} s` : null,
  ].filter(Boolean);
  if (known.length === 0) return null;
  const title = firstMs === null ? undefined : `First word after ${(firstMs / 1000).toFixed(2)} s`;
  return (
    <span title={title} className="ps-1.5 tabular-nums">
      {known.join(" · ")}
    </span>
  );
}
