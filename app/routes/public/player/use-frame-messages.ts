import { type RefObject, useCallback, useEffect } from "react";
import type { PlayerHandle } from "~/player/player";
import { type FrameEvent, parseFrameCommand } from "./frame-messages";

/**
 * Lets the page around this one drive the player, and gives a function that tells it what happens. Only the
 * parent window is heard; where `origin` is given, only if it is of that origin, and only it is told.
 */
export function useFrameMessages(
  player: RefObject<PlayerHandle | null>,
  origin: string | null,
): (event: FrameEvent) => void {
  useEffect(() => {
    const obey = ({ data, source, origin: from }: MessageEvent) => {
      if (source !== window.parent || (origin !== null && from !== origin)) return;
      const command = parseFrameCommand(data);
      if (command?.type === "play") player.current?.play();
      if (command?.type === "pause") player.current?.pause();
      if (command?.type === "seek") player.current?.seek(command.timeSeconds);
      if (command?.type === "mute") player.current?.setMuted(command.muted);
    };
    addEventListener("message", obey);
    return () => removeEventListener("message", obey);
  }, [player, origin]);

  return useCallback(
    (event: FrameEvent) => {
      // What is told is no secret: whoever frames a public video may know how far it has played.
      if (window.parent !== window) window.parent.postMessage({ source: "vitrine", ...event }, origin ?? "*");
    },
    [origin],
  );
}
