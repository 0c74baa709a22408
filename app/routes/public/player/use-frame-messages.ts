import { type RefObject, useCallback, useEffect } from "react";
import type { PlayerHandle } from "~/player/player";
import { type FrameCommand, type FrameEvent, type FrameState, parseFrameCommand } from "./frame-messages";

/**
 * Lets the page around this one drive the player, and gives a function that tells it what happens. Only the
 * parent window is heard; where `origin` is given, only if it is of that origin, and only it is told.
 */
export function useFrameMessages(
  player: RefObject<PlayerHandle | null>,
  origin: string | null,
): (event: FrameEvent) => void {
  const tell = useCallback(
    (event: FrameEvent) => {
      // What is told is no secret: whoever frames a public video may know how far it has played.
      if (window.parent !== window) window.parent.postMessage({ source: "vitrine", ...event }, origin ?? "*");
    },
    [origin],
  );

  useEffect(() => {
    const onMessage = ({ data, source, origin: from }: MessageEvent) => {
      if (source !== window.parent || (origin !== null && from !== origin)) return;
      const command = parseFrameCommand(data);
      if (!command || !player.current) return;
      if (command.type === "state") tell({ type: "state", ...frameState(player.current) });
      else obey(player.current, command);
    };
    addEventListener("message", onMessage);
    return () => removeEventListener("message", onMessage);
  }, [player, origin, tell]);
  return tell;
}

/** How a player stands, in the words of the messages. */
export function frameState(player: PlayerHandle): FrameState {
  const { status, isWaiting, isMuted, volume, rate, isLooping, showsCaptions } = player.getState();
  return {
    status,
    waiting: isWaiting,
    timeSeconds: player.getPositionSeconds(),
    muted: isMuted,
    volume,
    speed: rate,
    looping: isLooping,
    captions: showsCaptions,
  };
}

function obey(player: PlayerHandle, command: Exclude<FrameCommand, { type: "state" }>) {
  switch (command.type) {
    case "play":
      return player.play();
    case "pause":
      return player.pause();
    case "seek":
      return player.seek(command.timeSeconds);
    case "mute":
      return player.setMuted(command.muted);
    case "volume":
      return player.setVolume(command.volume);
    case "speed":
      return player.setRate(command.speed);
    case "loop":
      return player.setLooping(command.looping);
    case "captions":
      return player.setShowsCaptions(command.shown);
  }
}
