import type { EditDraft, Frame, SetByHand } from "../edit-draft";
import type { Sides } from "../extend";
import { clamp, type Size } from "../geometry";
import { farthestPixels, type Layer } from "../layers/layer";

interface MadePicture extends Size {
  /** Room that was added around the picture. */
  extend: Sides | null;
}

/** What is set by hand on a picture, laid the same way over what a model made of it. */
export function carryDraft(draft: EditDraft, from: Size, made: MadePicture): SetByHand {
  const { left = 0, top = 0 } = made.extend ?? {};
  const scale = made.extend ? 1 : made.width / from.width;
  const isSameSize = made.width === from.width && made.height === from.height;
  const far = (value: number) => clamp(value, -farthestPixels, farthestPixels);
  const long = (value: number) => clamp(value, 1, farthestPixels);
  const layers = draft.layers.map((layer): Layer => {
    const box = {
      x: far(layer.x * scale + left),
      y: far(layer.y * scale + top),
      width: long(layer.width * scale),
      height: long(layer.height * scale),
    };
    if (layer.kind !== "text" && layer.kind !== "label") return { ...layer, ...box };
    return {
      ...layer,
      ...box,
      look: { ...layer.look, maxSize: clamp(layer.look.maxSize * scale, 4, farthestPixels) },
    };
  });
  // A cut says what of the picture is seen; of a picture of another size that is to be chosen anew.
  const frame: Frame = isSameSize ? draft.frame : { ...draft.frame, crop: null };
  return { adjustments: draft.adjustments, frame, layers, ad: draft.ad };
}
