import { Skeleton } from "~/ui/skeleton";

/** Of 100; null while it is worked out. */
export function Score({ label, score }: { label: string; score: number | null }) {
  const tone =
    score === null ? "" : score >= 90 ? "text-success" : score >= 70 ? "text-warning" : "text-danger";
  return (
    <div className="grid gap-1 rounded-md border border-line p-3">
      <span className="text-muted text-sm">{label}</span>
      {score === null ? (
        <Skeleton className="h-8 w-14" />
      ) : (
        <span data-score={label} className={`tabular font-display text-3xl leading-8 ${tone}`}>
          {score}
        </span>
      )}
    </div>
  );
}
