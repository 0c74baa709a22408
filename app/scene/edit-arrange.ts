import type { Format } from "~/domain/video/format";
import type { Box } from "~/scene/composition";
import { changePart, changesIn, changesOf, type PartTarget } from "~/scene/edit-parts";
import type { Size } from "~/scene/format-size";
import type { FormatChanges, PartChanges, Placement, TextStyle } from "~/scene/part-changes";
import type { Storyboard } from "~/scene/storyboard";

/** Where an edit is made: on a canvas of this size, and for its format alone or for all that have no place of their own. */
export interface ArrangedOn {
  size: Size;
  format: Format;
  onlyThisFormat: boolean;
}

/** A part with the box it is to have, in pixels of the canvas, before its rotation. */
export interface PartPlace {
  target: PartTarget;
  box: Box;
  rotationDegrees?: number;
  /** A factor on the size its text has now. */
  textScale?: number;
}

/** Shares this fine are a hundredth of a pixel of the largest canvas. */
const rounded = (share: number) => Math.round(share * 1e5) / 1e5;
const clamped = (share: number, least: number, most: number) => Math.min(most, Math.max(least, share));

const leastLength = 0.002;

/** A box of a canvas as it is stored. */
export function placementOf(box: Box, { width, height }: Size): Placement {
  const shorter = Math.min(width, height);
  const length = (pixels: number) => clamped(rounded(pixels / shorter), leastLength, 8);
  return {
    centerX: clamped(rounded((box.x + box.width / 2) / width), -2, 3),
    centerY: clamped(rounded((box.y + box.height / 2) / height), -2, 3),
    width: length(box.width),
    height: length(box.height),
  };
}

/** Degrees in (-180, 180], to a hundredth. */
export function tidyRotation(degrees: number): number {
  const tidy = Math.round((((degrees % 360) + 540) % 360) * 100) / 100 - 180;
  return tidy === -180 ? 180 : tidy;
}

/** Puts parts where they are said to be. Throws `scene-not-found` and `part-not-found`. */
export function placeParts(storyboard: Storyboard, places: readonly PartPlace[], on: ArrangedOn): Storyboard {
  return places.reduce((board, { target, box, rotationDegrees, textScale }) => {
    const placed = changeShown(board, target, { placement: placementOf(box, on.size) }, on);
    const turned = rotationDegrees === undefined ? placed : turnPart(placed, target, rotationDegrees, on);
    if (textScale === undefined || textScale === 1) return turned;
    const size = shownChanges(turned, target, on).text?.size ?? 1;
    const scaled = clamped(Math.round(size * textScale * 1e4) / 1e4, 0.1, 10);
    return changeShownText(turned, target, { size: scaled }, on);
  }, storyboard);
}

/** No rotation is not stored, but where it differs from that of other formats. */
function turnPart(storyboard: Storyboard, target: PartTarget, degrees: number, on: ArrangedOn): Storyboard {
  const rotationDegrees = tidyRotation(degrees);
  const isOwn = isOwnOf(storyboard, target, "rotationDegrees", on);
  return changeShown(
    storyboard,
    target,
    { rotationDegrees: rotationDegrees === 0 && !isOwn ? undefined : rotationDegrees },
    on,
  );
}

/** How a part is changed on a canvas. */
export function shownChanges(
  storyboard: Storyboard,
  target: PartTarget,
  { format }: ArrangedOn,
): PartChanges {
  return changesIn(changesOf(storyboard, target) ?? {}, format);
}

/**
 * Sets what may differ from format to format. Without `onlyThisFormat` it is set for all, but what the format already has of its
 * own is changed there: an edit is always seen where it is made.
 */
export function changeShown(
  storyboard: Storyboard,
  target: PartTarget,
  changes: Partial<FormatChanges>,
  on: ArrangedOn,
): Storyboard {
  return Object.entries(changes).reduce(
    (board, [field, value]) =>
      changePart(
        board,
        target,
        { [field]: value },
        isOwnOf(board, target, field as keyof FormatChanges, on) ? on.format : null,
      ),
    storyboard,
  );
}

/** As `changeShown`, for fields of the text's style; the others stay. */
export function changeShownText(
  storyboard: Storyboard,
  target: PartTarget,
  style: Partial<TextStyle>,
  on: ArrangedOn,
): Storyboard {
  return Object.entries(style).reduce((board, [field, value]) => {
    const changes = changesOf(board, target) ?? {};
    const ofFormat = changes.formats?.[on.format]?.text;
    const isOwn = on.onlyThisFormat || (ofFormat !== undefined && field in ofFormat);
    const { [field as keyof TextStyle]: _, ...others } = (isOwn ? ofFormat : changes.text) ?? {};
    const text: TextStyle = value === undefined ? others : { ...others, [field]: value };
    const stored = Object.keys(text).length > 0 ? text : undefined;
    return changePart(board, target, { text: stored }, isOwn ? on.format : null);
  }, storyboard);
}

function isOwnOf(
  storyboard: Storyboard,
  target: PartTarget,
  field: keyof FormatChanges,
  { format, onlyThisFormat }: ArrangedOn,
): boolean {
  if (onlyThisFormat) return true;
  const ofFormat = changesOf(storyboard, target)?.formats?.[format];
  return ofFormat !== undefined && field in ofFormat;
}

/** Takes away what differs in one format. */
export function resetFormat(
  storyboard: Storyboard,
  targets: readonly PartTarget[],
  format: Format,
): Storyboard {
  return targets.reduce((board, target) => {
    const formats = changesOf(board, target)?.formats;
    if (!formats?.[format]) return board;
    const { [format]: _, ...others } = formats;
    return changePart(board, target, { formats: Object.keys(others).length > 0 ? others : undefined });
  }, storyboard);
}

/** Whether a part differs in a format. */
export function differsIn(changes: PartChanges, format: Format): boolean {
  return Object.keys(changes.formats?.[format] ?? {}).length > 0;
}
