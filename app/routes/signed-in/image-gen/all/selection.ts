/** Chosen images by id, and where a range begins. */
export interface Selection {
  ids: ReadonlySet<string>;
  /** When the image that was pressed last was made, in milliseconds since 1970. */
  anchorMs: number | null;
  /** What the last range added: drawn again, it gives those back. */
  range: ReadonlySet<string>;
}

const none: ReadonlySet<string> = new Set();
export const nothingSelected: Selection = { ids: none, anchorMs: null, range: none };

/** With one image chosen, or no longer chosen. */
export function toggled(selection: Selection, id: string, timeMs: number): Selection {
  const ids = new Set(selection.ids);
  if (!ids.delete(id)) ids.add(id);
  return { ids, anchorMs: timeMs, range: none };
}

/** The time from the anchor to an image, both belonging to it; that of the image alone where nothing was pressed. */
export function rangeTo({ anchorMs }: Selection, timeMs: number): { fromMs: number; toMs: number } {
  const from = anchorMs ?? timeMs;
  return { fromMs: Math.min(from, timeMs), toMs: Math.max(from, timeMs) + 1 };
}

/** With a range in place of the one drawn last; the anchor, and what was chosen one by one, stays. */
export function drawn(selection: Selection, ids: readonly string[], timeMs: number): Selection {
  const { ids: before, anchorMs, range } = selection;
  const kept = [...before].filter((id) => !range.has(id));
  const chosen = new Set(kept);
  return {
    ids: new Set([...kept, ...ids]),
    anchorMs: anchorMs ?? timeMs,
    range: new Set(ids.filter((id) => !chosen.has(id))),
  };
}
