import { beginEditing } from "~/editor/canvas/begin-editing";
import type { CanvasModel } from "~/editor/canvas/canvas-model";
import type { CanvasPart } from "~/editor/canvas/canvas-parts";
import type { Gesture, Press } from "~/editor/canvas/gestures/gesture";
import { marqueeGesture } from "~/editor/canvas/gestures/marquee-gesture";
import { moveGesture } from "~/editor/canvas/gestures/move-gesture";
import { partsUnder, pressedPart } from "~/editor/canvas/hit-test";
import { withGroups } from "~/editor/canvas/selected-groups";
import { changesOf } from "~/scene/edit-parts";

/** Before a press is a drag, in CSS pixels. */
const slack = { mouse: 3, pen: 4, touch: 8 } as const;
/** Around what is thin. */
const reach = { mouse: 6, pen: 8, touch: 14 } as const;

/**
 * A press on the canvas: it selects, and drags what it selected, or a marquee where nothing is. A further press on what is
 * selected, or one with Alt, reaches what lies beneath; Alt and dragging leaves a copy. A finger may be the first of two: it
 * takes nothing before it drags or is lifted, and what it took is given back where it turns out to be one of a pinch.
 * `onTake` is called when the press becomes one on the canvas.
 */
export function pressGesture(model: CanvasModel, start: Press, onTake?: () => void): Gesture {
  const pointer = start.pointerType as keyof typeof slack;
  const under = partsUnder(model.parts, start.point, (reach[pointer] ?? reach.mouse) / model.view.scale);
  const before = model.editor.read().selection;
  const selected = new Set(model.selectedParts.map(({ key }) => key));
  const top = under[0];
  const isOnSelected = under.some(({ key }) => selected.has(key));
  // A picture behind everything is dragged once it is selected: until then a marquee begins on it.
  const isGround = top !== undefined && coversCanvas(model, top) && !isOnSelected;
  let drag: Gesture | null = null;
  let hasTaken = false;

  const take = (): void => {
    if (hasTaken) return;
    hasTaken = true;
    onTake?.();
    if (top && !isOnSelected && !isGround && !start.alt) selectPart(model, top, start.shift);
  };
  const beginDrag = (): Gesture => {
    take();
    if (start.shift && !isOnSelected && !top) return marqueeGesture(model, start);
    if (!top || isGround) return marqueeGesture(model, start);
    if (start.alt && !isOnSelected) selectPart(model, top, start.shift);
    if (!model.mayEdit) return { move() {}, end() {} };
    const dragged = model.selectedParts.filter(({ part }) => !part.isLocked && part.kind !== "captions");
    return moveGesture(model, start, dragged, start.alt);
  };

  if (start.pointerType !== "touch") take();
  return {
    move(press) {
      const apart = Math.hypot(press.screen.x - start.screen.x, press.screen.y - start.screen.y);
      if (!drag && apart > (slack[pointer] ?? slack.mouse)) drag = beginDrag();
      drag?.move(press);
    },
    end(press) {
      if (drag) return drag.end(press);
      take();
      const isDouble = isSecondPress(model, press);
      model.lastPress = { screen: press.screen, atMs: performance.now() };
      if (isDouble && top && !start.shift && !start.alt) return openInside(model, top);
      if (!top) {
        if (!start.shift) model.select([]);
        model.enteredGroupId = null;
        return;
      }
      if (start.shift) {
        if (isOnSelected || isGround) selectPart(model, top, true);
        return;
      }
      const beneath =
        selected.size === 1 || start.alt ? (under.find(({ key }) => selected.has(key))?.key ?? null) : null;
      const next = pressedPart(under, beneath ?? (start.alt ? top.key : null));
      if (next) selectPart(model, next, false);
    },
    cancel() {
      drag?.cancel?.();
      if (start.pointerType === "touch" && hasTaken) model.select(before);
    },
  };
}

const doublePressMs = 400;

function isSecondPress({ lastPress }: CanvasModel, { screen }: Press): boolean {
  if (!lastPress || performance.now() - lastPress.atMs > doublePressMs) return false;
  return Math.hypot(screen.x - lastPress.screen.x, screen.y - lastPress.screen.y) < 6;
}

/** Of a group its part; of a text its words; of a picture what its frame cuts off. */
function openInside(model: CanvasModel, part: CanvasPart): void {
  const groupId = changesOf(model.editor.read().storyboard, part.target)?.groupId;
  if (groupId !== undefined && groupId !== model.enteredGroupId) {
    model.enteredGroupId = groupId;
    model.select([part.target]);
    model.editor.announce("In the group. Escape leaves it.");
    return;
  }
  model.select([part.target]);
  beginEditing(model);
}

function selectPart(model: CanvasModel, part: CanvasPart, toggles: boolean): void {
  const targets = withGroups(model, [part.target]);
  model.select(targets, toggles ? "toggle" : "replace");
}

function coversCanvas(
  { composition: { width, height } }: CanvasModel,
  { posed: { box } }: CanvasPart,
): boolean {
  return box.x <= 1 && box.y <= 1 && box.x + box.width >= width - 1 && box.y + box.height >= height - 1;
}
