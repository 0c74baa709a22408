import { classNames } from "~/ui/class-names";

/** A field of a document by its path, as it was and as it became; null where it was not there. */
interface FieldChange {
  before: unknown;
  after: unknown;
}

interface FieldDifferenceProps {
  /** By the path of the field, such as `title` or `settings.show`. */
  patch: Readonly<Record<string, FieldChange>>;
}

/** What changed, field by field: before at the start, after at the end; on phones one below the other. */
export function FieldDifference({ patch }: FieldDifferenceProps) {
  const fields = Object.entries(patch);
  return (
    <div className="grid gap-3">
      {fields.map(([field, { before, after }]) => (
        <section key={field} aria-label={field} className="grid gap-1.5">
          <h4 className="wrap-anywhere font-mono text-muted text-xs">{field}</h4>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-1.5 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
            <Side title="Before" value={before} style="bg-danger-soft" />
            <Side title="After" value={after} style="bg-success-soft" />
          </div>
        </section>
      ))}
    </div>
  );
}

function Side({ title, value, style }: { title: string; value: unknown; style: string }) {
  const isAbsent = value === null || value === undefined;
  return (
    <div className={classNames("min-w-0 rounded-sm px-2.5 py-2", isAbsent ? "bg-sunken" : style)}>
      <p className="text-2xs text-muted">{title}</p>
      {isAbsent ? (
        <p className="text-muted text-sm">not there</p>
      ) : (
        <pre
          // Long values scroll, and whoever uses keys can scroll them.
          // biome-ignore lint/a11y/noNoninteractiveTabindex: as said
          tabIndex={0}
          dir="auto"
          className="max-h-72 overflow-auto whitespace-pre-wrap wrap-anywhere font-mono text-xs"
        >
          {valueText(value)}
        </pre>
      )}
    </div>
  );
}

function valueText(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value, null, 2);
}
