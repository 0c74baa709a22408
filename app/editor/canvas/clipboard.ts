import * as z from "zod/mini";
import { movable, remove } from "~/editor/canvas/arrange";
import type { CanvasModel } from "~/editor/canvas/canvas-model";
import { describeParts } from "~/editor/canvas/part-name";
import { newIds } from "~/editor/new-id";
import { type CopiedPart, copyParts, pasteParts } from "~/scene/edit-arrange-copy";
import { textOfPart } from "~/scene/edit-arrange-text";
import { elementSchema, overlaySchema } from "~/scene/element";
import { sceneAt } from "~/scene/new-parts";
import { nameOfPart } from "~/scene/part-names";

/** Parts in the clipboard of the device, so that they go from one video to another. */
const kept = z.object({
  vitrine: z.literal("parts"),
  parts: z
    .array(
      z.discriminatedUnion("kind", [
        z.object({ kind: z.literal("element"), element: elementSchema }),
        z.object({ kind: z.literal("overlay"), overlay: overlaySchema }),
      ]),
    )
    .check(z.minLength(1), z.maxLength(400)),
});

const partsType = "application/x-vitrine-parts";

/** Puts what is selected into the clipboard of a copy or cut. Returns whether there was anything. */
export function copySelection(model: CanvasModel, data: DataTransfer, cuts: boolean): boolean {
  const parts = cuts ? movable(model) : model.selectedParts;
  const places = parts.map(({ target, resting }) => ({ target, ...resting }));
  const copies = copyParts(model.editor.read().storyboard, places, model.on);
  if (copies.length === 0) {
    if (parts.length > 0) model.editor.announce("This part belongs to the layout and cannot be copied");
    return false;
  }
  const { storyboard } = model.editor.read();
  data.setData(partsType, JSON.stringify({ vitrine: "parts", parts: copies }));
  // For other programs: the words themselves.
  const words = parts.map(({ target }) => textOfPart(storyboard, target) ?? nameOfPart(storyboard, target));
  data.setData("text/plain", words.join("\n"));
  model.editor.announce(`${cuts ? "Cut" : "Copied"} ${describeParts(model, parts)}`);
  if (cuts) remove(model);
  return true;
}

/** The parts a clipboard holds; null where it holds something else. */
export function partsInClipboard(data: DataTransfer): CopiedPart[] | null {
  const text = data.getData(partsType);
  if (text === "") return null;
  try {
    return kept.parse(JSON.parse(text)).parts as CopiedPart[];
  } catch {
    return null;
  }
}

/** Puts copies into the scene at the playhead, aside of those they were taken from, and selects them. */
export function pasteCopies(model: CanvasModel, copies: readonly CopiedPart[]): void {
  const sceneId = shownScene(model);
  if (sceneId === null) return;
  const ids = newIds(copies.length);
  const shift = isTakenFromHere(model, copies) ? 0.03 : 0;
  const { storyboard } = model.editor.read();
  const { targets } = pasteParts(storyboard, sceneId, copies, ids, shift);
  const words = copies.length === 1 ? "Paste 1 part" : `Paste ${copies.length} parts`;
  model.commit(words, (board) => pasteParts(board, sceneId, copies, ids, shift).storyboard);
  model.select(targets);
}

/** The scene the canvas shows. */
export function shownScene(model: CanvasModel): string | null {
  const { storyboard } = model.editor.read();
  return sceneAt(storyboard, model.composition, model.seconds)?.sceneId ?? null;
}

function isTakenFromHere(model: CanvasModel, copies: readonly CopiedPart[]): boolean {
  const here = new Set(
    model.parts.map(({ resting: { box } }) => `${Math.round(box.x + box.width / 2)} ${Math.round(box.y)}`),
  );
  const { width, height } = model.composition;
  const shorter = Math.min(width, height);
  return copies.some((copy) => {
    const { placement } = copy.kind === "element" ? copy.element : copy.overlay;
    if (!placement) return false;
    const top = placement.centerY * height - (placement.height * shorter) / 2;
    return here.has(`${Math.round(placement.centerX * width)} ${Math.round(top)}`);
  });
}
