import { scoreFrom } from "~/domain/function-calls/accuracy";
import type { RunSummary } from "~/domain/function-calls/desk";
import { interval, moment, percent } from "~/staff/figures";
import { useIsPhone } from "~/ui/use-is-phone";

const height = 150;
const pad = { left: 34, right: 12, top: 10, bottom: 18 };
const mostRuns = 20;

interface TrendProps {
  /** The latest first. */
  runs: readonly RunSummary[];
  model: { id: string; label: string };
  runId: string;
}

/** A model's share over the last runs, oldest at the start, each with its interval. */
export function Trend({ runs, model, runId }: TrendProps) {
  // Drawn as wide as it stands, so that its figures keep their size.
  const width = useIsPhone() ? 340 : 560;
  const points = runs
    .slice(0, mostRuns)
    .toReversed()
    .flatMap((run) => {
      const own = run.groups.filter(({ modelId }) => modelId === model.id);
      const judged = own.reduce((sum, group) => sum + group.judged, 0);
      const passed = own.reduce((sum, group) => sum + group.passed, 0);
      return judged === 0 ? [] : [{ run, score: scoreFrom(passed, judged) }];
    });
  const x = (index: number) =>
    pad.left + ((index + 0.5) * (width - pad.left - pad.right)) / Math.max(1, points.length);
  const y = (share: number) => pad.top + (1 - share) * (height - pad.top - pad.bottom);
  const line = points.map(({ score }, index) => `${x(index)},${y(score.share ?? 0)}`).join(" ");
  return (
    <figure className="grid gap-1">
      <figcaption className="text-sm">{model.label}</figcaption>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={`${model.label} over ${points.length} runs: ${points
          .map(({ run, score }) => `${moment(run.startedAt)} ${percent(score.share)}`)
          .join(", ")}`}
        className="w-full max-w-[46rem]"
      >
        {[0, 0.5, 1].map((share) => (
          <g key={share}>
            <line
              x1={pad.left}
              x2={width - pad.right}
              y1={y(share)}
              y2={y(share)}
              className="stroke-line"
              strokeWidth="1"
            />
            <text x={pad.left - 6} y={y(share) + 4} textAnchor="end" className="fill-faint text-[11px]">
              {percent(share)}
            </text>
          </g>
        ))}
        <polyline points={line} fill="none" className="stroke-neutral-8" strokeWidth="1.5" />
        {points.map(({ run, score }, index) => (
          <g key={run.id}>
            <title>{`${run.label || moment(run.startedAt)}: ${percent(score.share)}, ${interval(score)}`}</title>
            <line
              x1={x(index)}
              x2={x(index)}
              y1={y(score.low)}
              y2={y(score.high)}
              className="stroke-neutral-7"
              strokeWidth="4"
              strokeLinecap="round"
            />
            <circle
              cx={x(index)}
              cy={y(score.share ?? 0)}
              r={run.id === runId ? 5 : 3.5}
              className={run.id === runId ? "fill-accent" : "fill-text"}
            />
          </g>
        ))}
      </svg>
    </figure>
  );
}
