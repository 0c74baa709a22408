import type { ImageModelInfo } from "../image-model";
import type { ImageRequest } from "../image-request";
import type { ValidationIssue } from "./validation-issue";

/** What of a request is known not to count with a model. */
export function ignoredInputs(model: ImageModelInfo, { references }: ImageRequest): ValidationIssue[] {
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
  return issues;
}
