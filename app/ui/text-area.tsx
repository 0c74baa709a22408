import { type ComponentProps, type ReactNode, useId } from "react";
import { classNames } from "./class-names";
import { Field, fieldControl, inputStyle } from "./field";
import { lengthProblem, TextCount, useFormRefusal } from "./text-limit";

interface TextAreaProps extends Omit<ComponentProps<"textarea">, "value" | "maxLength"> {
  value?: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: string | null;
  aside?: ReactNode;
  /** Most characters of `value`. What is over stays, and is said; whoever keeps it asks `lengthProblem` first. */
  limit?: number;
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
  limit,
  rows = 3,
  className,
  ...props
}: TextAreaProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const { value = "" } = props;
  const tooLong = limit === undefined ? null : lengthProblem(value, limit);
  const problem = error || tooLong;
  useFormRefusal(id, tooLong);
  return (
    <Field
      id={id}
      label={label}
      hint={hint}
      error={problem}
      aside={aside ?? (limit !== undefined && <TextCount text={value} most={limit} />)}
    >
      <textarea
        dir="auto"
        {...props}
        {...fieldControl(id, hint, problem)}
        rows={rows}
        style={{ minHeight: `calc(${rows}lh + 18px)` }}
        className={classNames(inputStyle, "field-sizing-content max-h-[50dvh] resize-y px-3 py-2", className)}
      />
    </Field>
  );
}
