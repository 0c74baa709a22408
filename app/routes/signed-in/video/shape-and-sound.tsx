import type { Format } from "~/domain/format";
import { musicBeds } from "~/domain/music-bed";
import { setFormat, setMusic } from "~/scene/edit-storyboard";
import type { Storyboard } from "~/scene/storyboard";
import { templateOrDefault } from "~/scene/templates/built-in-templates";
import { SegmentedControl } from "~/ui/segmented-control";
import { Select } from "~/ui/select";
import { Slider } from "~/ui/slider";
import { Switch } from "~/ui/switch";
import { formatNames } from "~/watch/video-figures";

interface ShapeAndSoundProps {
  storyboard: Storyboard;
  onChange: (edited: (storyboard: Storyboard) => Storyboard, place?: string) => void;
}

const usualGain = 0.6;

/** The video's proportions and its music. */
export function ShapeAndSound({ storyboard, onChange }: ShapeAndSoundProps) {
  const { music, format } = storyboard;
  return (
    <div className="grid gap-6">
      <SegmentedControl
        label="Shape"
        showLabel
        value={format}
        onChange={(next) => onChange((current) => setFormat(current, next))}
        segments={(Object.keys(formatNames) as Format[]).map((value) => ({
          value,
          label: (
            <>
              <FormatGlyph format={value} />
              {formatNames[value]}
            </>
          ),
        }))}
      />
      <div className="grid gap-4">
        <Switch
          label="Music"
          hint="Composed for this video and its length; nothing to license."
          checked={music !== null}
          onChange={(isOn) =>
            onChange((current) =>
              setMusic(
                current,
                isOn ? { bedId: templateOrDefault(current.templateId).musicBedId, gain: usualGain } : null,
              ),
            )
          }
        />
        {music && (
          <>
            <Select
              label="Piece"
              value={music.bedId}
              onChange={(bedId) => onChange((current) => setMusic(current, { ...music, bedId }))}
              choices={musicBeds.map((bed) => ({ value: bed.id, label: bed.name, detail: bed.about }))}
            />
            <Slider
              label="Volume"
              value={Math.round(music.gain * 100)}
              min={0}
              max={100}
              step={5}
              format={(value) => `${value}%`}
              onChange={(value) =>
                onChange((current) => setMusic(current, { ...music, gain: value / 100 }), "volume")
              }
            />
          </>
        )}
      </div>
    </div>
  );
}

function FormatGlyph({ format }: { format: Format }) {
  const [width, height] = format.split(":").map(Number) as [number, number];
  const scale = 12 / Math.max(width, height);
  return (
    <span
      aria-hidden="true"
      style={{ width: width * scale, height: height * scale }}
      className="inline-block rounded-[2px] border-[1.5px] border-current"
    />
  );
}
