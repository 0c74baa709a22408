import Check from "lucide-react/icons/check";
import Copy from "lucide-react/icons/copy";
import { useEffect, useState } from "react";
import type { Size } from "~/scene/format-size";
import { Button } from "~/ui/button";
import { Switch } from "~/ui/switch";
import { TextArea } from "~/ui/text-area";
import { embedCode } from "~/watch/embed-code";

interface EmbedPanelProps {
  origin: string;
  contentId: string;
  title: string;
  size: Size;
}

/** The code that shows the video on another site. */
export function EmbedPanel({ origin, contentId, title, size }: EmbedPanelProps) {
  const [autoplay, setAutoplay] = useState(false);
  const [loop, setLoop] = useState(false);
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), 2000);
    return () => clearTimeout(timer);
  }, [copied]);
  const code = embedCode(origin, { contentId, title, size }, { autoplay, loop });
  return (
    <div className="grid gap-4">
      <TextArea
        label="Embed code"
        dir="ltr"
        hint="It takes the width of its place and keeps the shape of the video."
        aside={
          <Button
            size="sm"
            variant="ghost"
            icon={copied ? <Check className="size-4 text-success" /> : <Copy className="size-4" />}
            onClick={() => void navigator.clipboard.writeText(code).then(() => setCopied(true))}
          >
            <span aria-live="polite">{copied ? "Copied" : "Copy"}</span>
          </Button>
        }
        value={code}
        readOnly
        rows={3}
        spellCheck={false}
        onFocus={(event) => event.target.select()}
        className="font-mono text-xs sm:text-xs"
      />
      <div className="grid gap-3 sm:grid-cols-2 sm:gap-8">
        <Switch
          label="Start by itself"
          hint="Without sound, as browsers ask."
          checked={autoplay}
          onChange={setAutoplay}
        />
        <Switch label="Play again and again" checked={loop} onChange={setLoop} />
      </div>
    </div>
  );
}
