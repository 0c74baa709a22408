import { formatSpan } from "~/domain/pipelines/format-span";
import type { LogLine, StepTry } from "~/domain/pipelines/pipeline-run";
import { Button } from "~/ui/button";
import { JsonView } from "./json-view";
import { LogLines } from "./run-log-view";

interface TryDetailsProps {
  tried: StepTry;
  lines: readonly LogLine[];
  onClose: () => void;
}

/** One try: what it was given, what came of it, and what was said meanwhile. */
export function TryDetails({ tried, lines, onClose }: TryDetailsProps) {
  const { step, attempt, outcome, error, beganMs, endedMs } = tried;
  const own = lines.filter((line) => line.step === step && line.attempt === attempt);
  return (
    <section
      aria-label={`${step}, try ${attempt}`}
      className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-md border border-line bg-raised p-4"
    >
      <header className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-semibold">
          {step}, try {attempt}
          <span className="ms-2 font-normal text-muted text-sm">
            {outcome ?? "running"}
            {endedMs !== null && ` after ${formatSpan(endedMs - beganMs)}`}
          </span>
        </h3>
        <Button size="sm" variant="ghost" onClick={onClose}>
          Close
        </Button>
      </header>
      {error && (
        <pre className="overflow-x-auto whitespace-pre-wrap break-words rounded-sm bg-danger-soft p-3 text-danger text-sm">
          {[`${error.code}: ${error.cause}`, ...error.details].join("\n")}
        </pre>
      )}
      <div className="grid gap-3 lg:grid-cols-2">
        <JsonView label="Input of the step" value={tried.input} />
        <JsonView label="Output of the step" value={tried.output} />
      </div>
      <LogLines lines={own} />
    </section>
  );
}
