import type { ImageModelInfo } from "./image-model";
import type { ImageRequest } from "./image-request";
import { namesPeople } from "./people-words";
import { quotedWords } from "./quoted-words";

/** Words in which people decline lettering; what else may decline it is left to the model. */
const declined = /\b(text|letter|word|typograph|logo|schrift|buchstabe|texte|lettre|letra)/iu;

/** The words a request wants set by a model that says what letters it has; none where it says nothing of them. */
function wordsToSet(model: ImageModelInfo, { operation, prompt, negativePrompt }: ImageRequest): string[] {
  const sets = operation === "generate" || operation === "vary";
  return model.lettering && sets && !declined.test(negativePrompt) ? quotedWords(prompt) : [];
}

const showsThing = ({ references }: ImageRequest) =>
  references.some(({ role }) => role === "subject" || role === "product");

/** Why the model cannot set the words in quotation marks; null where it can, or nothing is known of it. */
export function whyNotLettering(model: ImageModelInfo, request: ImageRequest): string | null {
  const scripts = model.lettering?.scripts ?? [];
  // Where it leaves them out, they do no harm.
  if (model.lettering?.isLeftOutBesideThings && showsThing(request)) return null;
  const known = scripts.map((script) => `\\p{Script=${script}}`).join("");
  const foreign = new RegExp(`[^\\P{L}${known}\\p{Script=Common}\\p{Script=Inherited}]`, "u");
  const unset = wordsToSet(model, request).find((words) => foreign.test(words));
  if (!unset) return null;
  return `${model.label} has letters for ${listed(scripts)} alone, so it cannot set “${unset}”. Change these words, take off the quotation marks, or choose another model.`;
}

/** What of a request is known not to count with a model, in words; empty where all does. */
export function notCounted(model: ImageModelInfo, request: ImageRequest): string[] {
  const notes: string[] = [];
  const isDrawn = request.operation === "generate" && !showsThing(request);
  if (model.isWithoutPeople && isDrawn && namesPeople(request.prompt))
    notes.push(`${model.label} draws no people: it shows the things and the place you name.`);
  if (!showsThing(request)) return notes;
  if (model.lettering?.isLeftOutBesideThings && wordsToSet(model, request).length > 0)
    notes.push(`Beside a subject or product, ${model.label} sets no words in quotation marks.`);
  const palettes = request.references.filter(({ role }) => role === "palette").length;
  if (model.isOnePaletteBesideThings && palettes > 1)
    notes.push(`Beside a subject or product, ${model.label} takes colours from the first palette alone.`);
  return notes;
}

function listed(names: readonly string[]): string {
  return names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}
