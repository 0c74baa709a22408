import type { Segment } from "./time-segments";

/** Where a long list by time comes from. Ranges are in milliseconds; `toMs` does not belong to them. */
export interface GallerySource<Item> {
  /** Everything comes with the newest page, however much it is. */
  isWhole?: boolean;
  count(range: { fromMs: number; toMs: number } | null): Promise<number>;
  oldest(): Promise<Item | null>;
  /** The newest items, live. Called back also with what only this device knows (`fromCache`). */
  watchNewest(
    most: number,
    onChange: (items: Item[], fromCache: boolean) => void,
    onError: (error: Error) => void,
  ): () => void;
  watchRange(
    range: { fromMs: number; toMs: number },
    onChange: (items: Item[], fromCache: boolean) => void,
    onError: (error: Error) => void,
  ): () => void;
}

export type GalleryState<Item> =
  | { kind: "loading" }
  | { kind: "failed"; error: Error }
  | {
      kind: "present";
      segments: readonly Segment<Item>[];
      total: number;
      /** Newer ones that are held back; they are not among the segments. */
      newer: number;
      error: Error | null;
    };
