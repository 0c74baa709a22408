import Maximize from "lucide-react/icons/maximize";
import Minimize from "lucide-react/icons/minimize";
import Pause from "lucide-react/icons/pause";
import Play from "lucide-react/icons/play";
import Repeat from "lucide-react/icons/repeat";
import RotateCcw from "lucide-react/icons/rotate-ccw";
import { ControlButton } from "~/player/control-button";
import type { PlayerController, PlayerSnapshot } from "~/player/player-controller";
import { Scrubber, TimeDisplay } from "~/player/scrubber";
import { VolumeControl } from "~/player/volume-control";
import type { Composition } from "~/scene/composition";

interface PlayerControlsProps {
  controller: PlayerController;
  snapshot: PlayerSnapshot;
  composition: Composition;
  isVisible: boolean;
  isFullScreen: boolean;
  /** `null` where the browser has no full screen for elements (iPhone). */
  onToggleFullScreen: (() => void) | null;
}

/** The bar at the lower edge. Dark in every theme: it lies on pictures. */
export function PlayerControls(props: PlayerControlsProps) {
  const { controller, snapshot, composition, isVisible, isFullScreen, onToggleFullScreen } = props;
  return (
    <div
      data-player-part="controls"
      className={`scheme-dark absolute inset-x-0 bottom-0 bg-linear-to-t from-black/75 to-transparent px-2 pt-10 pb-1 transition-opacity duration-150 ${
        isVisible ? "opacity-100" : "pointer-events-none opacity-0"
      }`}
    >
      <div className="px-2">
        <Scrubber controller={controller} composition={composition} />
      </div>
      <div className="flex items-center">
        <PlayButton controller={controller} status={snapshot.status} />
        {composition.sound && <VolumeControl controller={controller} snapshot={snapshot} />}
        <TimeDisplay controller={controller} composition={composition} />
        <div className="grow" />
        <ControlButton
          label="Loop"
          shortcut="l"
          icon={Repeat}
          isPressed={snapshot.isLooping}
          onPress={() => controller.setLooping(!snapshot.isLooping)}
        />
        {onToggleFullScreen && (
          <ControlButton
            label={isFullScreen ? "Leave full screen" : "Full screen"}
            shortcut="f"
            icon={isFullScreen ? Minimize : Maximize}
            onPress={onToggleFullScreen}
          />
        )}
      </div>
    </div>
  );
}

function PlayButton({
  controller,
  status,
}: {
  controller: PlayerController;
  status: PlayerSnapshot["status"];
}) {
  const states = {
    paused: { label: "Play", icon: Play },
    playing: { label: "Pause", icon: Pause },
    ended: { label: "Play again", icon: RotateCcw },
  };
  return <ControlButton {...states[status]} shortcut="k" onPress={controller.toggle} />;
}
