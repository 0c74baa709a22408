import type { RefObject } from "react";
import { keyNames } from "~/player/key-names";
import type { PlayerHandle } from "~/player/player";
import { commandOfKey } from "~/player/player-keys";
import { type PageShortcuts, useListedShortcuts } from "~/shell/page-shortcuts";
import { useUndoKeys } from "~/shell/undo-keys";
import { useShortcuts } from "~/shell/use-shortcuts";

const playerKeys = keyNames.filter(({ worksOnPage }) => worksOnPage);

const listed: PageShortcuts = {
  title: "This video",
  shortcuts: [
    ...playerKeys.map(({ keys: [first = "", second], label }) => ({
      keys: first,
      ...(second ? { or: second } : {}),
      label,
    })),
    { keys: "Mod z", label: "Undo" },
    { keys: "Mod Shift z", label: "Redo" },
    { keys: "Alt ArrowUp", or: "Alt ArrowDown", label: "Move the scene being edited" },
  ],
};

interface StudioKeys {
  player: RefObject<PlayerHandle | null>;
  undo: () => void;
  redo: () => void;
}

/** What the keyboard does in the studio, wherever its focus is: it plays the video, and goes back and forth in edits. */
export function useStudioKeys({ player, undo, redo }: StudioKeys): void {
  useListedShortcuts(listed);
  useUndoKeys(undo, redo);
  useShortcuts(
    playerKeys.flatMap(({ keys }) =>
      keys.flatMap((name) => {
        const key = name === "Space" ? " " : name;
        const command = commandOfKey({
          key,
          target: "player",
          ctrlKey: false,
          metaKey: false,
          altKey: false,
        });
        if (!command) return [];
        return { keys: name, run: () => player.current?.run(command), repeats: name.startsWith("Arrow") };
      }),
    ),
  );
}
