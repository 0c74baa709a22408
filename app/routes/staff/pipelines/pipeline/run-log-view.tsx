import type { LogLine } from "~/domain/pipelines/pipeline-run";
import { classNames } from "~/ui/class-names";

const tones = { info: "text-muted", warning: "text-warning", error: "text-danger" } as const;
const clock = new Intl.DateTimeFormat("en-GB", { timeStyle: "medium" });

/** Everything that was said while the job ran, the latest last. */
export function RunLogView({ lines, isCut }: { lines: readonly LogLine[]; isCut: boolean }) {
  return (
    <section aria-labelledby="log" className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h3 id="log" className="font-semibold">
        Log
      </h3>
      {isCut && <p className="text-muted text-sm">More was told than is kept; the oldest lines are gone.</p>}
      <LogLines lines={lines} />
    </section>
  );
}

export function LogLines({ lines }: { lines: readonly LogLine[] }) {
  if (lines.length === 0) return <p className="text-muted text-sm">Nothing was said.</p>;
  return (
    <ol
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and the keyboard has to reach it
      tabIndex={0}
      aria-label="Log lines"
      className="max-h-80 overflow-auto rounded-md border border-line bg-sunken p-3 font-mono text-xs leading-5"
    >
      {lines.map((line) => (
        <li key={line.id} className="flex gap-3 [contain-intrinsic-size:auto_20px] [content-visibility:auto]">
          <time dateTime={new Date(line.atMs).toISOString()} className="tabular shrink-0 text-faint">
            {clock.format(line.atMs)}
          </time>
          {line.step && (
            <span className="hidden w-32 shrink-0 truncate text-muted sm:block">
              {line.step}
              {line.attempt !== null && line.attempt > 1 && ` ×${line.attempt}`}
            </span>
          )}
          <span className={classNames("min-w-0 break-words", tones[line.level])}>{line.text}</span>
        </li>
      ))}
    </ol>
  );
}
