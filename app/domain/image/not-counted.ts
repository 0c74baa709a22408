import type { ImageModelInfo } from "./image-model";
import type { ImageRequest } from "./image-request";
import { namesPeople } from "./people-words";

/** What of a request is known not to count with a model, in words; empty where all does. */
export function notCounted(model: ImageModelInfo, { operation, prompt, references }: ImageRequest): string[] {
  const notes: string[] = [];
  const countOf = (...roles: string[]) => references.filter(({ role }) => roles.includes(role)).length;
  const showsThing = countOf("subject", "product") > 0;
  if (model.isWithoutPeople && operation === "generate" && !showsThing && namesPeople(prompt))
    notes.push(`${model.label} draws no people: it shows the things and the place you name.`);
  if (model.isOnePaletteBesideThings && showsThing && countOf("palette") > 1)
    notes.push(`Beside a subject or product, ${model.label} takes colours from the first palette alone.`);
  return notes;
}
