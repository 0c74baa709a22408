import Play from "lucide-react/icons/play";
import Square from "lucide-react/icons/square";
import Trash2 from "lucide-react/icons/trash-2";
import Volume2 from "lucide-react/icons/volume-2";
import VolumeX from "lucide-react/icons/volume-x";
import { useMemo } from "react";
import { findSoundEffect } from "~/domain/video/sound-effect";
import { removeSound } from "~/scene/edit-parts";
import { setSound } from "~/scene/edit-sounds";
import { momentsOf, secondsOfAnchor } from "~/scene/moments";
import type { Sound } from "~/scene/sound";
import { frameTime } from "~/scene/timecode";
import { IconButton } from "~/ui/icon-button";
import { useEditor, useEditorCommands } from "../use-editor";
import { useHear } from "./hear";

/** The sounds that were added, in order of time; what is chosen is changed in its properties. */
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
                aria-pressed={isChosen}
                onClick={() => editor.select(isChosen ? [] : [{ kind: "sound", id }])}
                className="flex min-w-0 grow items-center gap-2 py-2 text-start text-sm"
              >
                <span className="truncate">{name}</span>
                <span className="tabular ms-auto shrink-0 text-faint">
                  {at === null ? "Sleeps" : frameTime(at)}
                </span>
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
          </li>
        );
      })}
    </ol>
  );
}

function nameOf({ name, source }: Sound): string {
  if (name) return name;
  return (source.kind === "effect" && findSoundEffect(source.effectId)?.name) || "Sound";
}
