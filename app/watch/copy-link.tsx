import Check from "lucide-react/icons/check";
import Link2 from "lucide-react/icons/link-2";
import { useEffect, useState } from "react";
import { Button } from "~/ui/button";

/** Copies the address of the video. */
export function CopyLink({ address }: { address: string }) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), 2000);
    return () => clearTimeout(timer);
  }, [copied]);
  return (
    <Button
      icon={copied ? <Check className="size-4 text-success" /> : <Link2 className="size-4" />}
      onClick={() => void navigator.clipboard.writeText(address).then(() => setCopied(true))}
    >
      <span aria-live="polite">{copied ? "Link copied" : "Copy link"}</span>
    </Button>
  );
}
