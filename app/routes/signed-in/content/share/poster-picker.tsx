import StepBack from "lucide-react/icons/step-back";
import StepForward from "lucide-react/icons/step-forward";
import type { Composition } from "~/scene/composition";
import { timecode } from "~/scene/timecode";
import { Button } from "~/ui/button";
import { IconButton } from "~/ui/icon-button";
import { Slider } from "~/ui/slider";

interface PosterPickerProps {
  composition: Composition;
  /** The frame that is chosen, drawn; null until it is. */
  poster: string | null;
  seconds: number;
  onChange: (seconds: number) => void;
}

const frameSeconds = 1 / 30;

/** Chooses any frame of the video: along the bar, frame by frame, or from the scenes. */
export function PosterPicker({ composition, poster, seconds, onChange }: PosterPickerProps) {
  const { width, height, durationSeconds, sceneStartsSeconds } = composition;
  const last = Math.max(0, Math.floor(durationSeconds / frameSeconds - 1));
  const frame = Math.min(last, Math.round(seconds / frameSeconds));
  const go = (to: number) =>
    onChange(Math.round(Math.max(0, Math.min(last, to)) * frameSeconds * 1000) / 1000);
  return (
    <div className="grid grid-cols-[6rem_minmax(0,1fr)] items-center gap-4 sm:grid-cols-[8rem_minmax(0,1fr)]">
      <div
        style={{ aspectRatio: `${width} / ${height}` }}
        className="max-h-40 w-full overflow-hidden rounded-md bg-sunken"
      >
        {poster && <img src={poster} alt="Chosen poster" className="size-full object-contain" />}
      </div>
      <div className="grid gap-2">
        <Slider
          label="Poster"
          value={frame}
          min={0}
          max={last}
          step={1}
          format={(value) => `${timecode(value * frameSeconds)} · frame ${(value % 30) + 1}`}
          onChange={go}
        />
        <div className="flex flex-wrap items-center gap-1">
          <IconButton
            label="One frame back"
            size="sm"
            icon={<StepBack className="size-4" />}
            onClick={() => go(frame - 1)}
          />
          <IconButton
            label="One frame on"
            size="sm"
            icon={<StepForward className="size-4" />}
            onClick={() => go(frame + 1)}
          />
          {/* biome-ignore lint/a11y/useSemanticElements: buttons, not fields */}
          <div role="group" aria-label="Poster from a scene" className="flex flex-wrap gap-1">
            {sceneStartsSeconds.slice(0, 12).map((start, index) => (
              <Button
                // biome-ignore lint/suspicious/noArrayIndexKey: scenes have no name here
                key={index}
                size="sm"
                variant="ghost"
                aria-label={`Scene ${index + 1}`}
                onClick={() =>
                  go((start + (sceneStartsSeconds[index + 1] ?? durationSeconds)) / 2 / frameSeconds)
                }
              >
                {index + 1}
              </Button>
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}
