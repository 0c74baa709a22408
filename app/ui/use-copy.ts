import { useEffect, useState } from "react";

/** How long a button says that something was copied, in milliseconds. */
const saidMs = 2000;

export type CopyOutcome = "copied" | "refused" | null;

/** Copies to the clipboard; `outcome` says how it went: for a moment where it did, until the next try where it did not. */
export function useCopy(text: () => string): { outcome: CopyOutcome; copy: () => Promise<void> } {
  const [outcome, setOutcome] = useState<CopyOutcome>(null);
  useEffect(() => {
    if (outcome !== "copied") return;
    const timer = setTimeout(() => setOutcome(null), saidMs);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = async () => {
    try {
      // Absent where the page is not served over HTTPS.
      await navigator.clipboard.writeText(text());
      setOutcome("copied");
    } catch {
      setOutcome("refused");
    }
  };
  return { outcome, copy };
}

/** What to say in the place of a label once something was copied. */
export function sayCopied(outcome: CopyOutcome, label: string): string {
  if (outcome === "copied") return "Copied";
  return outcome === "refused" ? "The browser does not allow it" : label;
}
