import type { Location } from "react-router";

/** What the page of an image is told of the list it was opened from: kept with the tab's history. */
export interface ImageListState {
  /** Images before and after it, in the list's order. */
  listedIds: readonly string[];
}

/** More on either side are not handed over; from the last of them on one goes through all images. */
export const mostListed = 200;

/** The images before and after one in the list it was opened from; null where it was opened from none, or is not in it. */
export function listedBeside(
  { state }: Pick<Location, "state">,
  id: string,
): { before: string | null; after: string | null } | null {
  const ids: unknown = (state as Partial<ImageListState> | null)?.listedIds;
  if (!Array.isArray(ids)) return null;
  const at = ids.indexOf(id);
  if (at < 0) return null;
  const idAt = (place: number) => (typeof ids[place] === "string" ? ids[place] : null);
  return { before: idAt(at - 1), after: idAt(at + 1) };
}
