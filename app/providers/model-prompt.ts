import type { ImageOperation } from "~/domain/image/image-operation";
import type { ReferenceRole } from "~/domain/image/image-request";
import { promptWithStyles } from "~/domain/image/image-style";
import type { ImageAsk } from "~/providers/image-call.server";

/** What an operation is called where a model knows nothing but instructions; null leaves the person's words alone. */
const instructions: Record<ImageOperation, ((words: string) => string) | null> = {
  generate: null,
  instruct: null,
  vary: (words) =>
    `Make another version of this picture with the same subject and style${words ? `: ${words}` : ""}.`,
  fill: (words) => words || "Fill the marked area so that it fits what is around it.",
  extend: (words) => `Continue the picture over its edges without a seam${words ? `: ${words}` : ""}.`,
  "remove-background": () => "Remove the background. Keep the subject exactly as it is, on transparency.",
  "replace-background": (words) =>
    `Keep the subject exactly as it is and replace the background with: ${words}`,
  upscale: (words) => words,
  relight: (words) => `Keep everything as it is and change only the light: ${words}`,
  recolour: (words) => `Keep everything as it is and change only the colours: ${words}`,
};

const roles: Record<ReferenceRole, string> = {
  subject: "shows the subject; keep who or what it is",
  product: "shows the product; keep its shape, colours and lettering exactly",
  style: "shows the style to work in",
  composition: "shows the composition to follow",
  palette: "shows the colours to use",
};

/**
 * All that a model is told in words: the operation, the prompt with its styles, what the board says and, where
 * pictures are sent along, what each of them is for. They are numbered as they are sent, the source first.
 */
export function modelPrompt({ request, source, references, steering }: ImageAsk): string {
  const words = promptWithStyles(request.prompt, request.styleIds);
  const told = instructions[request.operation]?.(words) ?? words;
  const board = [
    steering?.words.length ? `In the manner of: ${steering.words.join(", ")}.` : "",
    steering?.palette.length ? `Colours: ${steering.palette.join(", ")}.` : "",
  ];
  const first = source ? 2 : 1;
  const pictures = references.map(
    ({ role, weight }, i) => `Picture ${first + i} ${roles[role]}${howMuch(weight)}.`,
  );
  return [told, ...board, ...pictures].filter(Boolean).join("\n");
}

function howMuch(weight: number): string {
  if (weight >= 0.75) return ", closely";
  return weight <= 0.35 ? ", loosely" : "";
}
