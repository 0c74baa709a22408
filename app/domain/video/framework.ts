/** The order in which a video tells what it has to tell. Each needs parts of its own and is offered only where they are. */
export const frameworks = [
  "offer-first",
  "problem-solution",
  "before-after",
  "list",
  "question",
  "story",
  "demonstration",
  "announcement",
  "statement",
] as const;
export type Framework = (typeof frameworks)[number];
