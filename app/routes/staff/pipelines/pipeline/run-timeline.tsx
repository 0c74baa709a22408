import { useMemo, useState } from "react";
import { isJobOver } from "~/domain/jobs/job";
import { formatSpan } from "~/domain/pipelines/format-span";
import { foldIdle, type TimeScale } from "~/domain/pipelines/gantt";
import type { PipelineRun, StepTry } from "~/domain/pipelines/pipeline-run";
import { useNow } from "~/shell/use-now";
import { formatMoment } from "~/staff/format-moment";
import { classNames } from "~/ui/class-names";
import { RunLogView } from "./run-log-view";
import { TryDetails } from "./try-details";

const looks: Record<string, string> = {
  ok: "bg-success",
  retried: "bg-warning",
  failed: "bg-danger",
  lost: "bg-neutral-8",
  open: "bg-accent",
};

/** When each try of each step was made; stretches in which nothing happened are folded to a mark. One opens below. */
export function RunTimeline({ run }: { run: PipelineRun }) {
  const isOver = isJobOver(run.state);
  const nowMs = useNow(!isOver);
  const endMs = isOver ? Date.parse(run.events.at(-1)?.at ?? "") || nowMs : nowMs;
  const [openId, setOpenId] = useState<number | null>(null);
  const spans = useMemo(
    () => run.tries.map((tried) => ({ fromMs: tried.beganMs, toMs: endOf(tried, run.tries, endMs) })),
    [run.tries, endMs],
  );
  const scale = useMemo(() => foldIdle(spans), [spans]);
  const steps = [...new Set(run.tries.map(({ step }) => step))];
  const open = run.tries.find(({ id }) => id === openId) ?? null;
  return (
    <section aria-labelledby="timeline" className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h2 id="timeline" className="font-semibold">
        Tries over time
      </h2>
      {run.tries.length === 0 ? (
        <p className="text-muted text-sm">
          {isOver ? "No try is kept of this job." : "Its first step has not begun yet."}
        </p>
      ) : (
        <div className="rounded-md border border-line bg-raised">
          <div className="grid grid-cols-[minmax(5rem,11rem)_minmax(0,1fr)] border-line border-b text-muted text-xs">
            <span className="px-3 py-1.5">Step</span>
            <span className="flex justify-between gap-3 px-1 py-1.5">
              <span>{formatMoment(scale.fromMs)}</span>
              <span className="tabular">{formatSpan(scale.toMs - scale.fromMs)} in all</span>
            </span>
          </div>
          <ul className="max-h-[28rem] overflow-y-auto py-1">
            {steps.map((step) => (
              <li
                key={step}
                className="grid grid-cols-[minmax(5rem,11rem)_minmax(0,1fr)] items-center [contain-intrinsic-size:auto_26px] [content-visibility:auto]"
              >
                <span className="truncate px-3 text-sm" title={step}>
                  {step}
                </span>
                <span className="relative mx-1 block h-[26px]">
                  <Folds scale={scale} />
                  {run.tries.map((tried, index) =>
                    tried.step === step ? (
                      <Bar
                        key={tried.id}
                        tried={tried}
                        span={spans[index]!}
                        scale={scale}
                        isOpen={tried.id === openId}
                        onOpen={() => setOpenId(tried.id === openId ? null : tried.id)}
                      />
                    ) : null,
                  )}
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
      {open ? (
        <TryDetails tried={open} lines={run.lines} onClose={() => setOpenId(null)} />
      ) : (
        <RunLogView lines={run.lines} isCut={run.isCut} />
      )}
    </section>
  );
}

function Bar({
  tried,
  span,
  scale,
  isOpen,
  onOpen,
}: {
  tried: StepTry;
  span: { fromMs: number; toMs: number };
  scale: TimeScale;
  isOpen: boolean;
  onOpen: () => void;
}) {
  const from = scale.at(span.fromMs);
  const to = scale.at(span.toMs);
  const summary = `${tried.step}, try ${tried.attempt}: ${tried.error?.code ?? tried.outcome ?? "running"}, ${formatSpan(span.toMs - span.fromMs)}`;
  return (
    <button
      type="button"
      aria-label={summary.slice(0, 120)}
      aria-expanded={isOpen}
      title={summary.slice(0, 120)}
      onClick={onOpen}
      style={{ insetInlineStart: `${from * 100}%`, width: `max(6px, ${(to - from) * 100}%)` }}
      className={classNames(
        "absolute top-1 h-[18px] max-w-full rounded-sm hover:brightness-110",
        looks[tried.outcome ?? "open"],
        isOpen && "outline-2 outline-text outline-offset-1",
      )}
    />
  );
}

function Folds({ scale }: { scale: TimeScale }) {
  return scale.folds.map((fold) => (
    <span
      key={fold.fromMs}
      className="absolute inset-y-0 grid place-items-center overflow-hidden border-line border-x border-dashed bg-sunken text-[11px] text-muted"
      style={{ insetInlineStart: `${fold.from * 100}%`, width: `${(fold.to - fold.from) * 100}%` }}
    >
      {fold.label}
    </span>
  ));
}

/** A try whose end nobody told ended when its step began again, or with the job. */
function endOf(tried: StepTry, tries: readonly StepTry[], endMs: number): number {
  if (tried.endedMs !== null) return tried.endedMs;
  const next = tries.find(({ step, id }) => step === tried.step && id > tried.id);
  return Math.max(tried.beganMs, next?.beganMs ?? endMs);
}
