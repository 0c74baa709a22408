import { followVoice, setSceneDuration } from "~/scene/edit-storyboard";
import { sceneSecondsFor } from "~/scene/reading-time";
import type { Scene } from "~/scene/storyboard";
import { Button } from "~/ui/button";
import { Slider } from "~/ui/slider";
import { Switch } from "~/ui/switch";
import { inSeconds } from "./in-seconds";
import type { ChangeVideo } from "./scene-task";

interface SceneTimeControlsProps {
  scene: Scene;
  /** How long the scene holds the screen now, once the transition into it is over. */
  seconds: number;
  /** The same with the transition, and the way to the beat of the music. */
  shownSeconds: number;
  language: string;
  onChange: ChangeVideo;
}

/** Silence after a spoken line before the next scene, in seconds. */
const breathSeconds = 0.4;

/** What decides how long a scene holds the screen: its voice, its copy, or a person. */
export default function SceneTimeControls({
  scene,
  seconds,
  shownSeconds,
  language,
  onChange,
}: SceneTimeControlsProps) {
  const { voice, durationSeconds } = scene;
  const follows = scene.lastsAs !== undefined && voice !== undefined;
  const toRead = sceneSecondsFor(scene.slots, language);
  const setSeconds = (next: number) =>
    onChange((current) => setSceneDuration(current, scene.id, next), `${scene.id}/time`);
  return (
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
      {inSeconds(shownSeconds) !== inSeconds(seconds) && (
        <p className="text-muted text-sm">{inSeconds(shownSeconds)} with the transition into it.</p>
      )}
      {!follows && (
        <div className="flex items-center justify-between gap-3">
          <p className="text-muted text-sm">
            Reads in about <span className="whitespace-nowrap">{inSeconds(toRead)}</span>.
          </p>
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
  );
}
