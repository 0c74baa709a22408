import AudioLines from "lucide-react/icons/audio-lines";
import { lazy, Suspense } from "react";
import type { Scene } from "~/scene/storyboard";
import { Popover } from "~/ui/popover";
import { inSeconds } from "./in-seconds";
import type { ChangeVideo } from "./scene-task";

const SceneTimeControls = lazy(() => import("./scene-time-controls"));

interface SceneTimeProps {
  scene: Scene;
  number: number;
  language: string;
  onChange: ChangeVideo;
}

/** How long a scene holds the screen, and the way to change it. */
export function SceneTime({ scene, number, language, onChange }: SceneTimeProps) {
  const { lastsAs, voice, durationSeconds } = scene;
  const follows = lastsAs !== undefined && voice !== undefined;
  const seconds = follows ? voice.durationSeconds + lastsAs.plusSeconds : durationSeconds;
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
      <Suspense fallback={<div className="h-28" />}>
        <SceneTimeControls scene={scene} seconds={seconds} language={language} onChange={onChange} />
      </Suspense>
    </Popover>
  );
}
