import type { Box } from "~/scene/composition";
import type { PartChanges } from "~/scene/part-changes";
import { boxOfPlacement } from "~/scene/placement";
import { boxAround } from "~/scene/resolve/boxes";
import { cropsOf } from "~/scene/resolve/clear-subject";
import { lineHeightFor, measureEntry } from "~/scene/resolve/measure-text";
import { keyOfItem, keyOfPart } from "~/scene/resolve/parts/part-keys";
import type { PlacedParts, PlacedStack, SceneContext } from "~/scene/resolve/scene-context";
import { stackEntries } from "~/scene/resolve/stack-entries";
import { type PlacedItem, type PlacedText, stackText } from "~/scene/resolve/stack-text";
import { fitText } from "~/scene/text/fit-text";

/** A text in a box of its own is as small as it needs to be there. */
const SMALLEST_PIXELS = 6;
const ANY_LINES = 60;
/** The engine, which measures exactly, may go this much below the size estimated here. */
const ENGINE_SHRINKING = 0.6;

/**
 * The parts where a person has put them; all others stay where the layout has them. Texts are fitted anew, pictures are
 * cropped anew.
 */
export function placeByHand(placed: PlacedParts, context: SceneContext): PlacedParts {
  const { changes, arrangement, frame } = context;
  if (![...changes.values()].some(({ placement }) => placement)) return placed;
  const boxOf = (key: string): Box | null => {
    const placement = changes.get(key)?.placement;
    return placement ? boxOfPlacement(placement, frame) : null;
  };
  const boxes = new Map(placed.boxes);
  for (const part of arrangement.parts) {
    if (part.kind === "stack" || !boxes.has(part.id)) continue;
    const box = boxOf(keyOfPart(part, arrangement));
    if (box) boxes.set(part.id, box);
  }
  const stacks = placed.stacks.map((stack) => {
    const items = placeItems(stack, boxOf, context);
    const card = (stack.card && boxOf(`layout-${stack.stack.id}`)) ?? stack.card;
    if (items === stack.items && card === stack.card) return stack;
    return { ...stack, items, card, bounds: boxAround(items.map(({ box }) => box)) };
  });
  const moved = { ...placed, boxes, stacks };
  return { ...moved, crops: cropsOf(moved, context) };
}

function placeItems(
  placed: PlacedStack,
  boxOf: (key: string) => Box | null,
  context: SceneContext,
): PlacedItem[] {
  const { stack, items } = placed;
  const lists = new Set<string>();
  const moved = items.flatMap((item): PlacedItem[] => {
    const key = keyOfItem(item, stack);
    const box = boxOf(key);
    if (!box) return [item];
    if (item.row !== undefined) {
      if (lists.has(key)) return [];
      lists.add(key);
      return placeList(key, box, placed, context);
    }
    if (item.kind === "graphic") return [{ ...item, box }];
    return [placeText(item, box, context.changes.get(key), context)];
  });
  return moved.every((item, index) => item === items[index]) ? items : moved;
}

/** A text in its own box: as large as where the layout has it, times the person's factor, or as large as fits. */
function placeText(
  item: PlacedText,
  box: Box,
  changes: PartChanges | undefined,
  { frame: { language } }: SceneContext,
): PlacedText {
  const maxSize = item.sizePixels * (changes?.text?.size ?? 1);
  const paddingY = 2 * (item.plate?.paddingYEm ?? 0);
  const isPerLine = item.plate?.per === "line";
  const lineHeight = lineHeightFor(item.text, item.style) + (isPerLine ? paddingY : 0);
  const isOneLine = item.name === "figure";
  const fitted = fitText({
    text: item.text,
    language,
    width: box.width,
    height: isPerLine ? box.height : box.height / (1 + paddingY / (item.lineCount * lineHeight)),
    maxSize,
    minSize: Math.min(SMALLEST_PIXELS, maxSize),
    lineHeight,
    linePadding: 0,
    maxLines: isOneLine ? 1 : ANY_LINES,
    measure: measureEntry(item, language),
  });
  return {
    ...item,
    box,
    sizePixels: fitted.sizePixels,
    minSizePixels: fitted.sizePixels * ENGINE_SHRINKING,
    maxLines: isOneLine ? 1 : ANY_LINES,
    lineCount: Math.max(1, fitted.lines.length),
  };
}

/** The rows of a list in their own box, which they fill as far as they may. */
function placeList(key: string, box: Box, { stack }: PlacedStack, context: SceneContext): PlacedItem[] {
  const { unit, language, direction } = context.frame;
  const entry = stackEntries(stack, context).find((one) => one.kind === "rows" && one.name === key);
  if (!entry) return [];
  const area = { ...box, height: box.height + 0.5 };
  return stackText([entry], area, { anchor: stack.anchor, align: stack.align, unit, language, direction });
}
