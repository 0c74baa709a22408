import { rateByText } from "~/domain/text/find-by-text";

/** What can be chosen in the palette, as far as finding it goes. */
export interface Findable {
  label: string;
  /** Other words it is found by. */
  words?: string;
}

export interface Group<Entry> {
  heading: string;
  entries: readonly Entry[];
}

/** Of what a person has made, so many of a kind are shown: more is what the lists are for. */
export const mostOfKind = 6;

/**
 * What answers the typing, the best first: within its group, and the groups by the best of theirs. Without typing,
 * everything as it stands. Entries with typing errors show only where nothing has the words as they are.
 */
export function findEntries<Entry extends Findable>(
  groups: readonly Group<Entry>[],
  typed: string,
  most = Number.POSITIVE_INFINITY,
): Group<Entry>[] {
  if (typed.trim() === "") return groups.filter(({ entries }) => entries.length > 0);
  const rated = groups.map(({ heading, entries }) => ({
    heading,
    entries: entries
      .map((entry) => ({ entry, rating: rateByText(entry.label, typed, entry.words) }))
      .filter(({ rating }) => rating > 0)
      .sort((first, second) => second.rating - first.rating)
      .slice(0, most),
  }));
  const best = (group: (typeof rated)[number]) => group.entries[0]?.rating ?? 0;
  const isExact = rated.some((group) => best(group) > nearly);
  return rated
    .map(({ heading, entries }) => ({
      heading,
      entries: isExact ? entries.filter(({ rating }) => rating > nearly) : entries,
    }))
    .filter(({ entries }) => entries.length > 0)
    .sort((first, second) => best(second) - best(first))
    .map(({ heading, entries }) => ({ heading, entries: entries.map(({ entry }) => entry) }));
}

/** The rating of a typing error. */
const nearly = 0.3;
