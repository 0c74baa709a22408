import type { AngleKind } from "./angle";

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

/** Empty where the opening says it already. */
const orderNames: Record<Framework, string> = {
  "offer-first": "Offer first",
  "problem-solution": "Then the answer",
  "before-after": "Before and after",
  list: "Told as a list",
  question: "Then the answer",
  story: "Told as a story",
  demonstration: "Step by step",
  announcement: "Told as news",
  statement: "",
};

/** The order a video is told in, in a few words; empty where the kind of its opening says as much. */
export function orderName(framework: Framework, kind: AngleKind | null): string {
  const isSaid = kind === framework || (kind === "offer" && framework === "offer-first");
  return isSaid && framework !== "question" ? "" : orderNames[framework];
}
