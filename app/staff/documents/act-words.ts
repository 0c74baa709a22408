/** What staff did with documents, by the name of the act. */
export const documentActWords: Readonly<Record<string, string>> = {
  edit: "Changed",
  create: "Made",
  duplicate: "Duplicated into",
  move: "Moved",
  delete: "Deleted",
  import: "Imported",
  undo: "Took back a change of",
};
