import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowLeft from "lucide-react/icons/arrow-left";
import ArrowRight from "lucide-react/icons/arrow-right";
import ArrowUp from "lucide-react/icons/arrow-up";
import Star from "lucide-react/icons/star";
import { type ReactNode, useEffect, useState } from "react";
import type { CellDetail, RunSummary } from "~/domain/prompt-tests/desk";
import { problemOf } from "~/staff/problem-of";
import { changeCell, readCell } from "~/staff/prompt-tests/api";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { ErrorState } from "~/ui/error-state";
import { IconButton } from "~/ui/icon-button";
import { Skeleton } from "~/ui/skeleton";
import { showErrorToast } from "~/ui/toast";
import { CellContent } from "./cell-content";
import { OverrideForm } from "./override-form";

interface CellDialogProps {
  run: RunSummary;
  /** The cell that is open; null for none. */
  place: number | null;
  title: string;
  revision: number;
  onGo: (place: number | null) => void;
  onChanged: () => void;
}

/** One cell: what was asked and answered, what each assertion says of it, and what people say. */
export function CellDialog({ run, place, title, revision, onGo, onChanged }: CellDialogProps) {
  const columns = run.columns.length;
  const last = run.cases * columns - 1;
  const column = place === null ? null : run.columns[place % columns];
  const isThere = place !== null && Number.isInteger(place) && place >= 0 && place <= last;
  const step = (label: string, icon: ReactNode, by: number) => {
    const next = (place ?? 0) + by;
    return (
      <IconButton label={label} icon={icon} disabled={next < 0 || next > last} onClick={() => onGo(next)} />
    );
  };
  return (
    <Dialog
      open={isThere}
      onOpenChange={(isOpen) => !isOpen && onGo(null)}
      size="xl"
      title={<span className="line-clamp-2 wrap-anywhere">{title || "Case"}</span>}
      description={column && `${column.prompt} v${column.version}, ${column.model}`}
      actions={
        <span className="me-auto flex gap-1">
          {step("Previous case", <ArrowUp />, -columns)}
          {step("Next case", <ArrowDown />, columns)}
          {columns > 1 && step("Previous column", <ArrowLeft />, -1)}
          {columns > 1 && step("Next column", <ArrowRight />, 1)}
        </span>
      }
    >
      {isThere && <Cell key={place} run={run} place={place} revision={revision} onChanged={onChanged} />}
    </Dialog>
  );
}

type CellProps = { run: RunSummary; place: number; revision: number; onChanged: () => void };

function Cell({ run, place, revision, onChanged }: CellProps) {
  const [detail, setDetail] = useState<CellDetail | Error | null>(null);
  const [tries, setTries] = useState(0);
  const [isOverriding, setOverriding] = useState(false);
  const [isActing, setActing] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again when the run has changed, or when asked to
  useEffect(() => {
    const reading = new AbortController();
    readCell(run.id, place, reading.signal).then(setDetail, (error: Error) => {
      if (!reading.signal.aborted) setDetail(error);
    });
    return () => reading.abort();
  }, [run.id, place, revision, tries]);
  if (detail === null) return <Skeleton className="h-72" />;
  if (detail instanceof Error) {
    const { message, requestId } = problemOf(detail);
    const retry = () => setTries(tries + 1);
    return (
      <ErrorState title="This cell cannot be shown" onRetry={retry} requestId={requestId}>
        {message}
      </ErrorState>
    );
  }
  const changed = () => {
    setTries((count) => count + 1);
    onChanged();
  };
  const act = async (...asked: Parameters<typeof changeCell>) => {
    setActing(true);
    try {
      await changeCell(...asked);
      changed();
    } catch (error) {
      showErrorToast(problemOf(error).message);
    }
    setActing(false);
  };
  return (
    <div className="grid max-h-[66dvh] grid-cols-[minmax(0,1fr)] gap-5 overflow-y-auto">
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          aria-pressed={detail.isStarred}
          loading={isActing}
          icon={<Star className={detail.isStarred ? "size-3.5 fill-current" : "size-3.5"} />}
          onClick={() => act(run.id, place, { do: "star", isStarred: !detail.isStarred })}
        >
          {detail.isStarred ? "Starred" : "Star"}
        </Button>
        <Button size="sm" aria-expanded={isOverriding} onClick={() => setOverriding(!isOverriding)}>
          {detail.override ? "Change what a person decided" : "Overrule the grade"}
        </Button>
      </div>
      {isOverriding && (
        <OverrideForm
          detail={detail}
          onDecide={async (pass, comment) => {
            await changeCell(run.id, place, { do: "override", pass, comment });
            setOverriding(false);
            changed();
          }}
        />
      )}
      <CellContent
        detail={detail}
        isActing={isActing}
        onAnswer={(question, pass) => act(run.id, place, { do: "decide", question, pass, comment: "" })}
      />
    </div>
  );
}
