import { type Ref, useId } from "react";
import { imageRequestLimits } from "~/domain/image/image-request";
import { classNames } from "~/ui/class-names";

interface PromptFieldProps {
  value: string;
  onChange: (prompt: string) => void;
  /** Why it was refused, in words. */
  error: string | null;
  label: string;
  placeholder: string;
  ref?: Ref<HTMLTextAreaElement>;
}

const most = imageRequestLimits.promptCharacters;

/** The prompt. Enter sends it, Shift and Enter begin a new line. */
export function PromptField({ value, onChange, error, label, placeholder, ref }: PromptFieldProps) {
  const id = useId();
  const isLong = value.length > most * 0.8;
  return (
    <div className="grid gap-1.5">
      <div
        className={classNames(
          "rounded-lg border bg-raised shadow-raised transition-[border-color,box-shadow] focus-within:border-accent focus-within:ring-3 focus-within:ring-accent/25",
          error ? "border-danger" : "border-line-strong",
        )}
      >
        <label htmlFor={id} className="sr-only">
          {label}
        </label>
        <textarea
          ref={ref}
          id={id}
          rows={4}
          dir="auto"
          value={value}
          placeholder={placeholder}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : `${id}-hint`}
          enterKeyHint="send"
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
            event.preventDefault();
            if (!event.repeat) event.currentTarget.form?.requestSubmit();
          }}
          className="field-sizing-content block max-h-[36dvh] min-h-24 w-full resize-none bg-transparent px-3.5 py-3 text-lg outline-none sm:text-base"
        />
        {isLong && (
          <p className="tabular px-3.5 pb-2 text-end text-muted text-xs" aria-live="polite">
            {value.length.toLocaleString("en")} of {most.toLocaleString("en")}
          </p>
        )}
      </div>
      {error ? (
        <p id={`${id}-error`} role="alert" className="text-danger text-sm">
          {error}
        </p>
      ) : (
        <p id={`${id}-hint`} className="sr-only">
          Enter makes the images. Shift and Enter begin a new line.
        </p>
      )}
    </div>
  );
}
