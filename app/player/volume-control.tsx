import Volume2 from "lucide-react/icons/volume-2";
import VolumeX from "lucide-react/icons/volume-x";
import { ControlButton } from "~/player/control-button";
import type { PlayerController, PlayerSnapshot } from "~/player/player-controller";

interface VolumeControlProps {
  controller: PlayerController;
  snapshot: PlayerSnapshot;
}

/** Mute, and a slider where there is room and a pointer fine enough for it. */
export function VolumeControl({ controller, snapshot: { isMuted, volume } }: VolumeControlProps) {
  const audible = isMuted ? 0 : volume;
  return (
    <div className="flex items-center">
      <ControlButton
        label={isMuted ? "Unmute" : "Mute"}
        shortcut="m"
        icon={isMuted ? VolumeX : Volume2}
        onPress={() => controller.setMuted(!isMuted)}
      />
      <div className="relative hidden h-6 w-16 items-center @md/player:flex pointer-coarse:hidden">
        <input
          type="range"
          aria-label="Volume"
          aria-valuetext={`${Math.round(audible * 100)}%`}
          data-player-part="volume"
          min={0}
          max={1}
          step={0.05}
          value={audible}
          onChange={(event) => controller.setVolume(event.currentTarget.valueAsNumber)}
          className="peer absolute inset-0 size-full cursor-pointer opacity-0"
        />
        <div className="pointer-events-none relative h-1 grow rounded-full bg-white/25 peer-focus-visible:outline-2 peer-focus-visible:outline-white peer-focus-visible:outline-offset-4">
          <div
            className="absolute inset-y-0 left-0 rounded-full bg-white"
            style={{ width: `${audible * 100}%` }}
          />
        </div>
      </div>
    </div>
  );
}
