import { usePageCommands } from "~/shell/page-commands";
import { useShortcuts } from "~/shell/use-shortcuts";

export interface ImageKeys {
  newer: () => void;
  older: () => void;
  star: () => void;
  rate: (rating: number) => void;
  remix: () => void;
  edit: () => void;
  zoom: { toggle: () => void; in: () => void; out: () => void };
  fullScreen: () => void;
  trash: () => void;
  leave: () => void;
}

/** What the keyboard does on the page of an image. */
export function useImageKeys(keys: ImageKeys): void {
  usePageCommands("This image", [
    { keys: "ArrowLeft", label: "Image before", run: keys.newer },
    { keys: "ArrowRight", label: "Image after", run: keys.older },
    { keys: "s", label: "Star", words: "favourite like unstar", run: keys.star },
    { keys: "1", label: "Rate it, from 1 to 5" },
    { keys: "0", label: "Take the rating away", run: () => keys.rate(0) },
    { keys: "r", label: "Remix", words: "make again vary variation more like this", run: keys.remix },
    { keys: "e", label: "Edit", words: "mask fill extend crop retouch", run: keys.edit },
    { keys: "z", label: "Full size, or fit", words: "zoom", run: keys.zoom.toggle },
    { keys: "f", label: "Full screen", run: keys.fullScreen },
    { keys: "Backspace", label: "Move to trash", words: "delete remove", run: keys.trash },
    { keys: "Escape", label: "Back", run: keys.leave },
  ]);
  useShortcuts([
    ...[1, 2, 3, 4, 5].map((rating) => ({ keys: String(rating), run: () => keys.rate(rating) })),
    { keys: "+", run: keys.zoom.in },
    { keys: "-", run: keys.zoom.out },
    { keys: "Delete", run: keys.trash },
  ]);
}
