import { useEffect, useRef } from "react";
import type { LoadedAssets } from "~/media/load-engine-assets";
import { recallPreferences } from "~/player/preferences";
import { stillTime } from "~/player/still-time";
import { mediaUrl } from "~/studio/media-url";
import { useEditor, useEditorCommands } from "./use-editor";

/** The canvas loads and draws what is seen: the player, which has none, keeps the time and sounds. */
const noAssets: LoadedAssets = {
  getPicture: () => undefined,
  getClipFrame: () => undefined,
  createCanvas: () => {
    throw new Error("The player of the editor draws nothing.");
  },
  prepare: () => null,
  clips: null,
  close: () => {},
  failedPictureIds: [],
};

/** Gives the player what is heard, and opens at a moment; null for the one that stands for the whole. */
export function useSound(opensAtSeconds: number | null): void {
  const { player } = useEditorCommands();
  const composition = useEditor((state) => state.restingComposition);
  const hasStarted = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: where it opens counts once
  useEffect(() => {
    player.show({ composition, assets: noAssets, fromSeconds: -Infinity, untilSeconds: Infinity }, mediaUrl);
    if (hasStarted.current) return;
    hasStarted.current = true;
    player.seek(opensAtSeconds ?? stillTime(composition));
  }, [player, composition]);
  useEffect(() => {
    const { volume, isMuted } = recallPreferences();
    player.setVolume(volume);
    player.setMuted(isMuted);
    player.setInView(true);
    return () => player.dispose();
  }, [player]);
}
