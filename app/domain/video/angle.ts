import * as z from "zod/mini";
import { figureSchema } from "~/domain/video/figure";
import { frameworks, orderName } from "~/domain/video/framework";
import { sceneRoles } from "~/domain/video/scene-role";

/** An angle: another way to tell the same video, with the line that opens it when it is chosen. */

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
  "price",
  "contrast",
  "audience",
  "date",
  "list",
  "statement",
  "subject",
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
  price: "The price",
  contrast: "A contrast",
  audience: "Who it is for",
  date: "The date",
  list: "A list",
  statement: "A statement",
  subject: "The subject",
};

const line = (shortest: number, longest: number) =>
  z.string().check(z.trim(), z.minLength(shortest), z.maxLength(longest));

/** Bounds here are those of a script. */
const opening = {
  kind: z.enum(angleKinds),
  headline: line(1, 60),
  body: line(0, 180),
  framework: z.optional(z.enum(frameworks)),
};

/** The words of a scene as this angle tells it. Nullish where a model may leave a line out. */
const toldCopy = {
  role: z.enum(sceneRoles),
  headline: line(1, 60),
  body: line(0, 180),
  label: z.nullish(line(0, 32)),
  action: z.nullish(line(0, 24)),
  figure: z.nullish(figureSchema),
  icon: z.nullish(z.string().check(z.maxLength(64))),
  pictureBrief: line(1, 200),
};

export const angleSchema = z.object({
  ...opening,
  /** Every scene of the video as this angle tells it; absent where it changes the opening alone. */
  scenes: z.optional(
    z
      .array(
        z.object({
          ...toldCopy,
          /** The scene of the script whose picture and takes it keeps; another id where none suits. */
          id: z.string().check(z.minLength(1), z.maxLength(64)),
        }),
      )
      .check(z.minLength(2), z.maxLength(18)),
  ),
});
export type Angle = z.infer<typeof angleSchema>;

/** An angle as a model answers with it: scenes have no ids yet. */
export const draftAngleSchema = z.object({
  ...opening,
  framework: z.nullish(z.enum(frameworks)),
  scenes: z.nullish(
    z
      .array(
        z.object({
          ...toldCopy,
          /** Place in the script of the scene whose picture it keeps, from 0; null where none suits. */
          at: z.nullable(z.int().check(z.gte(0), z.lte(17))),
        }),
      )
      .check(z.minLength(2), z.maxLength(18)),
  ),
});
export type DraftAngle = z.infer<typeof draftAngleSchema>;

/** What sets an angle apart: what the viewer meets first, and the order that follows. */
export function angleTitle({ kind, framework }: Pick<Angle, "kind" | "framework">): string {
  return [angleNames[kind], framework ? orderName(framework, kind) : ""].filter(Boolean).join(" · ");
}

export const mostAngles = 8;

/** Angles without those that open with the same line as another or have no line at all. */
export function distinctAngles<One extends Angle | DraftAngle>(angles: readonly One[]): One[] {
  const seen = new Set<string>();
  return angles
    .filter(({ headline }) => {
      const folded = headline.trim().toLowerCase();
      return folded !== "" && !seen.has(folded) && Boolean(seen.add(folded));
    })
    .slice(0, mostAngles);
}
