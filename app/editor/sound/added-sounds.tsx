import ChevronDown from "lucide-react/icons/chevron-down";
import Play from "lucide-react/icons/play";
import Square from "lucide-react/icons/square";
import Trash2 from "lucide-react/icons/trash-2";
import Volume2 from "lucide-react/icons/volume-2";
import VolumeX from "lucide-react/icons/volume-x";
import { useMemo } from "react";
import { findSoundEffect } from "~/domain/video/sound-effect";
import type { Anchor } from "~/scene/anchor";
import { removeSound } from "~/scene/edit-parts";
import { moveSound, setSound, tieSound } from "~/scene/edit-sounds";
import { momentsOf, secondsOfAnchor } from "~/scene/moments";
import type { Sound } from "~/scene/sound";
import { IconButton } from "~/ui/icon-button";
import { Select } from "~/ui/select";
import { Slider } from "~/ui/slider";
import { Switch } from "~/ui/switch";
import { preciseTime } from "../captions/caption-place";
import { useEditor, useEditorCommands } from "../use-editor";
import { GainCurveEditor } from "./gain-curve-editor";
import { useHear } from "./hear";

const ties: { value: Anchor["to"]; label: string }[] = [
  { value: "scene-start", label: "Start of its scene" },
  { value: "scene-end", label: "End of its scene" },
  { value: "word", label: "Nearest word" },
  { value: "video-start", label: "Start of the video" },
  { value: "video-end", label: "End of the video" },
];
const seconds = (value: number) => `${value.toFixed(1)} s`;

/** The sounds that were added, in order of time. */
export function AddedSounds() {
  const editor = useEditorCommands();
  const storyboard = useEditor((state) => state.storyboard);
  const library = useEditor((state) => state.library);
  const selection = useEditor((state) => state.selection);
  const hear = useHear();
  const sounds = useMemo(() => {
    const moments = momentsOf(storyboard, library);
    return Object.entries(storyboard.sounds ?? {})
      .map(([id, sound]) => ({ id, sound, at: secondsOfAnchor(moments, sound.start) }))
      .sort((one, other) => (one.at ?? 0) - (other.at ?? 0));
  }, [storyboard, library]);
  if (sounds.length === 0) {
    return (
      <p className="text-muted text-sm">None yet. Effects and files are added where the playhead stands.</p>
    );
  }
  return (
    <ol aria-label="Added sounds" className="grid gap-1.5">
      {sounds.map(({ id, sound, at }) => {
        const name = nameOf(sound);
        const { source } = sound;
        const heard = source.kind === "effect" ? source : { kind: "file" as const, assetId: source.assetId };
        const isChosen = selection.some((one) => one.kind === "sound" && one.id === id);
        return (
          <li
            key={id}
            className={`rounded-md border bg-raised ${isChosen ? "border-accent" : "border-line"}`}
          >
            <div className="flex items-center gap-1 px-1">
              <IconButton
                size="sm"
                label={hear.isHeard(heard) ? `Stop ${name}` : `Listen to ${name}`}
                icon={hear.isHeard(heard) ? <Square className="size-4" /> : <Play className="size-4" />}
                onClick={() => void hear.toggle(heard)}
              />
              <button
                type="button"
                aria-expanded={isChosen}
                onClick={() => editor.select(isChosen ? [] : [{ kind: "sound", id }])}
                className="flex min-w-0 grow items-center gap-2 py-2 text-start text-sm"
              >
                <span className="truncate">{name}</span>
                <span className="tabular ms-auto shrink-0 text-faint">
                  {at === null ? "Sleeps" : preciseTime(at)}
                </span>
                <ChevronDown
                  aria-hidden="true"
                  className={`size-4 shrink-0 text-faint transition-[rotate] ${isChosen ? "rotate-180" : ""}`}
                />
              </button>
              <IconButton
                size="sm"
                label={sound.isMuted ? `Unmute ${name}` : `Mute ${name}`}
                aria-pressed={sound.isMuted ?? false}
                icon={sound.isMuted ? <VolumeX className="size-4" /> : <Volume2 className="size-4" />}
                onClick={() =>
                  editor.change(sound.isMuted ? `Unmute ${name}` : `Mute ${name}`, (board) =>
                    setSound(board, id, { isMuted: sound.isMuted ? undefined : true }),
                  )
                }
              />
              <IconButton
                size="sm"
                label={`Delete ${name}`}
                icon={<Trash2 className="size-4" />}
                onClick={() => editor.change(`Delete ${name}`, (board) => removeSound(board, id))}
              />
            </div>
            {isChosen && <SoundFields id={id} sound={sound} name={name} at={at} />}
          </li>
        );
      })}
    </ol>
  );
}

interface SoundFieldsProps {
  id: string;
  sound: Sound;
  name: string;
  at: number | null;
}

function SoundFields({ id, sound, name, at }: SoundFieldsProps) {
  const editor = useEditorCommands();
  const library = useEditor((state) => state.library);
  const duration = useEditor((state) => state.composition.durationSeconds);
  const set = (words: string, fields: Partial<Sound>, place?: string) =>
    editor.change(`${words}, ${name}`, (board) => setSound(board, id, fields), place && `${place}/${id}`);
  return (
    <div className="grid gap-3 border-line border-t p-3">
      {at !== null && (
        <Slider
          label="Begins at"
          value={at}
          min={0}
          max={Math.max(duration, at)}
          step={0.05}
          format={preciseTime}
          onChange={(value) =>
            editor.change(`Move ${name}`, (board) => moveSound(board, id, value, library), `sound-move/${id}`)
          }
        />
      )}
      <Select
        label="Goes with"
        value={sound.start.to}
        choices={ties}
        onChange={(to) => editor.change(`Tie ${name}`, (board) => tieSound(board, id, to, library))}
      />
      <Slider
        label="Volume"
        value={Math.round(sound.gain * 100)}
        min={0}
        max={100}
        step={5}
        format={(value) => `${value}%`}
        onChange={(value) => set("Volume", { gain: value / 100 }, "sound-gain")}
      />
      <div className="grid grid-cols-2 gap-3">
        <Slider
          label="Fade in"
          value={sound.fadeInSeconds ?? 0}
          min={0}
          max={5}
          step={0.1}
          format={seconds}
          onChange={(value) => set("Fade in", { fadeInSeconds: value || undefined }, "sound-in")}
        />
        <Slider
          label="Fade out"
          value={sound.fadeOutSeconds ?? 0}
          min={0}
          max={5}
          step={0.1}
          format={seconds}
          onChange={(value) => set("Fade out", { fadeOutSeconds: value || undefined }, "sound-out")}
        />
      </div>
      <Switch
        label="Music steps back"
        checked={sound.ducksMusic ?? false}
        onChange={(ducksMusic) => set("Ducking", { ducksMusic: ducksMusic || undefined })}
      />
      <Switch
        label="Again and again until the end"
        checked={sound.loops ?? false}
        onChange={(loops) => set("Repeat", { loops: loops || undefined })}
      />
      <GainCurveEditor
        curve={sound.curve ?? []}
        startSeconds={at ?? 0}
        onChange={(curve, place) =>
          set("Volume over time", { curve: curve.length > 0 ? curve : undefined }, place)
        }
      />
    </div>
  );
}

function nameOf({ name, source }: Sound): string {
  if (name) return name;
  return (source.kind === "effect" && findSoundEffect(source.effectId)?.name) || "Sound";
}
