import { useSyncExternalStore } from "react";

/** How long sound files and clips are, in seconds, as far as one has been read on this page. A file never changes. */
let lengths: ReadonlyMap<string, number> = new Map();
const listeners = new Set<() => void>();

export function noteLength(assetId: string, seconds: number): void {
  if (lengths.has(assetId) || !(seconds > 0)) return;
  lengths = new Map([...lengths, [assetId, seconds]]);
  for (const listener of listeners) listener();
}

/** Null where nobody knows yet. */
export const lengthOfFile = (assetId: string): number | null => lengths.get(assetId) ?? null;

/** Another map each time that one more is known. */
export function useFileLengths(): ReadonlyMap<string, number> {
  return useSyncExternalStore(subscribe, read, read);
}

const read = () => lengths;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
