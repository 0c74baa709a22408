import { ControlButton } from "~/player/control-button";
import type { PlayerSnapshot } from "~/player/player-controller";

interface VolumeControlProps {
  snapshot: PlayerSnapshot;
  onToggleMuted: () => void;
  onVolume: (volume: number) => void;
}

/** Mute, and a slider where there is room and a pointer fine enough for it. */
export function VolumeControl({ snapshot, onToggleMuted, onVolume }: VolumeControlProps) {
  const isSilent = snapshot.isMuted || snapshot.isSoundHeldBack;
  const audible = isSilent ? 0 : snapshot.volume;
  return (
    <div className="group/volume flex items-center">
      <ControlButton
        label={isSilent ? "Unmute" : "Mute"}
        shortcut="m"
        icon={isSilent ? "volumeOff" : audible < 0.5 ? "volumeLow" : "volumeHigh"}
        onPress={onToggleMuted}
      />
      <div className="relative me-2.5 hidden h-6 w-16 items-center @md/player:flex pointer-coarse:hidden">
        <input
          type="range"
          aria-label="Volume"
          aria-valuetext={`${Math.round(audible * 100)}%`}
          data-player-part="volume"
          min={0}
          max={1}
          step={0.05}
          value={audible}
          onChange={(event) => onVolume(event.currentTarget.valueAsNumber)}
          className="peer absolute inset-0 size-full cursor-pointer appearance-none opacity-0"
        />
        <div className="pointer-events-none relative h-1 grow rounded-full bg-text/25 peer-focus-visible:outline-2 peer-focus-visible:outline-text peer-focus-visible:outline-offset-4">
          <div
            className="absolute inset-y-0 left-0 rounded-full bg-text"
            style={{ width: `${audible * 100}%` }}
          />
          <div
            className="absolute top-1/2 size-2.5 -translate-x-1/2 -translate-y-1/2 rounded-full bg-text"
            style={{ left: `${audible * 100}%` }}
          />
        </div>
      </div>
    </div>
  );
}
