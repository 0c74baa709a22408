/** The entries of a record by their ids: documents do not keep the order in which they were added. */
export function inOrderOfIds<Item>(items: Record<string, Item>): [string, Item][] {
  return Object.entries(items).sort(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0));
}
