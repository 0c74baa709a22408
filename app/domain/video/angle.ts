import * as z from "zod/mini";

/** An angle: a way into the same subject, with the line that opens the video when it is chosen. */

export const angleKinds = [
  "name",
  "problem",
  "question",
  "benefit",
  "number",
  "offer",
  "proof",
  "how-to",
  "story",
] as const;
export type AngleKind = (typeof angleKinds)[number];

/** What the viewer meets first, in a word or two. */
export const angleNames: Record<AngleKind, string> = {
  name: "By name",
  problem: "A problem",
  question: "A question",
  benefit: "A benefit",
  number: "A number",
  offer: "The offer",
  proof: "Proof",
  "how-to": "How to",
  story: "A story",
};

const line = (shortest: number, longest: number) =>
  z.string().check(z.trim(), z.minLength(shortest), z.maxLength(longest));

/** Bounds are those of a scene's headline and body. */
export const angleSchema = z.object({
  kind: z.enum(angleKinds),
  headline: line(1, 60),
  body: line(0, 180),
});
export type Angle = z.infer<typeof angleSchema>;

export const mostAngles = 8;

/** Angles without those that open with the same line as another or have no line at all. */
export function distinctAngles(angles: readonly Angle[]): Angle[] {
  const seen = new Set<string>();
  return angles
    .filter(({ headline }) => {
      const folded = headline.trim().toLowerCase();
      return folded !== "" && !seen.has(folded) && Boolean(seen.add(folded));
    })
    .slice(0, mostAngles);
}
