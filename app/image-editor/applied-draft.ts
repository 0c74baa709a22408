import { isPlain } from "./adjustments";
import { type Applied, type EditDraft, type Frame, isPlainFrame, type SetByHand } from "./edit-draft";
import { type Layer, mostLayers } from "./layers/layer";

interface DesignedImage {
  id: string;
  report?: { box: Applied["subject"] } | null | undefined;
}

/**
 * An image with its draft as the image below it and everything that was ever set on that, so far as one draft can say it:
 * words that were applied before and those laid over since. Where it cannot, the image as it is with its own draft.
 */
export function designOf({ id, report }: DesignedImage, { applied, ...draft }: EditDraft): Applied {
  const own: Applied = { assetId: id, subject: report?.box ?? null, ...setByHandOf(draft) };
  if (!applied) return own;
  const adjustments = isPlain(draft.adjustments) ? applied.adjustments : draft.adjustments;
  const isAdjustedTwice = !isPlain(draft.adjustments) && !isPlain(applied.adjustments);
  const isPlaced = isStraight(applied.frame) || (draft.layers.length === 0 && isPlainFrame(draft.frame));
  const layers = [...applied.layers, ...draft.layers.map((layer) => within(layer, applied.frame))];
  if (isAdjustedTwice || !isPlaced || !isStraight(draft.frame) || layers.length > mostLayers) return own;
  return {
    assetId: applied.assetId,
    subject: applied.subject,
    adjustments,
    frame: joined(applied.frame, draft.frame),
    layers,
    ad: draft.ad ?? applied.ad,
  };
}

export function setByHandOf({ adjustments, frame, layers, ad }: SetByHand): SetByHand {
  return { adjustments, frame, layers, ad };
}

/** Cut at most. */
function isStraight({ turns, flipX, flipY, straightenDegrees }: Frame): boolean {
  return turns === 0 && !flipX && !flipY && straightenDegrees === 0;
}

function within(layer: Layer, { crop }: Frame): Layer {
  return crop ? { ...layer, x: layer.x + crop.x, y: layer.y + crop.y } : layer;
}

/** A cut of what was cut out before. */
function joined(below: Frame, { crop }: Frame): Frame {
  if (!crop) return below;
  return { ...below, crop: { ...crop, x: crop.x + (below.crop?.x ?? 0), y: crop.y + (below.crop?.y ?? 0) } };
}
