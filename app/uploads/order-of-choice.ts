/** When a file was chosen, in ms, and its place among those of the same choice: the order in which they are sent and listed. */
export interface Choice {
  chosenAt: number;
  place: number;
}

/** Those of one choice are a millisecond apart, the first the latest: a list of the newest shows them as they were chosen. */
export function timeOfChoice({ chosenAt, place }: Choice): number {
  return chosenAt - place;
}

/** The time of a choice of so many files, so late that none of them falls among those of the choice before. */
export function beginChoice(count: number, before: number, now: number): number {
  return Math.max(now, before + count);
}

/** Earlier choices first, each in its order. What was kept without either comes first. */
export function inOrderOfChoice<Upload extends Partial<Choice>>(uploads: readonly Upload[]): Upload[] {
  return uploads.toSorted(
    (one, other) => (one.chosenAt ?? 0) - (other.chosenAt ?? 0) || (one.place ?? 0) - (other.place ?? 0),
  );
}
