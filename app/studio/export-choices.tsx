import { gifFrameRates } from "~/export/export-kind";
import { frameRates } from "~/export/video-settings";
import { timecode } from "~/scene/timecode";
import { SegmentedControl } from "~/ui/segmented-control";
import { Select } from "~/ui/select";
import { Slider } from "~/ui/slider";
import type { Quality } from "./export-file";
import { type ExportSettings, exportChoices, qualityOf } from "./export-settings";

interface ExportChoicesProps {
  settings: ExportSettings;
  onChange: (settings: ExportSettings) => void;
  qualities: readonly Quality[];
  /** Whether the encoder was asked and refused some of the qualities. */
  isLimited: boolean;
  durationSeconds: number;
}

/** What kind of file, how large, how fast; only what concerns the kind is shown. */
export function ExportChoices({
  settings,
  onChange,
  qualities,
  isLimited,
  durationSeconds,
}: ExportChoicesProps) {
  const { choice } = settings;
  const change = (part: Partial<ExportSettings>) => onChange({ ...settings, ...part });
  const hasFrames = choice === "mp4" || choice === "webm" || choice === "av1" || choice === "frames";
  return (
    <div className="grid gap-4">
      <Select
        label="Kind of file"
        choices={exportChoices}
        value={choice}
        onChange={(next) => change({ choice: next })}
        hint={exportChoices.find(({ value }) => value === choice)?.detail}
      />
      {qualities.length > 0 && (
        <div className="grid gap-1.5">
          <SegmentedControl
            label="Quality"
            showLabel
            value={qualityOf(settings)}
            onChange={(quality) =>
              change(choice === "gif" ? { gifQuality: quality } : { videoQuality: quality })
            }
            segments={qualities.map((value) => ({ value, label: value }))}
          />
          {isLimited && <p className="text-muted text-xs">Larger ones are beyond this browser's encoder.</p>}
        </div>
      )}
      {hasFrames && (
        <SegmentedControl
          label="Frames per second"
          showLabel
          value={String(settings.frameRate)}
          onChange={(next) =>
            change({ frameRate: frameRates.find((rate) => String(rate) === next) ?? settings.frameRate })
          }
          segments={frameRates.map((rate) => ({ value: String(rate), label: rate }))}
        />
      )}
      {choice === "gif" && (
        <SegmentedControl
          label="Frames per second"
          showLabel
          value={String(settings.gifFrameRate)}
          onChange={(next) =>
            change({
              gifFrameRate: gifFrameRates.find((rate) => String(rate) === next) ?? settings.gifFrameRate,
            })
          }
          segments={gifFrameRates.map((rate) => ({ value: String(rate), label: rate }))}
        />
      )}
      {choice === "poster" && (
        <>
          <Slider
            label="Moment"
            value={Math.min(settings.pictureSeconds, durationSeconds)}
            min={0}
            max={durationSeconds}
            step={0.1}
            onChange={(pictureSeconds) => change({ pictureSeconds })}
            format={toTheTenth}
          />
          <SegmentedControl
            label="Type"
            showLabel
            value={settings.pictureType}
            onChange={(pictureType) => change({ pictureType })}
            segments={[
              { value: "jpeg", label: "JPEG" },
              { value: "png", label: "PNG" },
            ]}
          />
        </>
      )}
      {choice === "sound" && (
        <SegmentedControl
          label="Type"
          showLabel
          value={settings.soundContainer}
          onChange={(soundContainer) => change({ soundContainer })}
          segments={[
            { value: "m4a", label: "M4A" },
            { value: "wav", label: "WAV" },
          ]}
        />
      )}
    </div>
  );
}

function toTheTenth(seconds: number): string {
  const tenths = Math.round(seconds * 10);
  return `${timecode(Math.floor(tenths / 10))}.${tenths % 10}`;
}
