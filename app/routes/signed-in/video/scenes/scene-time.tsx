import AudioLines from "lucide-react/icons/audio-lines";
import { followVoice, setSceneDuration } from "~/scene/edit-storyboard";
import { sceneSecondsFor } from "~/scene/reading-time";
import type { Scene } from "~/scene/storyboard";
import { Button } from "~/ui/button";
import { Popover } from "~/ui/popover";
import { Slider } from "~/ui/slider";
import { Switch } from "~/ui/switch";
import type { ChangeVideo } from "./scene-task";

interface SceneTimeProps {
  scene: Scene;
  number: number;
  language: string;
  onChange: ChangeVideo;
}

/** Silence after a spoken line before the next scene, in seconds. */
const breathSeconds = 0.4;

/** How long a scene holds the screen, and what decides it. */
export function SceneTime({ scene, number, language, onChange }: SceneTimeProps) {
  const { lastsAs, voice, durationSeconds } = scene;
  const follows = lastsAs !== undefined && voice !== undefined;
  const seconds = follows ? voice.durationSeconds + lastsAs.plusSeconds : durationSeconds;
  const toRead = sceneSecondsFor(scene.slots, language);
  const setSeconds = (next: number) =>
    onChange((current) => setSceneDuration(current, scene.id, next), `${scene.id}/time`);
  return (
    <Popover
      label={`Time of scene ${number}`}
      align="end"
      className="w-72"
      trigger={
        <button
          type="button"
          aria-label={`Time of scene ${number}: ${inSeconds(seconds)}${follows ? ", as long as the voice" : ""}`}
          className="tabular inline-flex h-7 items-center gap-1 rounded-sm px-1.5 text-muted text-xs hover:bg-hover hover:text-text data-popup-open:bg-hover data-popup-open:text-text"
        >
          {follows && <AudioLines className="size-3.5" aria-hidden="true" />}
          {inSeconds(seconds)}
        </button>
      }
    >
      <div className="grid gap-4 p-3">
        {voice && (
          <Switch
            label="As long as the voice"
            hint={`${inSeconds(voice.durationSeconds)}, and a breath after it.`}
            checked={follows}
            onChange={(isOn) =>
              onChange((current) =>
                isOn
                  ? followVoice(current, scene.id, breathSeconds)
                  : setSceneDuration(current, scene.id, Math.round(seconds * 10) / 10),
              )
            }
          />
        )}
        <Slider
          label="On screen"
          value={Math.round(seconds * 10) / 10}
          min={1}
          max={20}
          step={0.1}
          format={inSeconds}
          disabled={follows}
          onChange={setSeconds}
        />
        {!follows && (
          <div className="flex items-center justify-between gap-3">
            <p className="text-muted text-sm">Reads in about {inSeconds(toRead)}.</p>
            <Button
              size="sm"
              disabled={Math.abs(toRead - durationSeconds) < 0.05}
              onClick={() => setSeconds(toRead)}
            >
              Fit to the words
            </Button>
          </div>
        )}
      </div>
    </Popover>
  );
}

function inSeconds(seconds: number): string {
  return new Intl.NumberFormat(undefined, {
    style: "unit",
    unit: "second",
    unitDisplay: "narrow",
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(seconds);
}
