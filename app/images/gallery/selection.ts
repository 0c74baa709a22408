/** Chosen images by id, and where a range begins. */
export interface Selection {
  ids: ReadonlySet<string>;
  /** Place in the list of the last one that was pressed. */
  anchor: number | null;
}

export const nothingSelected: Selection = { ids: new Set(), anchor: null };

/** With one image chosen, or no longer chosen. */
export function toggled(selection: Selection, id: string, place: number): Selection {
  const ids = new Set(selection.ids);
  if (!ids.delete(id)) ids.add(id);
  return { ids, anchor: place };
}

/** Places from the anchor to a place, both included; the place alone where nothing was pressed before. */
export function rangeTo({ anchor }: Selection, place: number): { first: number; last: number } {
  const from = anchor ?? place;
  return { first: Math.min(from, place), last: Math.max(from, place) };
}

/** With all of a range chosen besides what was; the anchor stays, so that the range can be drawn again. */
export function extended(selection: Selection, ids: Iterable<string>, place: number): Selection {
  return { ids: new Set([...selection.ids, ...ids]), anchor: selection.anchor ?? place };
}
