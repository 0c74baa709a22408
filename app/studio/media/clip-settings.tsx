import { useEffect, useState } from "react";
import type { setMedia } from "~/scene/edit-storyboard";
import type { MediaContent } from "~/scene/storyboard";
import { RangeSlider } from "~/ui/range-slider";
import { Select } from "~/ui/select";
import { Slider } from "~/ui/slider";
import { Switch } from "~/ui/switch";
import { mediaUrl } from "../media-url";
import { inSeconds } from "../scenes/in-seconds";

interface ClipSettingsProps {
  clip: Extract<MediaContent, { kind: "clip" }>;
  onChange: (fields: Parameters<typeof setMedia>[2], place: string) => void;
}

const speeds = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 2, 4];
/** Shortest piece that can be cut, in seconds. */
const shortestSeconds = 0.5;

/** Which piece of a clip plays, how fast, and whether it is heard. */
export function ClipSettings({ clip, onChange }: ClipSettingsProps) {
  const lengthSeconds = useClipLength(clip.assetId);
  const end = clip.trimEndSeconds ?? lengthSeconds ?? 0;
  return (
    <div className="grid gap-4">
      {lengthSeconds !== null && lengthSeconds > shortestSeconds && (
        <RangeSlider
          label="Piece"
          startLabel="Start of the piece"
          endLabel="End of the piece"
          value={[Math.min(clip.trimStartSeconds, lengthSeconds), Math.min(end, lengthSeconds)]}
          min={0}
          max={lengthSeconds}
          step={0.1}
          leastDistance={shortestSeconds}
          format={inSeconds}
          onChange={([start, stop]) =>
            onChange(
              { trimStartSeconds: start, trimEndSeconds: stop >= lengthSeconds - 0.05 ? null : stop },
              "trim",
            )
          }
        />
      )}
      <Select
        label="Speed"
        value={String(clip.speed)}
        onChange={(speed) => onChange({ speed: Number(speed) }, "speed")}
        choices={[...new Set([...speeds, clip.speed])]
          .sort((first, second) => first - second)
          .map((speed) => ({ value: String(speed), label: `${speed.toLocaleString()}×` }))}
      />
      <Switch
        label="Begin again"
        hint="Otherwise its last frame stands until the scene ends."
        checked={clip.loop}
        onChange={(loop) => onChange({ loop }, "loop")}
      />
      <Switch
        label="Its own sound"
        checked={clip.gain > 0}
        onChange={(isOn) => onChange({ gain: isOn ? 0.8 : 0 }, "sound")}
      />
      {clip.gain > 0 && (
        <Slider
          label="Volume"
          value={Math.round(clip.gain * 100)}
          min={5}
          max={100}
          step={5}
          format={(value) => `${value}%`}
          onChange={(value) => onChange({ gain: value / 100 }, "gain")}
        />
      )}
    </div>
  );
}

/** Length of a clip's file in seconds, from its header; null until it is known. */
function useClipLength(assetId: string): number | null {
  const [length, setLength] = useState<number | null>(null);
  useEffect(() => {
    setLength(null);
    const probe = document.createElement("video");
    probe.preload = "metadata";
    probe.onloadedmetadata = () => setLength(Number.isFinite(probe.duration) ? probe.duration : null);
    probe.src = mediaUrl(assetId);
    return () => {
      probe.onloadedmetadata = null;
      probe.removeAttribute("src");
      probe.load();
    };
  }, [assetId]);
  return length;
}
