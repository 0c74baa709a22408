import { href, Link } from "react-router";
import { AnotherAnswer } from "~/chat/another-answer";
import { AnswerFrame } from "~/chat/answer-frame";
import { Markdown } from "~/chat/markdown/markdown";
import type { NamedModel } from "~/chat/model-choice";
import { Said } from "~/chat/said";
import { ToolCard } from "~/chat/tool-card";
import { useEditorCommands } from "~/editor/use-editor";
import type { Tone } from "~/ui/badge";
import { Button } from "~/ui/button";
import { CopyIconButton } from "~/ui/copy-button";
import { describeStep } from "./describe-step";
import type { Proposal, StepSources } from "./prepare-plan";
import { ProposalCard } from "./proposal-card";
import type { AssistantMessage, ThreadMessage } from "./thread";

interface ThreadEntryProps extends AnswerProps {
  message: ThreadMessage;
}

interface AnswerProps {
  sources: StepSources;
  models: readonly NamedModel[];
  round: number;
  canLink: boolean;
  canAskAgain: boolean;
  /** `done` says what was done, in words. */
  onSettle: (outcome: "applied" | "dismissed" | "open", done?: string[]) => void;
  onLink: (proposal: Proposal, done: string[]) => Promise<void>;
  onAskAgain: (modelId: string) => void;
}

export function ThreadEntry({ message, ...props }: ThreadEntryProps) {
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

const outcomes: Record<Exclude<AssistantMessage["outcome"], "open">, { label: string; tone: Tone }> = {
  applied: { label: "Applied", tone: "success" },
  linked: { label: "Linked version made", tone: "success" },
  dismissed: { label: "Dismissed", tone: "neutral" },
};

function Answer({
  message,
  sources,
  models,
  round,
  canLink,
  canAskAgain,
  onSettle,
  onLink,
  onAskAgain,
}: AnswerProps & { message: AssistantMessage }) {
  const editor = useEditorCommands();
  const { plan, madeBy, outcome } = message;
  const { reply, steps, cannot } = plan;
  const isEmpty = steps.length === 0 && reply === "" && cannot.length === 0;
  const textOf = () => {
    const { storyboard, library } = editor.read();
    const done = message.done ?? steps.map((step) => describeStep(step, storyboard, library));
    return [reply, ...done.map((words) => `- ${words}`), ...cannot.map((wish) => `- ${wish}`)]
      .filter(Boolean)
      .join("\n");
  };
  return (
    <article aria-label="Answer" className="grid min-w-0 gap-2">
      <AnswerFrame by={madeBy}>
        {reply && <Markdown text={reply} />}
        {steps.length > 0 && outcome === "open" && (
          <ProposalCard
            plan={plan}
            sources={sources}
            round={round}
            canLink={canLink}
            onApplied={(done) => onSettle("applied", done)}
            onLink={onLink}
            onDismiss={() => onSettle("dismissed")}
          />
        )}
        {steps.length > 0 && outcome !== "open" && (
          <ToolCard title="Edit the video" state={outcomes[outcome]}>
            {message.done && (
              <ul className="grid gap-0.5 text-muted">
                {message.done.map((words) => (
                  <li key={words}>{words}</li>
                ))}
              </ul>
            )}
            {message.linkedId ? (
              <Link
                className="justify-self-start text-text underline underline-offset-2"
                to={`${href("/content/:contentId/edit", { contentId: message.linkedId })}?panel=assistant`}
              >
                Open it
              </Link>
            ) : (
              <Button size="sm" className="justify-self-start" onClick={() => onSettle("open")}>
                Offer it again
              </Button>
            )}
          </ToolCard>
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
