import type { ImageRequest } from "~/domain/image/image-request";
import { knownStyles } from "~/domain/image/image-style";
import { operationNames } from "./operation-names";

/** What a request is called: its prompt, else what it does. */
export function headingOf({ prompt, operation }: Pick<ImageRequest, "prompt" | "operation">): string {
  if (prompt) return prompt;
  return operation === "generate" ? "Without words" : `${operationNames[operation]}, without words`;
}

/** The settings of a request in a line, without the prompt: "Flux · 16:9 · Noir · 2 references · seed 41". */
export function settingsLine(request: ImageRequest, modelLabel: string): string {
  const { operation, ratio, styleIds, references, seed } = request;
  return [
    operation === "generate" ? null : operationNames[operation],
    modelLabel,
    operation === "generate" ? ratio : null,
    ...knownStyles(styleIds).map(({ label }) => label),
    references.length === 0
      ? null
      : references.length === 1
        ? "1 reference"
        : `${references.length} references`,
    seed === null ? null : `seed ${seed}`,
  ]
    .filter(Boolean)
    .join(" · ");
}
