import { type PageShortcuts, useListedShortcuts } from "~/shell/page-shortcuts";
import { useShortcuts } from "~/shell/use-shortcuts";

const listed: PageShortcuts = {
  title: "This image",
  shortcuts: [
    { keys: "ArrowLeft", label: "Image before" },
    { keys: "ArrowRight", label: "Image after" },
    { keys: "s", label: "Star" },
    { keys: "1", label: "Rate it, from 1 to 5" },
    { keys: "0", label: "Take the rating away" },
    { keys: "r", label: "Remix" },
    { keys: "e", label: "Edit" },
    { keys: "z", label: "Full size, or fit" },
    { keys: "f", label: "Full screen" },
    { keys: "Backspace", label: "Move to trash" },
    { keys: "Escape", label: "Back" },
  ],
};

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
  useListedShortcuts(listed);
  useShortcuts([
    { keys: "ArrowLeft", run: keys.newer },
    { keys: "ArrowRight", run: keys.older },
    { keys: "s", run: keys.star },
    ...[0, 1, 2, 3, 4, 5].map((rating) => ({ keys: String(rating), run: () => keys.rate(rating) })),
    { keys: "r", run: keys.remix },
    { keys: "e", run: keys.edit },
    { keys: "z", run: keys.zoom.toggle },
    { keys: "+", run: keys.zoom.in },
    { keys: "-", run: keys.zoom.out },
    { keys: "f", run: keys.fullScreen },
    { keys: "Backspace", run: keys.trash },
    { keys: "Delete", run: keys.trash },
    { keys: "Escape", run: keys.leave },
  ]);
}
