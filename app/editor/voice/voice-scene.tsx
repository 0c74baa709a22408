import AudioLines from "lucide-react/icons/audio-lines";
import Mic from "lucide-react/icons/mic";
import Pause from "lucide-react/icons/pause";
import Pencil from "lucide-react/icons/pencil";
import Play from "lucide-react/icons/play";
import Trash2 from "lucide-react/icons/trash-2";
import Upload from "lucide-react/icons/upload";
import { useEffect, useRef, useState } from "react";
import { formatCredits } from "~/domain/credits/format-credits";
import { formatSeconds } from "~/scene/describe-move";
import type { Scene } from "~/scene/storyboard";
import { mediaUrl } from "~/studio/media-url";
import { Button } from "~/ui/button";
import { IconButton } from "~/ui/icon-button";
import { ProgressBar } from "~/ui/progress-bar";
import { Slider } from "~/ui/slider";
import { Switch } from "~/ui/switch";
import { TextArea } from "~/ui/text-area";
import { useFittingText } from "~/ui/text-limit";
import type { VoiceTask } from "./voice-tasks";

const spokenCharacters = 1000;

interface VoiceSceneProps {
  scene: Scene;
  number: number;
  /** What is to be said. */
  line: string;
  /** Where it says nothing for the line goes on from another scene: the number of that one. */
  goesOnFrom: number | null;
  /** The voice says other words than these. */
  isStale: boolean;
  /** Somebody came here for this one: it is brought into sight. */
  isSought: boolean;
  task: VoiceTask | null;
  /** Null where nothing can speak it. */
  creditsToSpeak: number | null;
  onSpeak: () => void;
  onRecord: () => void;
  onUpload: (file: File) => void;
  onCancel: () => void;
  onRemove: () => void;
  onFollow: (follows: boolean) => void;
  onSpoken: (text: string) => void;
  onGain: (gain: number) => void;
  onTrim: () => void;
}

/** One scene's line: its words, its voice, and the ways to get one. */
export function VoiceScene(props: VoiceSceneProps) {
  const { scene, number, line, isStale, isSought, task } = props;
  const { voice } = scene;
  const [spoken, typeSpoken] = useFittingText(scene.spoken ?? "", spokenCharacters, props.onSpoken);
  const [isWriting, setWriting] = useState(false);
  const file = useRef<HTMLInputElement>(null);
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (!isSought) return;
    item.current?.focus({ preventScroll: true });
    item.current?.scrollIntoView({ block: "center" });
  }, [isSought]);

  return (
    <li
      ref={item}
      tabIndex={-1}
      className="grid gap-2 rounded-md border border-line bg-raised p-3 outline-offset-2"
    >
      <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-3">
        <span className="tabular pt-0.5 text-faint text-sm">{number}</span>
        <p dir="auto" className={line ? "wrap-anywhere line-clamp-3" : "text-muted"}>
          {line || (props.goesOnFrom ? `Goes on with the line of scene ${props.goesOnFrom}` : "No words yet")}
        </p>
        {voice && (
          <div className="-my-1 flex items-center">
            <PlayVoice key={voice.assetId} assetId={voice.assetId} number={number} />
            <span className="tabular text-muted text-sm">{formatSeconds(voice.durationSeconds)}</span>
            <IconButton
              label={`Remove the voice of scene ${number}`}
              icon={<Trash2 className="size-4" />}
              onClick={props.onRemove}
            />
          </div>
        )}
      </div>
      {isWriting ? (
        <TextArea
          label="What is said"
          dir="auto"
          hint="Leave it empty to say what stands on the screen."
          rows={2}
          limit={spokenCharacters}
          value={spoken}
          onChange={(event) => typeSpoken(event.currentTarget.value)}
        />
      ) : null}
      {task?.kind === "working" ? (
        <div className="flex items-center gap-3">
          <div className="grow">
            <ProgressBar label={task.what} value={task.share} />
          </div>
          <Button size="sm" variant="ghost" onClick={props.onCancel}>
            Cancel
          </Button>
        </div>
      ) : (
        <div className="-ms-1.5 flex flex-wrap">
          <Button size="sm" variant="ghost" icon={<Mic className="size-4" />} onClick={props.onRecord}>
            Record
          </Button>
          {props.creditsToSpeak !== null && (
            <Button
              size="sm"
              variant="ghost"
              icon={<AudioLines className="size-4" />}
              disabled={line === ""}
              onClick={props.onSpeak}
            >
              Speak{props.creditsToSpeak > 0 && ` · ${formatCredits(props.creditsToSpeak)}`}
            </Button>
          )}
          <Button
            size="sm"
            variant="ghost"
            icon={<Upload className="size-4" />}
            onClick={() => file.current?.click()}
          >
            Upload
          </Button>
          <Button
            size="sm"
            variant="ghost"
            icon={<Pencil className="size-4" />}
            aria-expanded={isWriting}
            onClick={() => setWriting(!isWriting)}
          >
            {isWriting ? "Done" : "Edit"}
          </Button>
          <input
            ref={file}
            type="file"
            accept="audio/*,video/mp4,video/webm"
            tabIndex={-1}
            className="sr-only"
            aria-label={`Sound file for scene ${number}`}
            onChange={({ currentTarget }) => {
              const chosen = currentTarget.files?.[0];
              currentTarget.value = "";
              if (chosen) props.onUpload(chosen);
            }}
          />
        </div>
      )}
      {task?.kind === "failed" && (
        <p role="alert" className="text-danger text-sm">
          {task.message}
        </p>
      )}
      {isStale && task?.kind !== "working" && (
        <div className="flex flex-wrap items-center gap-2 rounded-sm bg-warning-soft py-1 ps-2 pe-1 text-sm">
          <p className="grow">Out of date: the voice says the old words.</p>
          {props.creditsToSpeak !== null ? (
            <Button size="sm" disabled={line === ""} onClick={props.onSpeak}>
              Make it anew{props.creditsToSpeak > 0 && ` · ${formatCredits(props.creditsToSpeak)}`}
            </Button>
          ) : (
            <Button size="sm" onClick={props.onRecord}>
              Record it anew
            </Button>
          )}
        </div>
      )}
      {voice && (
        <details className="group">
          <summary className="w-fit cursor-default text-muted text-sm hover:text-text">
            Volume and length
          </summary>
          <div className="mt-2 grid gap-3">
            <Slider
              label={`Volume of scene ${number}`}
              value={Math.round((voice.gain ?? 1) * 100)}
              min={0}
              max={200}
              step={5}
              format={(value) => `${value}%`}
              onChange={(value) => props.onGain(value / 100)}
            />
            <Switch
              label="Scene lasts as long as the voice"
              checked={scene.lastsAs?.voiceOfSceneId === scene.id}
              onChange={props.onFollow}
            />
            <Button size="sm" className="justify-self-start" onClick={props.onTrim}>
              Trim silence at the ends
            </Button>
          </div>
        </details>
      )}
    </li>
  );
}

function PlayVoice({ assetId, number }: { assetId: string; number: number }) {
  const audio = useRef<HTMLAudioElement | null>(null);
  const [isPlaying, setPlaying] = useState(false);
  useEffect(() => () => audio.current?.pause(), []);
  const toggle = () => {
    if (!audio.current) {
      audio.current = new Audio(mediaUrl(assetId));
      audio.current.onplay = () => setPlaying(true);
      audio.current.onpause = () => setPlaying(false);
    }
    if (audio.current.paused) void audio.current.play().catch(() => setPlaying(false));
    else audio.current.pause();
  };
  return (
    <IconButton
      label={isPlaying ? `Stop the voice of scene ${number}` : `Listen to the voice of scene ${number}`}
      icon={isPlaying ? <Pause className="size-4" /> : <Play className="size-4" />}
      onClick={toggle}
    />
  );
}
