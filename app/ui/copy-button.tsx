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
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), 2000);
    return () => clearTimeout(timer);
  }, [isCopied]);
  return (
    <Button
      size="sm"
      icon={isCopied ? <Check className="size-3.5 text-success" /> : <Copy className="size-3.5" />}
      onClick={() => void navigator.clipboard.writeText(text()).then(() => setCopied(true))}
    >
      <span aria-live="polite">{isCopied ? "Copied" : label}</span>
    </Button>
  );
}
