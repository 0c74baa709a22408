import { Suspense, useCallback, useRef } from "react";
import type { CaptionTrack } from "~/player/caption-track";
import { ControlButton } from "~/player/control-button";
import { lazyPart } from "~/player/lazy-part";
import type { Shown } from "~/player/paint";
import { hasSound, type PlayerController, type PlayerSnapshot } from "~/player/player-controller";
import type { PlayerCommand } from "~/player/player-keys";
import { rateName } from "~/player/rates";
import { ChapterDisplay, type PlayerChapter, Scrubber, TimeDisplay } from "~/player/scrubber";
import { VolumeControl } from "~/player/volume-control";
import type { Composition } from "~/scene/composition";

const SettingsMenu = lazyPart(() => import("~/player/settings-menu"));

interface PlayerControlsProps {
  controller: PlayerController;
  snapshot: PlayerSnapshot;
  composition: Composition;
  shown: Shown;
  mediaUrl: (assetId: string) => string;
  chapters: readonly PlayerChapter[];
  placement: "over" | "below";
  isVisible: boolean;
  tracks: readonly CaptionTrack[];
  /** Of the captions that are shown; null where none are. */
  captionLanguage: string | null;
  onCaptionLanguage: (language: string | null) => void;
  isFullScreen: boolean;
  isInPictureInPicture: boolean;
  /** The browser has no full screen for elements on iPhones, and no picture in picture in many frames. */
  canFullScreen: boolean;
  canPictureInPicture: boolean;
  isMenuOpen: boolean;
  onMenu: (isOpen: boolean) => void;
  run: (command: PlayerCommand) => void;
}

/** The bar at the lower edge. Dark in every theme where it lies on the picture. */
export default function PlayerControls(props: PlayerControlsProps) {
  const { controller, snapshot, composition, shown, chapters, isVisible, isMenuOpen, onMenu, run } = props;
  const gear = useRef<HTMLDivElement>(null);
  const closeMenu = useCallback(
    (reason: "escape" | "elsewhere") => {
      onMenu(false);
      if (reason === "escape") gear.current?.querySelector("button")?.focus();
    },
    [onMenu],
  );
  return (
    <>
      <div
        data-player-part="controls"
        className={
          props.placement === "below"
            ? "relative z-20 pt-1"
            : `scheme-dark absolute inset-x-0 bottom-0 z-20 bg-linear-to-t from-25% from-black/80 via-70% via-black/45 to-transparent px-2 pt-10 pb-1 transition-opacity duration-150 ${
                isVisible ? "opacity-100" : "pointer-events-none opacity-0"
              }`
        }
      >
        <div className="px-2">
          <Scrubber
            controller={controller}
            shown={shown}
            composition={composition}
            mediaUrl={props.mediaUrl}
            chapters={chapters}
          />
        </div>
        <div className="flex items-center">
          <PlayButton status={snapshot.status} run={run} />
          {hasSound(composition) && (
            <VolumeControl
              snapshot={snapshot}
              onToggleMuted={() => run({ type: "toggleMuted" })}
              onVolume={(volume) => run({ type: "volume", volume })}
            />
          )}
          <TimeDisplay controller={controller} composition={composition} />
          <ChapterDisplay controller={controller} chapters={chapters} />
          <div className="grow" />
          {props.tracks.length > 0 && (
            <ControlButton
              label="Captions"
              shortcut="c"
              icon={props.captionLanguage !== null ? "captions" : "captionsOff"}
              isPressed={props.captionLanguage !== null}
              onPress={() => run({ type: "toggleCaptions" })}
            />
          )}
          <ControlButton
            label="Repeat"
            shortcut="r"
            icon="repeat"
            isPressed={snapshot.isLooping}
            onPress={() => run({ type: "toggleLoop" })}
            className="hidden @sm/player:grid"
          />
          <div ref={gear} className="relative">
            <ControlButton
              label={snapshot.rate === 1 ? "Settings" : `Settings, speed ${rateName(snapshot.rate)}`}
              icon="settings"
              hasMenu
              isExpanded={isMenuOpen}
              onPress={() => onMenu(!isMenuOpen)}
            />
            {snapshot.rate !== 1 && (
              <span
                aria-hidden="true"
                className="pointer-events-none absolute end-0 top-0 rounded-full bg-accent px-1 font-semibold text-2xs text-on-accent"
              >
                {rateName(snapshot.rate)}
              </span>
            )}
          </div>
          {props.canPictureInPicture && (
            <ControlButton
              label={props.isInPictureInPicture ? "Back from the small window" : "Picture in picture"}
              shortcut="i"
              icon="pictureInPicture"
              isPressed={props.isInPictureInPicture}
              onPress={() => run({ type: "togglePictureInPicture" })}
              className="hidden @xs/player:grid pointer-coarse:hidden"
            />
          )}
          {props.canFullScreen && (
            <ControlButton
              label={props.isFullScreen ? "Leave full screen" : "Full screen"}
              shortcut="f"
              icon={props.isFullScreen ? "minimize" : "maximize"}
              onPress={() => run({ type: "toggleFullScreen" })}
            />
          )}
        </div>
      </div>
      {isMenuOpen && isVisible && (
        <div className="scheme-dark pointer-events-none absolute inset-x-2 top-2 bottom-20 z-20 flex items-end justify-end">
          <Suspense fallback={null}>
            <SettingsMenu
              rate={snapshot.rate}
              onRate={(rate) => {
                controller.setRate(rate);
                closeMenu("escape");
              }}
              tracks={props.tracks}
              captionLanguage={props.captionLanguage}
              onCaptionLanguage={(language) => {
                props.onCaptionLanguage(language);
                closeMenu("escape");
              }}
              isLooping={snapshot.isLooping}
              onToggleLoop={() => run({ type: "toggleLoop" })}
              onShowKeys={() => {
                onMenu(false);
                run({ type: "showKeys" });
              }}
              onClose={closeMenu}
            />
          </Suspense>
        </div>
      )}
    </>
  );
}

function PlayButton({
  status,
  run,
}: {
  status: PlayerSnapshot["status"];
  run: (command: PlayerCommand) => void;
}) {
  const states = {
    paused: { label: "Play", icon: "play" },
    playing: { label: "Pause", icon: "pause" },
    ended: { label: "Play again", icon: "replay" },
  } as const;
  return <ControlButton {...states[status]} shortcut="k" onPress={() => run({ type: "toggle" })} />;
}
