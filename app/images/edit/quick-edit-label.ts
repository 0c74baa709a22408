import type { QuickEdit } from "./quick-edits";

/** What a press asks for: "Make 4 variations". */
export function quickEditLabel({ operation, request: { count } }: QuickEdit): string {
  if (operation === "upscale") return "Upscale ×2";
  return count === 1 ? "Make a variation" : `Make ${count} variations`;
}
