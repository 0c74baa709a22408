import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef } from "react";
import type { Shown } from "~/player/paint";
import { recallPreferences } from "~/player/preferences";
import { stillTime } from "~/player/still-time";
import { useShown } from "~/player/use-shown";
import { mediaUrl } from "~/studio/media-url";
import { useEditor, useEditorCommands } from "./use-editor";

/** What can be drawn now: the last composition whose media are here. */
export interface EditorPicture {
  shown: Shown | null;
  /** Nothing more comes by itself. */
  hasFailed: boolean;
  retry: () => void;
}

const PictureContext = createContext<EditorPicture>({ shown: null, hasFailed: false, retry: () => {} });

export function useEditorPicture(): EditorPicture {
  return useContext(PictureContext);
}

/** Loads what the composition needs, once for all panes, and gives it to the player. */
export function PictureProvider({
  opensAtSeconds,
  children,
}: {
  opensAtSeconds: number | null;
  children: ReactNode;
}) {
  const { player } = useEditorCommands();
  const composition = useEditor((state) => state.composition);
  const hasStarted = useRef(false);
  const { shown, hasFailed, retry } = useShown(composition, mediaUrl, {
    wanted: "all",
    firstSeconds: () =>
      hasStarted.current ? player.positionSeconds : (opensAtSeconds ?? stillTime(composition)),
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: where it opens counts once
  useEffect(() => {
    if (!shown) return;
    player.show(shown, mediaUrl);
    if (hasStarted.current) return;
    hasStarted.current = true;
    player.seek(opensAtSeconds ?? stillTime(composition));
  }, [player, shown]);
  useEffect(() => {
    const { volume, isMuted } = recallPreferences();
    player.setVolume(volume);
    player.setMuted(isMuted);
    player.setInView(true);
    return () => player.dispose();
  }, [player]);

  const picture = useMemo(() => ({ shown, hasFailed, retry }), [shown, hasFailed, retry]);
  return <PictureContext value={picture}>{children}</PictureContext>;
}
