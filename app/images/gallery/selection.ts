/** Chosen images by id, and where a range begins. */
export interface Selection {
  ids: ReadonlySet<string>;
  /** When the image that was pressed last was made, in milliseconds since 1970. */
  anchorMs: number | null;
}

export const nothingSelected: Selection = { ids: new Set(), anchorMs: null };

/** With one image chosen, or no longer chosen. */
export function toggled(selection: Selection, id: string, timeMs: number): Selection {
  const ids = new Set(selection.ids);
  if (!ids.delete(id)) ids.add(id);
  return { ids, anchorMs: timeMs };
}

/** The time from the anchor to an image, both belonging to it; that of the image alone where nothing was pressed. */
export function rangeTo({ anchorMs }: Selection, timeMs: number): { fromMs: number; toMs: number } {
  const from = anchorMs ?? timeMs;
  return { fromMs: Math.min(from, timeMs), toMs: Math.max(from, timeMs) + 1 };
}

/** With all of a range chosen besides what was; the anchor stays, so that the range can be drawn again. */
export function extended(selection: Selection, ids: Iterable<string>, timeMs: number): Selection {
  return { ids: new Set([...selection.ids, ...ids]), anchorMs: selection.anchorMs ?? timeMs };
}
