import { quotedTexts } from "../../text/quoted-texts";
import type { ImageModelInfo } from "../image-model";
import type { ImageRequest } from "../image-request";

/** Words in which people decline lettering; what else may decline it is left to the model. */
const declined = /\b(text|letter|word|typograph|logo|schrift|buchstabe|texte|lettre|letra)/iu;

/** The words a request wants set by a model that says what letters it has; none where it says nothing of them. */
function wordsToSet(model: ImageModelInfo, { operation, prompt, negativePrompt }: ImageRequest): string[] {
  const sets = operation === "generate" || operation === "vary";
  return model.letterScripts && sets && !declined.test(negativePrompt) ? quotedTexts(prompt) : [];
}

/** Why the model cannot set the words in quotation marks; null where it can, or nothing is known of it. */
export function unsupportedLettering(model: ImageModelInfo, request: ImageRequest): string | null {
  const scripts = model.letterScripts ?? [];
  const known = scripts.map((script) => `\\p{Script=${script}}`).join("");
  const foreign = new RegExp(`[^\\P{L}${known}\\p{Script=Common}\\p{Script=Inherited}]`, "u");
  const unset = wordsToSet(model, request).find((words) => foreign.test(words));
  if (!unset) return null;
  return `${model.label} has letters for ${listed(scripts)} alone, so it cannot set “${unset}”. Change these words, take off the quotation marks, or choose another model.`;
}

function listed(names: readonly string[]): string {
  return names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}
