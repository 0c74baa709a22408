import Plus from "lucide-react/icons/plus";
import X from "lucide-react/icons/x";
import { gainAt, mostCurvePoints, withPoint } from "~/scene/edit-sounds";
import type { GainCurve } from "~/scene/sound";
import { frameTime } from "~/scene/timecode";
import { Button } from "~/ui/button";
import { IconButton } from "~/ui/icon-button";
import { Slider } from "~/ui/slider";
import { useEditorCommands } from "../use-editor";

interface GainCurveEditorProps {
  curve: GainCurve;
  /** When in the video its time begins, in seconds. */
  startSeconds: number;
  /** Edits of one `place` are one step. */
  onChange: (curve: GainCurve, place?: string) => void;
}

/** Volume over time: points that the playhead sets, with straight lines between them. */
export function GainCurveEditor({ curve, startSeconds, onChange }: GainCurveEditorProps) {
  const { playhead } = useEditorCommands();
  const add = () => {
    const at = Math.max(0, playhead.seconds - startSeconds);
    onChange(withPoint(curve, at, gainAt(curve, at)));
  };
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 font-[550] text-sm">Volume over time</legend>
      {curve.map(({ seconds, gain }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: points are told apart by their place
        <div key={index} className="flex items-end gap-1">
          <div className="min-w-0 grow">
            <Slider
              label={`At ${frameTime(startSeconds + seconds)}`}
              value={Math.round(gain * 100)}
              min={0}
              max={200}
              step={5}
              format={(value) => `${value}%`}
              onChange={(value) =>
                onChange(curve.with(index, { seconds, gain: value / 100 }), `curve-${index}`)
              }
            />
          </div>
          <IconButton
            size="sm"
            label={`Remove the point at ${frameTime(startSeconds + seconds)}`}
            icon={<X className="size-4" />}
            onClick={() => onChange(curve.toSpliced(index, 1))}
          />
        </div>
      ))}
      <Button
        size="sm"
        variant="ghost"
        className="justify-self-start"
        disabled={curve.length >= mostCurvePoints}
        icon={<Plus className="size-4" />}
        onClick={add}
      >
        Add a point at the playhead
      </Button>
    </fieldset>
  );
}
