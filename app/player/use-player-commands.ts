import { type KeyboardEvent, useCallback, useState } from "react";
import type { PlayerController } from "~/player/player-controller";
import { commandOfKey, type PlayerCommand } from "~/player/player-keys";
import { rememberPreferences } from "~/player/preferences";
import { nextRate } from "~/player/rates";

interface Switches {
  toggleCaptions: () => void;
  toggleFullScreen: (() => void) | null;
  togglePictureInPicture: (() => void) | null;
  showKeys: () => void;
}

/** Carries out what buttons and keys ask for. What a visitor chooses of the sound is remembered for other players. */
export function usePlayerCommands(controller: PlayerController, switches: Switches) {
  const run = (command: PlayerCommand) => {
    const { durationSeconds, positionSeconds } = controller;
    const { isMuted, isSoundHeldBack, volume, isLooping, rate } = controller.getSnapshot();
    switch (command.type) {
      case "toggle":
        return controller.toggle();
      case "seekBy":
        return controller.seek(positionSeconds + command.seconds);
      case "seekToShare":
        return controller.seek(command.share * durationSeconds);
      case "step":
        return controller.step(command.frames);
      case "rate":
        return controller.setRate(nextRate(rate, command.direction));
      case "volume":
        controller.setVolume(command.volume);
        return rememberSound(controller);
      case "volumeBy":
        controller.setVolume((isMuted ? 0 : volume) + command.share);
        return rememberSound(controller);
      case "toggleMuted":
        if (isSoundHeldBack) return controller.resumeSound();
        controller.setMuted(!isMuted);
        return rememberSound(controller);
      case "toggleLoop":
        return controller.setLooping(!isLooping);
      case "toggleCaptions":
        return switches.toggleCaptions();
      case "toggleFullScreen":
        return switches.toggleFullScreen?.();
      case "togglePictureInPicture":
        return switches.togglePictureInPicture?.();
      case "showKeys":
        return switches.showKeys();
    }
  };

  /** Runs the command of a key press. Returns whether it was one. */
  const onKey = (event: KeyboardEvent): boolean => {
    const { key, ctrlKey, metaKey, altKey } = event;
    const command = commandOfKey({ key, ctrlKey, metaKey, altKey, target: partOf(event.target) });
    if (!command) return false;
    event.preventDefault();
    event.stopPropagation();
    run(command);
    return true;
  };
  return { run, onKey };
}

/** Captions shown or not. What the viewer switches is remembered; what a page asks for is not. */
export function useCaptionsSwitch() {
  const [showsCaptions, setShown] = useState(false);
  const setShowsCaptions = useCallback((shows: boolean) => {
    setShown(shows);
    rememberPreferences({ showsCaptions: shows });
  }, []);
  const [captionLanguage, setLanguage] = useState<string | null>(null);
  const setCaptionLanguage = useCallback((language: string) => {
    setLanguage(language);
    rememberPreferences({ captionLanguage: language });
  }, []);
  return {
    showsCaptions,
    setShowsCaptions,
    showCaptions: setShown,
    captionLanguage,
    setCaptionLanguage,
    askCaptionLanguage: setLanguage,
  };
}

function rememberSound(controller: PlayerController): void {
  const { volume, isMuted } = controller.getSnapshot();
  rememberPreferences({ isMuted, ...(volume > 0 ? { volume } : {}) });
}

function partOf(target: EventTarget): "player" | "button" | "position" | "volume" {
  if (!(target instanceof HTMLElement)) return "player";
  if (target.closest("button")) return "button";
  const part = target.dataset.playerPart;
  return part === "position" || part === "volume" ? part : "player";
}
