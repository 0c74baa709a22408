import Check from "lucide-react/icons/check";
import Copy from "lucide-react/icons/copy";
import { classNames } from "./class-names";
import { sayCopied, useCopy } from "./use-copy";

interface CopyFieldProps {
  label: string;
  value: string;
  className?: string;
}

/** A value to take elsewhere: an address, a code, an id. */
export function CopyField({ label, value, className }: CopyFieldProps) {
  const { outcome, copy } = useCopy(() => value);
  return (
    <div className={classNames("inline-flex max-w-full items-center gap-2 text-muted text-sm", className)}>
      <span className="shrink-0">{label}</span>
      <code className="min-w-0 truncate rounded-sm bg-sunken px-1.5 py-0.5 font-mono text-text text-xs">
        {value}
      </code>
      <button
        type="button"
        onClick={copy}
        className="inline-flex h-7 shrink-0 items-center gap-1.5 rounded-sm px-2 font-[550] text-text hover:bg-hover"
      >
        {outcome === "copied" ? <Check className="size-3.5 text-success" /> : <Copy className="size-3.5" />}
        <span aria-live="polite">{sayCopied(outcome, "Copy")}</span>
      </button>
    </div>
  );
}
