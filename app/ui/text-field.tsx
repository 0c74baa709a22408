import type { ComponentProps, ReactNode } from "react";
import { classNames } from "./class-names";
import { Field, inputStyle } from "./field";
import { type TextControlProps, useTextControl } from "./use-text-control";

interface TextFieldProps
  extends Omit<ComponentProps<"input">, keyof TextControlProps | "maxLength">,
    TextControlProps {
  /** A control inside the box, at its end. */
  trailing?: ReactNode;
}

/** Numbers, dates, addresses and passwords read the same way in every language. */
function holdsWords(type: string | undefined): boolean {
  return type === undefined || type === "text" || type === "search";
}

export function TextField({
  label,
  hint,
  error,
  aside,
  limit,
  trailing,
  className,
  ...props
}: TextFieldProps) {
  const { frame, control } = useTextControl({ ...props, label, hint, error, aside, limit });
  return (
    <Field {...frame}>
      <div className="relative">
        <input
          dir={holdsWords(props.type) ? "auto" : undefined}
          {...props}
          {...control}
          className={classNames(inputStyle, "h-10 px-3", trailing ? "pe-11" : null, className)}
        />
        {trailing && <div className="absolute inset-y-0 end-1 grid place-items-center">{trailing}</div>}
      </div>
    </Field>
  );
}
