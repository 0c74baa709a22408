import Check from "lucide-react/icons/check";
import Copy from "lucide-react/icons/copy";
import { Button } from "./button";
import type { ButtonSize } from "./button-style";
import { PlainIconButton } from "./icon-button";
import { type CopyOutcome, sayCopied, useCopy } from "./use-copy";

interface CopyButtonProps {
  label: string;
  /** What to copy, made when it is wanted. */
  text: () => string;
}

/** Copies a longer text to the clipboard and says so. */
export function CopyButton({ label, text, size = "sm" }: CopyButtonProps & { size?: ButtonSize }) {
  const { outcome, copy } = useCopy(text);
  return (
    <Button size={size} icon={<CopyIcon outcome={outcome} />} onClick={copy}>
      <span aria-live="polite">{sayCopied(outcome, label)}</span>
    </Button>
  );
}

/** The same as an icon, for rows of small buttons. */
export function CopyIconButton({ label, text }: CopyButtonProps) {
  const { outcome, copy } = useCopy(text);
  return (
    <>
      <PlainIconButton
        size="sm"
        label={sayCopied(outcome, label)}
        icon={<CopyIcon outcome={outcome} />}
        onClick={copy}
      />
      <span className="sr-only" aria-live="polite">
        {outcome && sayCopied(outcome, label)}
      </span>
    </>
  );
}

function CopyIcon({ outcome }: { outcome: CopyOutcome }) {
  return outcome === "copied" ? <Check className="size-3.5 text-success" /> : <Copy className="size-3.5" />;
}
