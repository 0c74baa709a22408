import type { BriefQuestionId } from "~/domain/video/brief-reading";
import { linesOf, type Material } from "./material";

/** What to ask before anything is made: at most three questions, each of which would change a scene. */
export function askQuestions(material: Material): BriefQuestionId[] {
  const { name, subject, prompt, evidence, lines } = material;
  const has = (...kinds: Parameters<typeof linesOf>[1][]) => linesOf(material, ...kinds).length > 0;
  const saysSomething = has("gift", "price", "feature", "statement", "proof", "list");
  const isReached = lines.some(({ kinds }) => kinds.has("contact") || kinds.has("address"));
  const isDated = lines.some(({ kinds }) => kinds.has("date"));
  const isEvent = evidence.isEvent(prompt);
  return [
    ...(name === null && (subject === null || !saysSomething) ? ["name" as const] : []),
    ...(saysSomething ? [] : ["one-thing" as const]),
    ...(isEvent && !isDated
      ? ["when-and-where" as const]
      : isReached || (isDated && isEvent)
        ? []
        : ["reach" as const]),
  ];
}
