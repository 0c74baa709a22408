import type { RefObject } from "react";
import { keyNames } from "~/player/key-names";
import type { PlayerHandle } from "~/player/player";
import { commandOfKey } from "~/player/player-keys";
import { usePageCommands } from "~/shell/page-commands";
import { useUndoKeys } from "~/shell/undo-keys";
import { useShortcuts } from "~/shell/use-shortcuts";

const playerKeys = keyNames.filter(({ worksOnPage }) => worksOnPage);

interface StudioKeys {
  player: RefObject<PlayerHandle | null>;
  undo: () => void;
  redo: () => void;
}

/** What the keyboard does in the studio, wherever its focus is: it plays the video, and goes back and forth in edits. */
export function useStudioKeys({ player, undo, redo }: StudioKeys): void {
  useUndoKeys(undo, redo);
  const press = (name: string) => {
    const command = commandOf(name);
    if (command) player.current?.run(command);
  };
  usePageCommands("This video", [
    ...playerKeys.map(({ keys, label }) => ({
      keys: keys[0] ?? "",
      ...(keys[1] ? { or: keys[1] } : {}),
      label,
      ...(doOneThing(keys) ? { run: () => press(keys[0] ?? "") } : {}),
      isBoundElsewhere: true,
    })),
    { keys: "Mod z", label: "Undo", run: undo, isBoundElsewhere: true },
    { keys: "Mod Shift z", label: "Redo", run: redo, isBoundElsewhere: true },
  ]);
  useShortcuts(
    playerKeys.flatMap(({ keys }) =>
      keys.map((name) => ({ keys: name, run: () => press(name), repeats: name.startsWith("Arrow") })),
    ),
  );
}

function commandOf(name: string) {
  const key = name === "Space" ? " " : name;
  return commandOfKey({ key, target: "player", ctrlKey: false, metaKey: false, altKey: false });
}

/** Not one way and the other: what the palette can offer. */
function doOneThing(keys: readonly string[]): boolean {
  return new Set(keys.map((name) => JSON.stringify(commandOf(name)))).size === 1;
}
