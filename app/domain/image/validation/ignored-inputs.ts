import type { ImageModelInfo } from "../image-model";
import type { ImageRequest } from "../image-request";
import type { ValidationIssue } from "./validation-issue";

/** A clear ground asked for: images from words have none, whichever model makes them. */
const transparent =
  /transparent\w* (?:back(?:ground|drop)|hintergrund|achtergrond)|freigestellt|fond transparent|fondo transparente|sfondo trasparente|fundo transparente|przezroczyst\p{L}* tł|(?:saydam|şeffaf) arka|genomskinlig bakgrund|gennemsigtig baggrund|прозрачн\p{L}* фон|خلفية شفافة|पारदर्शी|透明な?背景|背景透過|투명 ?배경/iu;
const otherScript = /[^\P{L}\p{Script=Latin}]/u;

/** What of a request is known not to count with a model. */
export function ignoredInputs(
  model: ImageModelInfo,
  { operation, prompt, references }: ImageRequest,
): ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  const add = (code: ValidationIssue["code"], field: ValidationIssue["field"], message: string) =>
    issues.push({ code, severity: "ignored", field, message });
  const countOf = (...roles: string[]) => references.filter(({ role }) => roles.includes(role)).length;
  const showsThing = countOf("subject", "product") > 0;
  if (model.isOnePaletteBesideThings && showsThing && countOf("palette") > 1)
    add(
      "palettes_ignored",
      "references",
      `Beside a subject or product, ${model.label} takes colours from the first palette alone.`,
    );
  if (operation === "generate" && transparent.test(prompt))
    add(
      "transparency_ignored",
      "prompt",
      `${model.label} makes no transparent background. Make the image on a plain one, then remove that in the editor.`,
    );
  if (model.readsLatinAlone && otherScript.test(prompt))
    add(
      "script_unread",
      "prompt",
      `${model.label} understands English best and hardly any other script. Write in English, or choose another model.`,
    );
  return issues;
}
