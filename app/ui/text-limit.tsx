import { useEffect, useState } from "react";

/** From this share of its limit on, a field counts. */
const countsFrom = 0.8;

/** Says that a text is longer than it may be, and by how much; null where it fits. What was typed stays as it is. */
export function lengthProblem(text: string, most: number): string | null {
  const over = text.length - most;
  return over > 0 ? `At most ${most} characters; ${over} too many.` : null;
}

/** How much of the room for a text is used, once that is close to all of it. */
export function TextCount({ text, most }: { text: string; most: number }) {
  if (text.length < most * countsFrom) return null;
  return (
    <span className={`tabular text-sm ${text.length > most ? "text-danger" : "text-muted"}`}>
      {text.length} of {most}
    </span>
  );
}

/** The form of a control is not sent while there is a problem; the browser leads to it. */
export function useFormRefusal(id: string, problem: string | null): void {
  useEffect(() => {
    const control = document.getElementById(id);
    if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)
      control.setCustomValidity(problem ?? "");
  }, [id, problem]);
}

/** A text that is kept as it is typed, as long as it fits; what is too long stays in its field until it is shorter. */
export function useFittingText(value: string, most: number, keep: (text: string) => void) {
  const [tooLong, setTooLong] = useState<string | null>(null);
  const type = (text: string) => {
    const fits = lengthProblem(text, most) === null;
    setTooLong(fits ? null : text);
    if (fits) keep(text);
  };
  return [tooLong ?? value, type] as const;
}
