import { type RefObject, useLayoutEffect } from "react";
import { findFieldStyle } from "./find-field-style";

interface EarlyFindFieldProps {
  field: RefObject<HTMLInputElement | null>;
  typed: RefObject<string>;
}

/** Takes what is typed right after the keys that open the bar, until that has loaded. */
export function EarlyFindField({ field, typed }: EarlyFindFieldProps) {
  useLayoutEffect(() => field.current?.focus(), [field]);
  return (
    <div className="flex h-[45px] shrink-0 items-center border-line border-b bg-surface px-2 md:px-4">
      <input
        ref={field}
        type="text"
        aria-label="Find in this thread"
        dir="auto"
        className={findFieldStyle}
        onInput={({ currentTarget }) => {
          typed.current = currentTarget.value;
        }}
      />
    </div>
  );
}
