import AudioLines from "lucide-react/icons/audio-lines";
import { Suspense } from "react";
import { lazy } from "~/client/lazy";
import type { Scene } from "~/scene/storyboard";
import { Popover } from "~/ui/popover";
import { inSeconds, tenthsBetween } from "./in-seconds";
import type { ChangeVideo } from "./scene-task";

const SceneTimeControls = lazy(() => import("./scene-time-controls"));

interface SceneTimeProps {
  scene: Scene;
  number: number;
  startSeconds: number;
  /** When the next scene begins to come in, or the video ends. */
  endSeconds: number;
  language: string;
  onChange: ChangeVideo;
}

/**
 * How long a scene has the screen, with the transition into it, and the way to change it. The times of all scenes add up to
 * the video's, also as they are rounded.
 */
export function SceneTime({ scene, number, startSeconds, endSeconds, language, onChange }: SceneTimeProps) {
  const { lastsAs, voice, durationSeconds } = scene;
  const follows = lastsAs !== undefined && voice !== undefined;
  const seconds = follows ? voice.durationSeconds + lastsAs.plusSeconds : durationSeconds;
  const shownSeconds = tenthsBetween(startSeconds, endSeconds);
  return (
    <Popover
      label={`Time of scene ${number}`}
      align="end"
      className="w-72"
      trigger={
        <button
          type="button"
          aria-label={`Time of scene ${number}: ${inSeconds(shownSeconds)}${follows ? ", as long as the voice" : ""}`}
          className="tabular inline-flex h-7 whitespace-nowrap items-center gap-1 rounded-sm px-1.5 text-muted text-xs hover:bg-hover hover:text-text data-popup-open:bg-hover data-popup-open:text-text"
        >
          {follows && <AudioLines className="size-3.5" aria-hidden="true" />}
          {inSeconds(shownSeconds)}
        </button>
      }
    >
      <Suspense fallback={<div className="h-28" />}>
        <SceneTimeControls
          scene={scene}
          seconds={seconds}
          shownSeconds={shownSeconds}
          language={language}
          onChange={onChange}
        />
      </Suspense>
    </Popover>
  );
}
