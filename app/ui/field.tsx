import type { ReactNode } from "react";

interface FieldProps {
  /** Id of the control; `fieldIds` derives the others from it. */
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: string | null;
  /** Stands at the end of the label's line. */
  aside?: ReactNode;
  children: ReactNode;
}

/** Label above, hint or error below: the frame of every control that takes input. */
export function Field({ id, label, hint, error, aside, children }: FieldProps) {
  return (
    <div className="grid content-start gap-1.5">
      <div className="flex items-baseline justify-between gap-4">
        <label htmlFor={id} className="font-[550] text-sm">
          {label}
        </label>
        {aside}
      </div>
      {children}
      {error ? (
        <p id={`${id}-error`} className="text-danger text-sm">
          {error}
        </p>
      ) : (
        hint && (
          <p id={`${id}-hint`} className="text-muted text-sm">
            {hint}
          </p>
        )
      )}
    </div>
  );
}

/** The attributes that tie a control to its label, hint and error. */
export function fieldControl(id: string, hint: unknown, error: string | null | undefined) {
  return {
    id,
    "aria-invalid": error ? true : undefined,
    "aria-describedby": error ? `${id}-error` : hint ? `${id}-hint` : undefined,
  };
}

/** The style of a field that takes files: its button looks like the others. */
export const fileInputStyle =
  "min-w-0 max-w-full text-muted text-sm file:me-3 file:h-8 file:cursor-pointer file:rounded-md file:border file:border-line-strong file:border-solid file:bg-raised file:px-3 file:font-[550] file:text-sm file:text-text hover:file:bg-hover";

/** The style of an input field. */
export const inputStyle =
  "w-full rounded-md border border-line-strong bg-raised text-lg text-text outline-none transition-[border-color,box-shadow] placeholder:text-faint hover:border-neutral-9 focus-visible:border-accent focus-visible:ring-3 focus-visible:ring-accent/25 aria-invalid:border-danger aria-invalid:ring-danger/20 disabled:opacity-55 sm:text-base";
