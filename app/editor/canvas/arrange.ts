import type { CanvasModel } from "~/editor/canvas/canvas-model";
import type { CanvasPart } from "~/editor/canvas/canvas-parts";
import { boundsOf, movedBy, unionOfBoxes } from "~/editor/canvas/geometry";
import { textLayerOf } from "~/editor/canvas/part-content";
import { describeParts } from "~/editor/canvas/part-name";
import { newIds } from "~/editor/new-id";
import type { Box } from "~/scene/composition";
import { changeShown, placeParts } from "~/scene/edit-arrange";
import {
  type Alignment,
  alignShifts,
  distributeShifts,
  gapShifts,
  type Shift,
} from "~/scene/edit-arrange-align";
import { deleteParts, duplicateParts } from "~/scene/edit-arrange-copy";
import { flipParts, groupParts, toggleLock, ungroupParts } from "~/scene/edit-arrange-group";
import { type OrderChange, orderParts } from "~/scene/edit-arrange-order";
import { type PartStyle, pasteStyle, styleOfPart } from "~/scene/edit-arrange-style";
import { changesOf, type PartTarget } from "~/scene/edit-parts";
import { safeInsets } from "~/scene/format-size";
import type { Storyboard } from "~/scene/storyboard";

/** What is done to the selected parts of a canvas, by keys, menus and buttons alike. */

const unlocked = (parts: readonly CanvasPart[]) => parts.filter(({ part }) => !part.isLocked);
export const movable = (model: CanvasModel) =>
  unlocked(model.selectedParts).filter(({ part }) => part.kind !== "captions");
const targetsOf = (parts: readonly CanvasPart[]) => parts.map(({ target }) => target);

/** Says that all that is selected is locked, where it is. Answers whether nothing is left to change. */
export function refuseIfNothing(model: CanvasModel, parts: readonly CanvasPart[]): boolean {
  const locked = model.selectedParts.filter(({ part }) => part.isLocked);
  if (parts.length === 0 && locked.length > 0) {
    model.editor.announce(`Unlock ${describeParts(model, locked)} first.`);
  }
  return parts.length === 0;
}

/** Moves by pixels of the canvas; presses one after another are one edit. */
export function nudge(model: CanvasModel, shift: Shift): void {
  const parts = movable(model);
  if (refuseIfNothing(model, parts)) return;
  const words = `Move ${describeParts(model, parts)}`;
  model.commit(
    words,
    shifted(
      model,
      parts,
      parts.map(() => shift),
    ),
    "canvas-nudge",
  );
  const [{ resting }] = parts as [CanvasPart];
  const { x, y } = movedBy(resting.box, shift.x, shift.y);
  model.editor.announce(`${Math.round(x)} px from the left, ${Math.round(y)} px from the top`);
}

export type AlignTo = "canvas" | "safe-area" | "selection";

export function align(model: CanvasModel, alignment: Alignment, to: AlignTo): void {
  const parts = movable(model);
  const area = areaOf(model, parts, to);
  if (!area) return;
  const shifts = alignShifts(boundsOfAll(parts), alignment, area);
  model.commit(`Align ${describeParts(model, parts)}`, shifted(model, parts, shifts));
}

export function distribute(model: CanvasModel, axis: "x" | "y", by: "middles" | "gaps"): void {
  const parts = movable(model);
  const make = by === "gaps" ? gapShifts : distributeShifts;
  model.commit("Distribute evenly", shifted(model, parts, make(boundsOfAll(parts), axis)));
}

function areaOf(model: CanvasModel, parts: readonly CanvasPart[], to: AlignTo): Box | null {
  const { width, height } = model.composition;
  if (to === "selection") return unionOfBoxes(boundsOfAll(parts));
  if (to === "canvas") return { x: 0, y: 0, width, height };
  const safe = safeInsets(model.source.format, model.editor.read().storyboard.platform);
  return {
    x: safe.left * width,
    y: safe.top * height,
    width: (1 - safe.left - safe.right) * width,
    height: (1 - safe.top - safe.bottom) * height,
  };
}

const boundsOfAll = (parts: readonly CanvasPart[]) => parts.map(({ resting }) => boundsOf(resting));

function shifted(model: CanvasModel, parts: readonly CanvasPart[], shifts: readonly Shift[]) {
  const { on } = model;
  const places = parts.flatMap(({ target, resting }, index) => {
    const { x, y } = shifts[index]!;
    return x === 0 && y === 0 ? [] : [{ target, box: movedBy(resting.box, x, y) }];
  });
  return (storyboard: Storyboard) => placeParts(storyboard, places, on);
}

const orderWords: Record<OrderChange, [verb: string, where: string]> = {
  front: ["Bring", "to the front"],
  forward: ["Bring", "forward"],
  backward: ["Send", "backward"],
  back: ["Send", "to the back"],
};

/** Among the parts of each scene, and among overlays. */
export function reorder(model: CanvasModel, change: OrderChange): void {
  const parts = unlocked(model.selectedParts);
  const scopes = new Set(parts.map(({ part }) => part.sceneId ?? null));
  const all = model.parts.filter(({ part }) => part.kind !== "background" && part.kind !== "captions");
  if (refuseIfNothing(model, parts)) return;
  const [verb, where] = orderWords[change];
  model.commit(`${verb} ${describeParts(model, parts)} ${where}`, (storyboard) =>
    [...scopes].reduce((board, scope) => {
      const inScope = (one: CanvasPart) => (one.part.sceneId ?? null) === scope;
      return orderParts(board, targetsOf(all.filter(inScope)), targetsOf(parts.filter(inScope)), change);
    }, storyboard),
  );
}

export function group(model: CanvasModel): void {
  const parts = unlocked(model.selectedParts);
  if (parts.length < 2) return;
  const [groupId] = newIds(1) as [string];
  model.enteredGroupId = null;
  model.commit(`Group ${parts.length} parts`, (storyboard) =>
    groupParts(storyboard, targetsOf(parts), groupId),
  );
}

export function ungroup(model: CanvasModel): void {
  const targets = targetsOf(unlocked(model.selectedParts));
  model.enteredGroupId = null;
  model.commit("Ungroup", (storyboard) => ungroupParts(storyboard, targets));
}

export function isGrouped(model: CanvasModel): boolean {
  const { storyboard } = model.editor.read();
  return model.selectedParts.some(({ target }) => changesOf(storyboard, target)?.groupId !== undefined);
}

export function lock(model: CanvasModel): void {
  const parts = model.selectedParts;
  const verb = parts.every(({ part }) => part.isLocked) ? "Unlock" : "Lock";
  model.commit(`${verb} ${describeParts(model, parts)}`, (storyboard) =>
    toggleLock(storyboard, targetsOf(parts)),
  );
}

export function hide(model: CanvasModel): void {
  const parts = unlocked(model.selectedParts);
  if (refuseIfNothing(model, parts)) return;
  const { on } = model;
  model.commit(`Hide ${describeParts(model, parts)}`, (storyboard) =>
    parts.reduce((board, { target }) => changeShown(board, target, { isHidden: true }, on), storyboard),
  );
  model.select([]);
}

/** Shows every part of the moment that a person has hidden. */
export function showHidden(model: CanvasModel): void {
  const hidden = model.parts.filter(({ part }) => part.isHidden);
  const { on } = model;
  model.commit(`Show ${describeParts(model, hidden)}`, (storyboard) =>
    hidden.reduce(
      (board, { target }) =>
        changeShown(board, target, { isHidden: on.onlyThisFormat ? false : undefined }, on),
      storyboard,
    ),
  );
  model.select(targetsOf(hidden));
}

export function flip(model: CanvasModel, axis: "x" | "y"): void {
  const parts = unlocked(model.selectedParts);
  if (refuseIfNothing(model, parts)) return;
  model.commit(`Flip ${describeParts(model, parts)}`, (storyboard) =>
    flipParts(storyboard, targetsOf(parts), axis),
  );
}

export function duplicate(model: CanvasModel): void {
  const parts = unlocked(model.selectedParts);
  const ids = newIds(parts.length);
  const places = parts.map(({ target, resting }) => ({ target, ...resting }));
  const { on } = model;
  const made = (storyboard: Storyboard) => duplicateParts(storyboard, places, ids, on, 0.03);
  const { targets } = made(model.editor.read().storyboard);
  if (targets.length === 0) {
    model.editor.announce("This part belongs to the layout and cannot be duplicated");
    return;
  }
  model.commit(`Duplicate ${describeParts(model, parts)}`, (storyboard) => made(storyboard).storyboard);
  model.select(targets);
}

export function remove(model: CanvasModel): void {
  const parts = unlocked(model.selectedParts);
  if (refuseIfNothing(model, parts)) return;
  const { on } = model;
  model.commit(`Delete ${describeParts(model, parts)}`, (storyboard) =>
    deleteParts(storyboard, targetsOf(parts), on),
  );
  model.select([]);
}

export function selectAll(model: CanvasModel): void {
  const parts = model.parts.filter(
    ({ part }) => !part.isHidden && !part.isLocked && part.kind !== "background" && part.kind !== "captions",
  );
  model.select(targetsOf(parts));
  model.editor.announce(`${parts.length} parts selected`);
}

/** As the page keeps it: a style goes to parts of any scene. */
let copiedStyle: PartStyle | null = null;
export const hasCopiedStyle = () => copiedStyle !== null;

export function copyStyle(model: CanvasModel): void {
  const [part] = model.selectedParts;
  if (!part) return;
  const layer = textLayerOf(model, part);
  const letters = layer && {
    family: layer.font.family,
    weight: layer.font.weight,
    italic: layer.font.style === "italic",
    ...(isColor(layer.color) && { color: layer.color }),
    align: layer.align,
    uppercase: layer.uppercase,
  };
  copiedStyle = styleOfPart(changesOf(model.editor.read().storyboard, part.target) ?? {}, letters);
  model.editor.announce(`Copied the style of ${describeParts(model, [part])}`);
}

export function giveStyle(model: CanvasModel): void {
  const style = copiedStyle;
  const parts = unlocked(model.selectedParts);
  if (!style || parts.length === 0) return;
  const { on } = model;
  const texts = new Set(parts.filter((part) => textLayerOf(model, part)).map(({ target }) => target));
  model.commit(`Paste style onto ${describeParts(model, parts)}`, (storyboard) =>
    pasteStyle(storyboard, targetsOf(parts), style, (target: PartTarget) => texts.has(target), on),
  );
}

/** Colours with transparency are the template's own. */
const isColor = (color: string) => /^#[0-9a-f]{6}$/.test(color);

export function hasHidden(model: CanvasModel): boolean {
  return model.parts.some(({ part }) => part.isHidden);
}
