import { type ComponentProps, type ReactNode, useId } from "react";
import { classNames } from "./class-names";
import { Field, fieldControl, inputStyle } from "./field";

interface TextAreaProps extends ComponentProps<"textarea"> {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | null;
  aside?: ReactNode;
  /** Height before anything is typed, in lines. */
  rows?: number;
}

/** Grows with what is typed, up to half the window, and scrolls beyond. */
export function TextArea({
  id: givenId,
  label,
  hint,
  error,
  aside,
  rows = 3,
  className,
  ...props
}: TextAreaProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <Field id={id} label={label} hint={hint} error={error} aside={aside}>
      <textarea
        {...props}
        {...fieldControl(id, hint, error)}
        rows={rows}
        style={{ minHeight: `calc(${rows}lh + 18px)` }}
        className={classNames(inputStyle, "field-sizing-content max-h-[50dvh] resize-y px-3 py-2", className)}
      />
    </Field>
  );
}
