/** The entries of a list, of those of one id the last, in the place of the first. */
export function uniqueById<Entry>(entries: readonly Entry[], idOf: (entry: Entry) => string): Entry[] {
  return [...new Map(entries.map((entry) => [idOf(entry), entry])).values()];
}
