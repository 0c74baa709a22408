import { type ReactNode, useId } from "react";
import { fieldControl } from "./field";
import { lengthProblem, TextCount, useFormRefusal } from "./text-limit";

/** What every field for words is told, whether it has one line or more. */
export interface TextControlProps {
  id?: string | undefined;
  value?: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: string | null;
  aside?: ReactNode;
  /** Most characters of `value`. What is over stays, and is said; whoever keeps it asks `lengthProblem` first. */
  limit?: number;
}

/** The frame of a field for words, and the attributes that tie its control to it. */
export function useTextControl({
  id: givenId,
  value = "",
  label,
  hint,
  error,
  aside,
  limit,
}: TextControlProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const tooLong = limit === undefined ? null : lengthProblem(value, limit);
  const problem = error || tooLong;
  useFormRefusal(id, tooLong);
  const count = limit !== undefined && <TextCount text={value} most={limit} />;
  return {
    frame: { id, label, hint, error: problem, aside: aside ?? count },
    control: fieldControl(id, hint, problem),
  };
}
