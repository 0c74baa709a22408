import { type Format, formats } from "~/domain/video/format";

interface FormatTogglesProps {
  /** Mixed: on in some of what is chosen. */
  stateOf: (format: Format) => boolean | "mixed";
  onToggle: (format: Format) => void;
  hint: string;
}

/** Several formats at once, each one file. */
export function FormatToggles({ stateOf, onToggle, hint }: FormatTogglesProps) {
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1.5 font-[550] text-sm">Formats</legend>
      <div className="flex flex-wrap gap-1.5">
        {formats.map((format) => (
          <button
            key={format}
            type="button"
            aria-pressed={stateOf(format)}
            onClick={() => onToggle(format)}
            className="h-9 rounded-md bg-sunken px-3.5 font-[550] text-muted shadow-[inset_0_0_0_1px_var(--color-line)] transition-colors hover:text-text aria-[pressed=mixed]:text-text aria-[pressed=mixed]:shadow-[inset_0_0_0_1px_var(--color-accent)] aria-[pressed=true]:bg-text aria-[pressed=true]:text-surface"
          >
            {format}
          </button>
        ))}
      </div>
      <p className="text-muted text-sm">{hint}</p>
    </fieldset>
  );
}
