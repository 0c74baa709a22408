import ArrowLeft from "lucide-react/icons/arrow-left";
import ArrowRight from "lucide-react/icons/arrow-right";
import { useEffect, useState } from "react";
import { ApiError } from "~/client/call-api";
import type { CellDetail } from "~/domain/function-calls/cell-detail";
import { type Fault, faultNames } from "~/domain/function-calls/fault";
import { categoryNames } from "~/domain/function-calls/test-case";
import { dollars, milliseconds, whole } from "~/staff/figures";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { ErrorState } from "~/ui/error-state";
import { IconButton } from "~/ui/icon-button";
import { Skeleton } from "~/ui/skeleton";
import { readDetail } from "./api";
import { CallDifference } from "./call-difference";
import type { AnswerRow } from "./rows";
import { StateBadge } from "./state-badge";

interface AnswerDialogProps {
  runId: string;
  row: AnswerRow | null;
  /** Counts up when verdicts were made anew. */
  version: number;
  onClose: () => void;
  onGo: (way: 1 | -1) => void;
  onDecide: (row: AnswerRow) => void;
}

/** One answer: what was asked, what was called beside what was expected, and what it took. */
export function AnswerDialog({ runId, row, version, onClose, onGo, onDecide }: AnswerDialogProps) {
  return (
    <Dialog
      open={row !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="lg"
      title={<span className="wrap-anywhere">{row?.caseId}</span>}
      description={row && `${categoryNames[row.category].name}, ${row.model}`}
      actions={
        row && (
          <>
            <span className="me-auto flex gap-1">
              <IconButton label="Previous answer" icon={<ArrowLeft />} onClick={() => onGo(-1)} />
              <IconButton label="Next answer" icon={<ArrowRight />} onClick={() => onGo(1)} />
            </span>
            <Button onClick={() => onDecide(row)}>
              {row.isExcluded ? "Count this case again" : "Leave this case out"}
            </Button>
          </>
        )
      }
    >
      {row && <Detail key={`${row.id} ${version} ${row.state}`} runId={runId} row={row} />}
    </Dialog>
  );
}

function Detail({ runId, row }: { runId: string; row: AnswerRow }) {
  const [detail, setDetail] = useState<CellDetail | Error | null>(null);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once for each answer that is opened, and again when asked
  useEffect(() => {
    const reading = new AbortController();
    readDetail(runId, row, reading.signal).then(
      setDetail,
      (error: Error) => reading.signal.aborted || setDetail(error),
    );
    return () => reading.abort();
  }, [tries]);
  if (detail === null) return <Skeleton className="h-64" />;
  if (detail instanceof Error) {
    return (
      <ErrorState
        title="This answer cannot be shown"
        onRetry={() => {
          setDetail(null);
          setTries(tries + 1);
        }}
        requestId={detail instanceof ApiError ? detail.requestId : null}
      >
        {detail.message}
      </ErrorState>
    );
  }
  const { test, answer, verdict } = detail;
  const isFree = row.category === "relevance";
  return (
    <div className="grid max-h-[62dvh] grid-cols-[minmax(0,1fr)] gap-5 overflow-y-auto">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-muted text-sm">
        <StateBadge row={row} />
        <span>{milliseconds(row.latencyMs)}</span>
        {row.inputTokens !== null && row.outputTokens !== null && row.inputTokens + row.outputTokens > 0 && (
          <span>
            {whole(row.inputTokens)} tokens in, {whole(row.outputTokens)} out
          </span>
        )}
        <span>Cost {dollars(row.costUsd)}</span>
      </div>
      {row.problem && <p className="rounded-md bg-warning-soft px-3 py-2 text-sm">{row.problem}</p>}
      {!test && (
        <p className="rounded-md bg-warning-soft px-3 py-2 text-sm">
          The suite has no such case any more, so there is nothing to compare with.
        </p>
      )}
      {verdict && verdict.faults.length > 0 && (
        <ul className="grid gap-1 rounded-md bg-danger-soft px-3 py-2 text-sm">
          {verdict.faults.map((fault) => (
            <li key={JSON.stringify(fault)}>{faultText(fault, test?.turns.length ?? 1)}</li>
          ))}
        </ul>
      )}
      {test?.turns.map(({ user, expected }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: turns stay where they are
        <section key={index} className="grid grid-cols-[minmax(0,1fr)] gap-2">
          {test.turns.length > 1 && <h3 className="text-muted text-xs">Turn {index + 1}</h3>}
          <p dir="auto" className="whitespace-pre-wrap rounded-md bg-sunken px-3 py-2">
            {user}
          </p>
          {answer && (
            <CallDifference
              calls={answer.turns[index]?.calls ?? []}
              expected={expected}
              tools={test.tools}
              isFree={isFree}
            />
          )}
          {answer?.turns[index]?.text && (
            <p dir="auto" className="whitespace-pre-wrap text-muted text-sm">
              {answer.turns[index].text}
            </p>
          )}
        </section>
      ))}
      {test && (
        <p className="text-muted text-sm">
          Tools offered:{" "}
          <span className="wrap-anywhere font-mono text-xs">
            {test.tools.map(({ name }) => name).join(", ")}
          </span>
        </p>
      )}
    </div>
  );
}

function faultText({ code, path, turn, call }: Fault, turns: number): string {
  const place = [
    turns > 1 && `turn ${turn + 1}`,
    call !== null && `call ${call + 1}`,
    path.length > 0 && path.join(" → "),
  ].filter(Boolean);
  return place.length > 0 ? `${faultNames[code].name}: ${place.join(", ")}` : faultNames[code].name;
}
