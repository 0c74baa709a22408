import { Toggle } from "@base-ui/react/toggle";
import { ToggleGroup } from "@base-ui/react/toggle-group";
import { useId } from "react";
import { imageStyles } from "~/domain/image/image-style";

/** Most that one request may carry (app/domain/image/image-request.ts). */
const mostStyles = 6;

/** Styles to choose from; several may be combined. */
export function StyleChips({ value, onChange }: { value: string[]; onChange: (ids: string[]) => void }) {
  const labelId = useId();
  return (
    <div className="grid gap-1.5">
      <div className="flex items-baseline justify-between gap-4">
        <span id={labelId} className="font-[550] text-sm">
          Style
        </span>
        {value.length > 0 && (
          <button
            type="button"
            onClick={() => onChange([])}
            className="rounded-sm text-muted text-sm underline-offset-2 hover:underline"
          >
            Clear {value.length}
          </button>
        )}
      </div>
      <ToggleGroup
        aria-labelledby={labelId}
        multiple
        value={value}
        onValueChange={(next) => onChange(next)}
        className="flex flex-wrap gap-1.5"
      >
        {imageStyles.map(({ id, label, words }) => (
          <Toggle
            key={id}
            value={id}
            title={words}
            disabled={value.length >= mostStyles && !value.includes(id)}
            className="h-7 rounded-full border border-line bg-raised px-2.5 font-medium text-muted text-sm transition-colors hover:border-neutral-7 hover:text-text disabled:opacity-45 data-pressed:border-accent data-pressed:bg-accent-soft data-pressed:text-accent"
          >
            {label}
          </Toggle>
        ))}
      </ToggleGroup>
    </div>
  );
}
