import { useState } from "react";
import type { Size } from "~/scene/format-size";
import { CopyButton } from "~/ui/copy-button";
import { SegmentedControl } from "~/ui/segmented-control";
import { Switch } from "~/ui/switch";
import { TextArea } from "~/ui/text-area";
import { embedCode, scriptCode } from "~/watch/embed-code";

interface EmbedPanelProps {
  origin: string;
  contentId: string;
  title: string;
  size: Size;
}

type Kind = "frame" | "script";

function hintOf(kind: Kind, startsItself: boolean): string {
  if (kind === "frame") {
    return "It takes the width of its place and keeps the shape of the video. The player loads once it is seen.";
  }
  const first = startsItself
    ? "Loads the player once it is seen"
    : "Loads a still picture until it is pressed";
  return `${first}, and gives your page play, seek, captions and events.`;
}

/** The code that shows the video on another site. */
export function EmbedPanel({ origin, contentId, title, size }: EmbedPanelProps) {
  const [kind, setKind] = useState<Kind>("frame");
  const [autoplay, setAutoplay] = useState(false);
  const [loop, setLoop] = useState(false);
  const makeCode = kind === "frame" ? embedCode : scriptCode;
  const code = makeCode(origin, { contentId, title, size }, { autoplay, loop });
  return (
    <div className="grid gap-4">
      <SegmentedControl
        label="Embed with"
        value={kind}
        onChange={setKind}
        segments={[
          { value: "frame", label: "Frame" },
          { value: "script", label: "Script" },
        ]}
      />
      <TextArea
        label="Embed code"
        dir="ltr"
        hint={hintOf(kind, autoplay)}
        aside={<CopyButton label="Copy" text={() => code} />}
        value={code}
        readOnly
        rows={4}
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
