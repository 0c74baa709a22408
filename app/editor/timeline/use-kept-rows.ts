import { useRef } from "react";
import type { Library } from "~/scene/library";
import type { Storyboard } from "~/scene/storyboard";
import { useFileLengths } from "./file-lengths";
import { type Item, keptRows, markersOf, type Row, rowsOf } from "./rows";

interface Shown {
  storyboard: Storyboard;
  library: Library;
  lengths: ReadonlyMap<string, number>;
  rows: readonly Row[];
  markers: readonly Item[];
}

const noMarkers: readonly Item[] = [];

/** What stands on the tracks; the same rows and lists as before where an edit changed nothing of them. */
export function useKeptRows(storyboard: Storyboard, library: Library): Pick<Shown, "rows" | "markers"> {
  const shown = useRef<Shown | null>(null);
  const last = shown.current;
  const lengths = useFileLengths();
  if (last?.storyboard === storyboard && last.library === library && last.lengths === lengths) return last;
  const rows = keptRows(last?.rows ?? [], rowsOf(storyboard, library, lengths));
  const isSame = last?.storyboard.markers === storyboard.markers && last?.rows === rows;
  const found = isSame ? last.markers : markersOf(storyboard, library);
  const markers = found.length === 0 ? noMarkers : found;
  shown.current = { storyboard, library, lengths, rows, markers };
  return shown.current;
}
