const most = 6;
/** Subjects of one kind that share less are no company for each other. */
const least = 0.1;

/**
 * For each subject the numbers of those of its kind that share most of its words, nearest first. Words that many
 * subjects share count less.
 *
 * @param {{ subgroup?: number, tags: string[], isFound: boolean }[]} subjects
 * @returns {number[][]}
 */
export function findRelatives(subjects) {
  const counts = new Map();
  for (const { tags } of subjects) for (const tag of tags) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  const weight = (tags) => tags.reduce((sum, tag) => sum + 1 / Math.log2(1 + counts.get(tag)), 0);
  const likeness = (one, other) => {
    const shared = one.tags.filter((tag) => other.tags.includes(tag));
    return weight(shared) / weight([...new Set([...one.tags, ...other.tags])]);
  };
  return subjects.map((subject) =>
    subjects
      .map((other, number) => ({ other, number }))
      .filter(({ other }) => other !== subject && other.isFound && other.subgroup === subject.subgroup)
      .map(({ other, number }) => ({ number, likeness: likeness(subject, other) }))
      .filter((pair) => pair.likeness >= least)
      .sort((left, right) => right.likeness - left.likeness || left.number - right.number)
      .slice(0, most)
      .map(({ number }) => number),
  );
}
