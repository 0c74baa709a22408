import type { ComponentProps } from "react";
import { classNames } from "./class-names";
import { Field, inputStyle } from "./field";
import { type TextControlProps, useTextControl } from "./use-text-control";

interface TextAreaProps
  extends Omit<ComponentProps<"textarea">, keyof TextControlProps | "maxLength">,
    TextControlProps {
  /** Height before anything is typed, in lines. */
  rows?: number;
}

/** Grows with what is typed, up to half the window, and scrolls beyond. */
export function TextArea({ label, hint, error, aside, limit, rows = 3, className, ...props }: TextAreaProps) {
  const { frame, control } = useTextControl({ ...props, label, hint, error, aside, limit });
  return (
    <Field {...frame}>
      <textarea
        dir="auto"
        {...props}
        {...control}
        rows={rows}
        style={{ minHeight: `calc(${rows}lh + 18px)` }}
        className={classNames(inputStyle, "field-sizing-content max-h-[50dvh] resize-y px-3 py-2", className)}
      />
    </Field>
  );
}
