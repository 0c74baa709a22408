import { type RefObject, useCallback, useEffect, useRef } from "react";
import type { PlayerHandle } from "~/player/player";
import {
  type FrameCommand,
  type FrameEvent,
  type FrameState,
  parseFrameCommand,
  protocolVersion,
} from "~/watch/frame-messages";
import type { Correspondents } from "./correspondents";

interface FrameMessages {
  tell: (event: FrameEvent) => void;
  /** The player can do what it is asked from now on: what was asked before is done. */
  open: (ready: () => FrameEvent) => void;
}

/**
 * Lets the page around this one drive the player, and tells it what happens. Only the parent window is heard, and only where it may
 * embed the video.
 */
export function useFrameMessages(
  player: RefObject<PlayerHandle | null>,
  correspondents: Correspondents,
  early: readonly MessageEvent[],
): FrameMessages {
  const ready = useRef<(() => FrameEvent) | null>(null);
  const waiting = useRef<MessageEvent[]>([...early]);

  const tell = useCallback(
    (event: FrameEvent) => {
      const to = correspondents.target();
      if (to === null || window.parent === window) return;
      window.parent.postMessage({ source: "vitrine", version: protocolVersion, ...event }, to);
    },
    [correspondents],
  );
  const hear = useCallback(
    (message: MessageEvent) => {
      if (!correspondents.hears(message)) return;
      const command = parseFrameCommand(message.data);
      if (!command) return;
      if (!ready.current || !player.current) waiting.current.push(message);
      else if (command.type === "hello") tell(ready.current());
      else if (command.type === "state") tell({ type: "state", ...frameState(player.current) });
      else obey(player.current, command);
    },
    [player, correspondents, tell],
  );
  useEffect(() => {
    addEventListener("message", hear);
    return () => removeEventListener("message", hear);
  }, [hear]);

  const open = useCallback(
    (describe: () => FrameEvent) => {
      ready.current = describe;
      tell(describe());
      // `ready` has just been told to whoever said hello.
      for (const message of waiting.current.splice(0)) if (message.data?.type !== "hello") hear(message);
    },
    [tell, hear],
  );
  return { tell, open };
}

/** How a player stands, in the words of the messages. */
export function frameState(player: PlayerHandle): FrameState {
  const { status, isWaiting, isMuted, volume, rate, isLooping, showsCaptions, captionLanguage } =
    player.getState();
  return {
    status,
    waiting: isWaiting,
    timeSeconds: player.getPositionSeconds(),
    muted: isMuted,
    volume,
    speed: rate,
    looping: isLooping,
    captions: showsCaptions,
    captionLanguage,
  };
}

function obey(player: PlayerHandle, command: Exclude<FrameCommand, { type: "state" | "hello" }>) {
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
      if (command.language) player.setCaptionLanguage(command.language);
      return player.setShowsCaptions(command.shown);
  }
}
