import Check from "lucide-react/icons/check";
import Copy from "lucide-react/icons/copy";
import { useEffect, useState } from "react";
import { PlainIconButton } from "~/ui/icon-button";
import { showErrorToast } from "~/ui/toast";

/** Copies what a message says and shows that it did. */
export function CopyMessage({ text }: { text: () => string }) {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), 2000);
    return () => clearTimeout(timer);
  }, [isCopied]);
  return (
    <PlainIconButton
      size="sm"
      label={isCopied ? "Copied" : "Copy"}
      icon={isCopied ? <Check className="size-3.5 text-success" /> : <Copy className="size-3.5" />}
      onClick={() => {
        navigator.clipboard.writeText(text()).then(
          () => setCopied(true),
          () => showErrorToast("Nothing was copied", "The browser does not allow it."),
        );
      }}
    />
  );
}
