import type { CanvasModel } from "~/editor/canvas/canvas-model";
import type { CanvasPart } from "~/editor/canvas/canvas-parts";
import { nameInSentence } from "~/scene/part-names";

/** What parts are called in a sentence: "headline", "rectangle 2", "3 parts". */
export function describeParts(model: CanvasModel, parts: readonly Pick<CanvasPart, "target">[]): string {
  const [only, ...others] = parts;
  if (!only) return "nothing";
  if (others.length > 0) return `${parts.length} parts`;
  return nameInSentence(model.editor.read().storyboard, only.target);
}
