import { type KeyboardEvent, useState } from "react";
import { tileOfKey } from "./tile-of-key";

/**
 * The keyboard in the grid: Tab enters it at one tile and leaves it again, arrows go from tile to tile. `entryId` is
 * the tile that was there last, where it is still shown.
 */
export function useTileKeys(shownIds: readonly string[]) {
  const [latestId, setLatestId] = useState<string | null>(null);
  const entryId = latestId !== null && shownIds.includes(latestId) ? latestId : (shownIds[0] ?? null);
  return {
    entryId,
    setEntry: setLatestId,
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const { target, key, altKey, ctrlKey, metaKey } = event;
      if (!(target instanceof HTMLElement) || altKey || ctrlKey || metaKey) return;
      const tiles = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-inspiration]")];
      const from = tiles.indexOf(target);
      if (from < 0) return;
      const boxes = tiles.map((tile) => tile.getBoundingClientRect());
      const next = tileOfKey(key, boxes, from);
      const tile = next === null ? null : tiles[next];
      if (!tile) return;
      event.preventDefault();
      setLatestId(tile.dataset.inspiration ?? null);
      tile.focus();
    },
  };
}
