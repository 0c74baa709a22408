import ChevronFirst from "lucide-react/icons/chevron-first";
import ChevronLast from "lucide-react/icons/chevron-last";
import Pause from "lucide-react/icons/pause";
import Play from "lucide-react/icons/play";
import Repeat from "lucide-react/icons/repeat";
import Volume2 from "lucide-react/icons/volume-2";
import VolumeX from "lucide-react/icons/volume-x";
import { useSyncExternalStore } from "react";
import { rememberPreferences } from "~/player/preferences";
import { frameTime } from "~/scene/timecode";
import { IconButton } from "~/ui/icon-button";
import { useEditor, useEditorCommands, usePlayhead } from "../use-editor";

/** Plays the video and says where it stands. */
export function Transport() {
  const { playhead, player, setLoop } = useEditorCommands();
  const isPlaying = useSyncExternalStore(
    playhead.subscribe,
    () => playhead.isPlaying,
    () => false,
  );
  const rate = useSyncExternalStore(
    playhead.subscribe,
    () => playhead.rate,
    () => 1,
  );
  const { isMuted } = useSyncExternalStore(player.subscribe, player.getSnapshot, player.getSnapshot);
  const duration = useEditor((state) => state.composition.durationSeconds);
  const loop = useEditor((state) => state.loop);
  const mute = () => {
    player.setMuted(!isMuted);
    rememberPreferences({ isMuted: !isMuted });
  };
  return (
    <div
      role="toolbar"
      aria-label="Playing"
      onPointerEnter={player.expectPlay}
      onFocus={player.expectPlay}
      className="@container flex h-10 shrink-0 items-center justify-center gap-0.5 border-line border-t bg-surface px-2"
    >
      <span className="tabular me-auto @max-xs:min-w-0 min-w-24 whitespace-nowrap ps-1 @max-xs:text-xs text-sm">
        <Now />
        <span className="@max-2xs:hidden text-faint"> / {frameTime(duration)}</span>
      </span>
      <IconButton
        size="sm"
        label="One frame back"
        shortcut=","
        icon={<ChevronFirst className="size-4" />}
        onClick={() => playhead.step(-1)}
      />
      <IconButton
        label={isPlaying ? "Pause" : "Play"}
        shortcut="Space"
        icon={
          isPlaying ? <Pause className="size-4 fill-current" /> : <Play className="size-4 fill-current" />
        }
        onClick={playhead.toggle}
      />
      <IconButton
        size="sm"
        label="One frame on"
        shortcut="."
        icon={<ChevronLast className="size-4" />}
        onClick={() => playhead.step(1)}
      />
      <span className="ms-auto flex @max-xs:min-w-0 min-w-24 items-center justify-end gap-0.5">
        {rate !== 1 && <span className="tabular px-1 text-muted text-sm">{rate} ×</span>}
        <IconButton
          size="sm"
          label={loop ? "Play on past the loop" : "Play the whole over and over"}
          aria-pressed={loop !== null}
          className="aria-pressed:bg-accent-soft aria-pressed:text-accent"
          icon={<Repeat className="size-4" />}
          onClick={() => setLoop(loop ? null : { inSeconds: 0, outSeconds: duration })}
        />
        <IconButton
          size="sm"
          label={isMuted ? "Unmute" : "Mute"}
          icon={isMuted ? <VolumeX className="size-4" /> : <Volume2 className="size-4" />}
          onClick={mute}
        />
      </span>
    </div>
  );
}

/** On its own: while the video plays, it alone is drawn anew. */
function Now() {
  return <span className="font-[550]">{usePlayhead(frameTime)}</span>;
}
