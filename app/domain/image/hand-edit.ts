/** What somebody can do to a picture by hand, in the browser, in the order in which it is done. */
export const handEdits = ["adjust", "layer", "turn", "flip", "straighten", "crop"] as const;
export type HandEdit = (typeof handEdits)[number];

/** The edits a list names ("turn, crop"), each once and in their order; null where it names none, or anything else. */
export function parseHandEdits(list: string): HandEdit[] | null {
  const named = list.split(",").map((word) => word.trim());
  const known = handEdits.filter((edit) => named.includes(edit));
  return known.length > 0 && named.every((word) => known.some((edit) => edit === word)) ? known : null;
}
