/** Chosen files by id, and where a range begins. */
export interface RangeSelection {
  ids: ReadonlySet<string>;
  anchorId: string | null;
}

export const nothingChosen: RangeSelection = { ids: new Set(), anchorId: null };

/** With one file chosen, or no longer chosen. */
export function toggleOne(selection: RangeSelection, id: string): RangeSelection {
  const ids = new Set(selection.ids);
  if (!ids.delete(id)) ids.add(id);
  return { ids, anchorId: id };
}

/** With all from the anchor to a file chosen besides what was, in the order they are shown; both ends included. */
export function chooseRange(selection: RangeSelection, order: readonly string[], id: string): RangeSelection {
  const from = selection.anchorId === null ? -1 : order.indexOf(selection.anchorId);
  const to = order.indexOf(id);
  if (from < 0 || to < 0) return toggleOne(selection, id);
  const range = order.slice(Math.min(from, to), Math.max(from, to) + 1);
  return { ids: new Set([...selection.ids, ...range]), anchorId: selection.anchorId };
}

/** Without what is no longer shown. */
export function keepShown(selection: RangeSelection, order: readonly string[]): RangeSelection {
  const shown = new Set(order);
  const ids = [...selection.ids].filter((id) => shown.has(id));
  return ids.length === selection.ids.size ? selection : { ...selection, ids: new Set(ids) };
}
