import type { HandEdit } from "~/domain/image/hand-edit";
import { isPlain } from "./adjustments";
import { cropOf } from "./crop";
import type { Size } from "./geometry";
import type { BakedDraft } from "./render-messages";

/** What a draft does to an image that is made of it. */
export function appliedEdits({ adjustments, layers, frame }: BakedDraft, image: Size): HandEdit[] {
  const cut = cropOf(image, frame);
  const uncut = cropOf(image, { ...frame, crop: null });
  const isCut =
    Math.round(cut.width) !== Math.round(uncut.width) || Math.round(cut.height) !== Math.round(uncut.height);
  const applied: Record<HandEdit, boolean> = {
    adjust: !isPlain(adjustments),
    layer: layers.some(({ hidden }) => !hidden),
    turn: frame.turns !== 0,
    flip: frame.flipX || frame.flipY,
    straighten: frame.straightenDegrees !== 0,
    crop: isCut,
  };
  return (Object.keys(applied) as HandEdit[]).filter((edit) => applied[edit]);
}
