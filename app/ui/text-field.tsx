import { type ComponentProps, type ReactNode, useId } from "react";
import { classNames } from "./class-names";
import { Field, fieldControl, inputStyle } from "./field";

interface TextFieldProps extends ComponentProps<"input"> {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | null;
  aside?: ReactNode;
  /** A control inside the box, at its end. */
  trailing?: ReactNode;
}

export function TextField({
  id: givenId,
  label,
  hint,
  error,
  aside,
  trailing,
  className,
  ...props
}: TextFieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <Field id={id} label={label} hint={hint} error={error} aside={aside}>
      <div className="relative">
        <input
          {...props}
          {...fieldControl(id, hint, error)}
          className={classNames(inputStyle, "h-10 px-3", trailing ? "pe-11" : null, className)}
        />
        {trailing && <div className="absolute inset-y-0 end-1 grid place-items-center">{trailing}</div>}
      </div>
    </Field>
  );
}
