import { PlayerIcon } from "~/player/icons";
import { Button } from "~/ui/button";
import { useCopy } from "~/ui/use-copy";

interface CopyLinkProps {
  label: string;
  /** What the button says once the link is in the clipboard. */
  copiedLabel: string;
  /** Asked when pressed. */
  address: () => string;
  variant?: "secondary" | "ghost";
}

/** Copies an address. Where the browser refuses, the button says so and shows what it would have copied. */
export function CopyLink({ label, copiedLabel, address, variant = "secondary" }: CopyLinkProps) {
  const { outcome, copy } = useCopy(address);
  const says = { copied: copiedLabel, refused: `Copy it by hand: ${address()}` };
  return (
    <Button
      variant={variant}
      // An address is longer than a phone is wide.
      className={
        outcome === "refused" ? "h-auto! max-w-full shrink! whitespace-normal! py-1.5 text-start" : undefined
      }
      icon={
        outcome === "copied" ? (
          <PlayerIcon name="check" className="size-4 text-success" />
        ) : (
          <PlayerIcon name="link" className="size-4 shrink-0" />
        )
      }
      onClick={copy}
    >
      <span
        aria-live="polite"
        className={outcome === "refused" ? "wrap-anywhere min-w-0 select-text" : undefined}
      >
        {outcome ? says[outcome] : label}
      </span>
    </Button>
  );
}
