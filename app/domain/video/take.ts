import * as z from "zod/mini";
import { pictureAreasSchema } from "../image/picture-report";

/**
 * A take: copy or a picture that a scene had, or could have had. Every alternative that was made is kept with its
 * scene, so that none is lost by choosing another. A published video carries no takes.
 */

const line = z.string().check(z.maxLength(400));

const takeBase = {
  id: z.string().check(z.minLength(1), z.maxLength(64)),
  /** When it was kept: ISO 8601. */
  keptAt: z.string().check(z.maxLength(32)),
  /** Label of the model that made it; null for what a person wrote or chose. */
  madeBy: z.nullable(z.string().check(z.maxLength(120))),
};

export const copyTakeSchema = z.object({
  ...takeBase,
  kind: z.literal("words"),
  /** The text slots as they were; one that is absent was empty. */
  lines: z.object({
    label: z.optional(line),
    headline: z.optional(line),
    body: z.optional(line),
    action: z.optional(line),
  }),
  /** The sentence said over the scene, where it had one of its own. */
  spoken: z.optional(z.string().check(z.maxLength(1000))),
});
export type CopyTake = z.infer<typeof copyTakeSchema>;

export const pictureTakeSchema = z.object({
  ...takeBase,
  kind: z.literal("picture"),
  assetId: z.string().check(z.minLength(1), z.maxLength(128)),
  alt: line,
  areas: z.optional(pictureAreasSchema),
  missing: z.optional(z.string().check(z.maxLength(200))),
});
export type PictureTake = z.infer<typeof pictureTakeSchema>;

export const takeSchema = z.discriminatedUnion("kind", [copyTakeSchema, pictureTakeSchema]);
export type Take = z.infer<typeof takeSchema>;

/** Takes one scene keeps of each kind; a document has a largest size. */
export const mostTakes = 12;

/**
 * The takes with another one kept, the newest first. One that says or shows the same as an earlier one replaces it;
 * beyond `mostTakes` of a kind the oldest is forgotten.
 */
export function keepTake(takes: readonly Take[] | undefined, take: Take): Take[] {
  const others = (takes ?? []).filter((kept) => !isSameTake(kept, take));
  const kept = [take, ...others];
  const counts = { words: 0, picture: 0 };
  return kept.filter(({ kind }) => ++counts[kind] <= mostTakes);
}

/** Whether two takes say the same or show the same picture. */
export function isSameTake(first: Take, second: Take): boolean {
  if (first.kind === "picture") return second.kind === "picture" && first.assetId === second.assetId;
  if (second.kind !== "words") return false;
  const words = ({ lines, spoken }: CopyTake) =>
    [lines.label, lines.headline, lines.body, lines.action, spoken].map((text) => text?.trim() ?? "");
  return words(first).join("\n\n") === words(second).join("\n\n");
}
