import { counted, rateWords } from "./experiment-words";
import { useExperiment } from "./use-experiment";

interface VisitsProps {
  projectId: string;
  /** Asked anew when this is another. */
  version: number;
  onShowTest: () => void;
}

/** Who came to a published page and what is tried on it. Says nothing where it cannot be read: the panel is about something else. */
export function Visits({ projectId, version, onShowTest }: VisitsProps) {
  const { reading } = useExperiment(projectId, version);
  if (reading.kind !== "ready") return null;
  const { visits, running } = reading.state;
  const { total, days } = visits;
  const rate = rateWords(total);
  const month = days.reduce((sum, { views }) => sum + views, 0);
  return (
    <section aria-label="Visitors" className="grid gap-1 text-sm">
      <p className="tabular">
        {total.views === 0
          ? "Nobody else has looked at it so far."
          : `${counted(total.views, "viewer")}, ${total.clicks === 0 ? "none clicked" : `${counted(total.clicks, "clicked", "clicked")} (${rate?.rate})`}`}
      </p>
      {total.views > month && (
        <p className="tabular text-muted">{counted(month, "viewer")} in the last 30 days.</p>
      )}
      {running && (
        <p className="text-pretty text-muted">
          A test of two versions runs. To publish something else ends it.{" "}
          <button
            type="button"
            onClick={onShowTest}
            className="rounded-sm text-accent underline-offset-2 hover:underline"
          >
            Look at the test
          </button>
        </p>
      )}
    </section>
  );
}
