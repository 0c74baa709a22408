import Check from "lucide-react/icons/check";
import Copy from "lucide-react/icons/copy";
import { useEffect, useState } from "react";
import { Button } from "./button";

interface CopyButtonProps {
  label: string;
  /** What to copy, made when it is wanted. */
  text: () => string;
}

/** Copies a longer text to the clipboard and says so. */
export function CopyButton({ label, text }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<"copied" | "refused" | null>(null);
  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setOutcome(null), 2000);
    return () => clearTimeout(timer);
  }, [outcome]);

  function copy() {
    navigator.clipboard.writeText(text()).then(
      () => setOutcome("copied"),
      () => setOutcome("refused"),
    );
  }

  return (
    <Button
      size="sm"
      icon={
        outcome === "copied" ? <Check className="size-3.5 text-success" /> : <Copy className="size-3.5" />
      }
      onClick={copy}
    >
      <span aria-live="polite">
        {outcome === "copied" ? "Copied" : outcome === "refused" ? "The browser does not allow it" : label}
      </span>
    </Button>
  );
}
