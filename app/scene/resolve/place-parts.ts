import type { Box } from "~/scene/composition";
import type { MediaPart, Part, RelativeBox, StackPart } from "~/scene/layouts/part";
import { boxesOverlap, canvasBox, fitRatio, insetBox, toPixels } from "~/scene/resolve/frame";
import type { PlacedParts, PlacedStack, SceneContext } from "~/scene/resolve/scene-context";
import { figureOf, shownMedia, textOf } from "~/scene/resolve/scene-slots";
import { stackEntries } from "~/scene/resolve/stack-entries";
import { type PlacedItem, stackText } from "~/scene/resolve/stack-text";

/** Between a picture that takes what room is left and the texts next to it. */
const GAP_UNITS = 56;

/** Where a part stands instead of where its layout has it, in pixels; for stacks also the rest. */
export interface Move {
  box: Box;
  anchor?: StackPart["anchor"];
  shadeFrom?: NonNullable<PlacedStack["shadeFrom"]>;
}
export type Moves = ReadonlyMap<string, Move>;

/**
 * Where every part of a scene stands. Parts that have nothing to show have no box. Texts come first: pictures that
 * grow take the room texts leave. Pictures are not cropped yet.
 */
export function placeParts(context: SceneContext, moves: Moves = new Map()): PlacedParts {
  const { arrangement, frame, template } = context;
  const partsById = new Map(arrangement.parts.map((part) => [part.id, part]));
  const stacks = new Map<string, PlacedStack>();
  const boxes = new Map<string, Box>();

  const areaOf = (within: string): Box | null => {
    if (within === "canvas") return canvasBox(frame);
    const part = within === "safe" ? undefined : partsById.get(within);
    if (!part) return frame.safe;
    return boxOf(part);
  };

  const boxOf = (part: Part): Box | null => {
    const known = boxes.get(part.id);
    if (known) return known;
    const area = part.within === "bleed" ? null : areaOf(part.within);
    const layoutBox = part.within === "bleed" ? bleedBox(part.box) : area && toPixels(part.box, area, frame);
    const given = moves.get(part.id)?.box ?? layoutBox;
    const box = given && placeOne(part, given);
    if (box) boxes.set(part.id, box);
    return box;
  };

  /** The canvas's sides, the safe area's heights; what reaches an end of the safe area goes on to the edge. */
  const bleedBox = (box: RelativeBox): Box => {
    const { x, width } = toPixels(box, canvasBox(frame), frame);
    const inside = toPixels(box, frame.safe, frame);
    const top = box.y <= 0 ? 0 : inside.y;
    const bottom = box.y + box.height >= 1 ? frame.height : inside.y + inside.height;
    return { x, y: top, width, height: bottom - top };
  };

  const placeOne = (part: Part, box: Box): Box | null => {
    switch (part.kind) {
      case "stack":
        return placeStack(part, box);
      case "media":
        return shownMedia(context, part.slot) && placeMedia(part, box);
      case "gauge":
        return figureOf(context.scene) && fitRatio(box, 1);
      case "ticker":
        return textOf(context.scene, part.content) === "" ? null : besideBrand(box);
      case "window":
        return textOf(context.scene, part.content) === "" ? null : box;
      case "shape":
        return part.ratio === undefined ? box : fitRatio(box, part.ratio);
    }
  };

  /** A band of running words next to what a brand adds, where that leaves the other texts clear; else it runs beneath. */
  const besideBrand = (box: Box): Box => {
    const { top = 0, bottom = frame.height } = frame.besideBrand ?? {};
    const y = box.y < frame.height / 2 ? Math.max(box.y, top) : Math.min(box.y, bottom - box.height);
    const moved = { ...box, y };
    const texts = arrangement.parts.flatMap((other) => (other.kind === "stack" ? (boxOf(other) ?? []) : []));
    return texts.some((text) => boxesOverlap(text, moved)) ? box : moved;
  };

  const placeStack = (part: StackPart, area: Box): Box | null => {
    const entries = stackEntries(part, context);
    if (entries.length === 0) return null;
    const { anchor = part.anchor, shadeFrom } = moves.get(part.id) ?? {};
    const padding = part.card ? cardPadding(area, template.cardPadding * frame.unit) : 0;
    const items = stackText(entries, insetBox(area, padding), {
      anchor,
      align: part.align,
      unit: frame.unit,
      language: frame.language,
      direction: frame.direction,
    });
    const bounds = boundsOf(items);
    const card = part.card ? (part.card.hugs ? insetBox(bounds, -padding) : area) : null;
    stacks.set(part.id, { stack: part, items, bounds, card, ...(shadeFrom && { shadeFrom }) });
    return card ?? bounds;
  };

  const placeMedia = (part: MediaPart, box: Box): Box => {
    const grown = part.grows ? growBetween(part, box) : box;
    if (part.shape === "round") return fitRatio(grown, 1);
    return part.ratio === undefined ? grown : fitRatio(grown, part.ratio);
  };

  /** The box as high as the texts above and below it allow, with a gap to each. */
  const growBetween = (part: MediaPart, box: Box): Box => {
    const middle = box.y + box.height / 2;
    const gap = GAP_UNITS * frame.unit;
    const texts = arrangement.parts.flatMap((other) => {
      if (other.kind !== "stack" || (other.within !== "safe" && other.within !== "canvas")) return [];
      return boxOf(other) ?? [];
    });
    const above = texts.filter((text) => text.y + text.height / 2 < middle);
    const below = texts.filter((text) => text.y + text.height / 2 >= middle);
    const lowest = part.within === "canvas" ? frame.height : frame.safe.y + frame.safe.height;
    const top = above.length > 0 ? Math.max(...above.map((text) => text.y + text.height)) + gap : box.y;
    const bottom = below.length > 0 ? Math.min(...below.map((text) => text.y)) - gap : lowest;
    return { ...box, y: top, height: Math.max(bottom - top, frame.unit * 8) };
  };

  for (const part of arrangement.parts) boxOf(part);
  return { boxes, stacks: [...stacks.values()], crops: new Map() };
}

/** A small card has less room inside than a large one. */
function cardPadding(area: Box, usual: number): number {
  return Math.min(usual, Math.min(area.width, area.height) * 0.12);
}

function boundsOf(items: readonly PlacedItem[]): Box {
  const left = Math.min(...items.map(({ box }) => box.x));
  const top = Math.min(...items.map(({ box }) => box.y));
  const right = Math.max(...items.map(({ box }) => box.x + box.width));
  const bottom = Math.max(...items.map(({ box }) => box.y + box.height));
  return { x: left, y: top, width: right - left, height: bottom - top };
}
