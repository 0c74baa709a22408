import { type ReactNode, useEffect, useRef } from "react";
import { AnotherAnswer } from "~/chat/another-answer";
import { AnswerFrame } from "~/chat/answer-frame";
import { Markdown } from "~/chat/markdown/markdown";
import type { NamedModel } from "~/chat/model-choice";
import { Said } from "~/chat/said";
import { CopyIconButton } from "~/ui/copy-button";
import type { AssistantMessage, Plan, ThreadMessage } from "./thread";

interface AnswerProps<P extends Plan, Kept extends object> {
  models: readonly NamedModel[];
  canAskAgain: boolean;
  wordsOf: (message: AssistantMessage<P, Kept>) => readonly string[];
  onAskAgain: (modelId: string) => void;
  children: (message: AssistantMessage<P, Kept>) => ReactNode;
}

/** What was said, answered, or went wrong. */
export function AnswerRow<P extends Plan, Kept extends object>({
  message,
  ...props
}: AnswerProps<P, Kept> & { message: ThreadMessage<P, Kept> }) {
  if (message.from === "person") {
    return (
      <article aria-label="You" className="grid justify-items-end">
        <Said text={message.text} />
      </article>
    );
  }
  if (message.from === "problem") {
    return (
      <p role="alert" className="rounded-md bg-danger-soft px-3 py-2">
        {message.message}
      </p>
    );
  }
  return <Answer message={message} {...props} />;
}

function Answer<P extends Plan, Kept extends object>({
  message,
  models,
  canAskAgain,
  wordsOf,
  onAskAgain,
  children,
}: AnswerProps<P, Kept> & { message: AssistantMessage<P, Kept> }) {
  const { plan, madeBy, outcome } = message;
  const proposed = useRef<HTMLDivElement>(null);
  const known = useRef(outcome);
  // The button that was pressed is gone with what it stood on.
  useEffect(() => {
    if (known.current === outcome) return;
    known.current = outcome;
    if (document.activeElement !== document.body) return;
    const next = proposed.current?.querySelector<HTMLElement>("button, a") ?? proposed.current;
    next?.focus();
  }, [outcome]);
  const { reply, steps, cannot } = plan;
  const isEmpty = steps.length === 0 && reply === "" && cannot.length === 0;
  const textOf = () =>
    [reply, ...wordsOf(message).map((words) => `- ${words}`), ...cannot.map((wish) => `- ${wish}`)]
      .filter(Boolean)
      .join("\n");
  return (
    <article aria-label="Answer" className="grid min-w-0 gap-2">
      <AnswerFrame by={madeBy}>
        {reply && <Markdown text={reply} />}
        {steps.length > 0 && (
          <div ref={proposed} tabIndex={-1} className="min-w-0 outline-none">
            {children(message)}
          </div>
        )}
        {(cannot.length > 0 || isEmpty) && (
          <div className="grid gap-1">
            <p className="text-muted">
              {cannot.length > 0
                ? "The assistant has no tool for this:"
                : "Nothing to do was found in that. Try one of the suggestions."}
            </p>
            <ul className="list-disc ps-5">
              {cannot.map((wish) => (
                <li key={wish} dir="auto">
                  {wish}
                </li>
              ))}
            </ul>
          </div>
        )}
      </AnswerFrame>
      <div className="-mx-1.5 flex items-center gap-0.5 text-muted">
        {!isEmpty && <CopyIconButton label="Copy" text={textOf} />}
        {canAskAgain && (outcome === "open" || outcome === "dismissed") && (
          <AnotherAnswer models={models} disabled={false} onChoose={onAskAgain} />
        )}
      </div>
    </article>
  );
}
