import type { ReactNode } from "react";
import type { CellDetail } from "~/domain/prompt-tests/desk";
import type { Grade } from "~/domain/prompt-tests/grade";
import { dollars, milliseconds, percent, whole } from "~/staff/figures";
import { describeAssertion } from "~/staff/prompt-tests/assertion-kinds";
import { stateWords } from "~/staff/prompt-tests/state-words";
import { Badge, type Tone } from "~/ui/badge";
import { Button } from "~/ui/button";

interface CellContentProps {
  detail: CellDetail;
  /** While an answer is sent. */
  isActing: boolean;
  onAnswer: (question: string, pass: boolean) => void;
}

/** Answers first, then what each assertion says of them, then what was asked. */
export function CellContent({ detail, isActing, onAnswer }: CellContentProps) {
  const { state, score, stability, override, answers } = detail;
  const { label, tone } = stateWords[state];
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-muted text-sm">
        <Badge tone={tone}>{label}</Badge>
        {score !== null && <span className="tabular">Score {score.toFixed(2)}</span>}
        {stability !== null && <span>{percent(stability)} of its answers are alike</span>}
        {detail.isCached && <span>Answered before, asked of nobody</span>}
      </div>
      {override && (
        <p className="wrap-anywhere rounded-md bg-accent-soft px-3 py-2 text-sm">
          <b className="font-[550]">{override.pass ? "Passes" : "Fails"}</b>, says {override.by}:{" "}
          {override.comment}
        </p>
      )}
      {detail.problem && <p className="rounded-md bg-warning-soft px-3 py-2 text-sm">{detail.problem}</p>}
      {answers.map((answer, repeat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: answers stay where they are
        <section key={repeat} className="grid grid-cols-[minmax(0,1fr)] gap-2">
          <Heading>{answers.length > 1 ? `Answer ${repeat + 1} of ${answers.length}` : "Answer"}</Heading>
          <Text>{answer.text || "Empty answer"}</Text>
          {answer.calls.map(({ name, input }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            <Text key={index} isCode>{`${name}(${input})`}</Text>
          ))}
          <p className="tabular flex flex-wrap gap-x-4 text-muted text-xs">
            <span>{milliseconds(answer.latencyMs)}</span>
            {answer.inputTokens !== null && answer.outputTokens !== null && (
              <span>
                {whole(answer.inputTokens)} tokens in, {whole(answer.outputTokens)} out
              </span>
            )}
            <span>Cost {dollars(answer.costUsd)}</span>
            {answer.finishReason && <span>Ended by “{answer.finishReason}”</span>}
          </p>
          <Grades detail={detail} repeat={repeat} isActing={isActing} onAnswer={onAnswer} />
        </section>
      ))}
      <section className="grid grid-cols-[minmax(0,1fr)] gap-2">
        <Heading>What was asked</Heading>
        {detail.question ? (
          <>
            {detail.question.system && <Text isQuiet>{detail.question.system}</Text>}
            <Text isQuiet>{detail.question.user}</Text>
          </>
        ) : (
          <p className="text-sm">Nothing: the case has no {detail.missing.join(", ")}.</p>
        )}
      </section>
    </>
  );
}

function Grades({ detail, repeat, isActing, onAnswer }: CellContentProps & { repeat: number }) {
  const grades = detail.grades[repeat]?.parts ?? [];
  if (detail.assertions.length === 0) {
    return <p className="text-muted text-sm">Nothing is asserted of this answer, so it passes.</p>;
  }
  return (
    <ul className="grid gap-1" aria-label="Assertions">
      {detail.assertions.map((assertion, place) => {
        const grade = grades[place];
        const [label, tone] = gradeWords(grade);
        return (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: assertions stay where they are
            key={place}
            className="flex flex-wrap items-baseline gap-x-2 gap-y-1 rounded-sm bg-sunken px-2.5 py-1.5 text-sm"
          >
            <Badge tone={tone}>{label}</Badge>
            <span className="wrap-anywhere min-w-0">{describeAssertion(assertion)}</span>
            <span className="wrap-anywhere min-w-0 text-muted">{reasonOf(grade)}</span>
            {assertion.metric.trim() && (
              <span className="wrap-anywhere text-muted text-xs">metric {assertion.metric.trim()}</span>
            )}
            {assertion.weight !== 1 && <span className="text-faint text-xs">weight {assertion.weight}</span>}
            {assertion.kind === "human" && (
              <span className="ms-auto flex gap-1">
                <Button size="sm" loading={isActing} onClick={() => onAnswer(assertion.question, true)}>
                  Yes
                </Button>
                <Button size="sm" loading={isActing} onClick={() => onAnswer(assertion.question, false)}>
                  No
                </Button>
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function gradeWords(grade: Grade | undefined): [string, Tone] {
  if (!grade) return ["Not graded", "neutral"];
  if (grade.state === "error") return ["Grader failed", "warning"];
  if (grade.state === "waiting") return ["To decide", "accent"];
  return grade.state === "pass" ? ["Holds", "success"] : ["Does not hold", "danger"];
}

function reasonOf(grade: Grade | undefined): string {
  if (!grade || grade.state === "waiting") return "";
  return grade.state === "error" ? grade.message : grade.reason;
}

const Heading = ({ children }: { children: ReactNode }) => <h3 className="font-[550] text-sm">{children}</h3>;

function Text({ children, isCode, isQuiet }: { children: string; isCode?: boolean; isQuiet?: boolean }) {
  const style = isCode || isQuiet ? "font-mono text-xs" : "font-sans text-sm";
  return (
    <pre
      // Long texts scroll, and whoever uses keys can scroll them.
      // biome-ignore lint/a11y/noNoninteractiveTabindex: as said
      tabIndex={0}
      dir="auto"
      className={`max-h-72 overflow-auto whitespace-pre-wrap wrap-anywhere rounded-md bg-sunken px-3 py-2 ${style} ${isQuiet ? "text-muted" : ""}`}
    >
      {children}
    </pre>
  );
}
