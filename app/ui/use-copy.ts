import { useEffect, useState } from "react";

/** How long a button says that something was copied, in milliseconds. */
const saidMs = 2000;

export type CopyOutcome = "copied" | "refused" | null;

/** Copies to the clipboard; `outcome` says for a moment how it went. */
export function useCopy(text: () => string): { outcome: CopyOutcome; copy: () => void } {
  const [outcome, setOutcome] = useState<CopyOutcome>(null);
  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setOutcome(null), saidMs);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = () =>
    void navigator.clipboard.writeText(text()).then(
      () => setOutcome("copied"),
      () => setOutcome("refused"),
    );
  return { outcome, copy };
}

/** What to say in the place of a label once something was copied. */
export function sayCopied(outcome: CopyOutcome, label: string): string {
  if (outcome === "copied") return "Copied";
  return outcome === "refused" ? "The browser does not allow it" : label;
}
