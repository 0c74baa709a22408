import { type ComponentProps, type ReactNode, useId } from "react";
import { classNames } from "./class-names";
import { Field, fieldControl, inputStyle } from "./field";
import { lengthProblem, TextCount, useFormRefusal } from "./text-limit";

interface TextFieldProps extends Omit<ComponentProps<"input">, "value" | "maxLength"> {
  value?: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: string | null;
  aside?: ReactNode;
  /** Most characters of `value`. What is over stays, and is said; whoever keeps it asks `lengthProblem` first. */
  limit?: number;
  /** A control inside the box, at its end. */
  trailing?: ReactNode;
}

/** Numbers, dates, addresses and passwords read the same way in every language. */
function holdsWords(type: string | undefined): boolean {
  return type === undefined || type === "text" || type === "search";
}

export function TextField({
  id: givenId,
  label,
  hint,
  error,
  aside,
  limit,
  trailing,
  className,
  ...props
}: TextFieldProps) {
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
      <div className="relative">
        <input
          dir={holdsWords(props.type) ? "auto" : undefined}
          {...props}
          {...fieldControl(id, hint, problem)}
          className={classNames(inputStyle, "h-10 px-3", trailing ? "pe-11" : null, className)}
        />
        {trailing && <div className="absolute inset-y-0 end-1 grid place-items-center">{trailing}</div>}
      </div>
    </Field>
  );
}
