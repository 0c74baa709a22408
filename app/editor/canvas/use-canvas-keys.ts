import { type RefObject, useEffect } from "react";
import { nudge } from "~/editor/canvas/arrange";
import { actionGroups, isOffered, selectAllAction } from "~/editor/canvas/canvas-actions";
import type { CanvasModel } from "~/editor/canvas/canvas-model";
import { gatherPart } from "~/editor/canvas/gather-part";
import { boundsOf, unionOfBoxes } from "~/editor/canvas/geometry";
import { nudgeCrop } from "~/editor/canvas/gestures/crop-gesture";
import { nudgeMask } from "~/editor/canvas/gestures/mask-gesture";
import { leaveMode } from "~/editor/canvas/leave-mode";
import { growBy, turnBy } from "~/editor/canvas/place-by-keys";
import { zoomStep } from "~/image-editor/view";
import { matchShortcut } from "~/shell/match-shortcut";
import { isTyping } from "~/shell/use-shortcuts";

const arrows: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The keys of a canvas, while something in it has the focus. What it does not take is the page's. */
export function useCanvasKeys(model: CanvasModel, paneRef: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const pane = paneRef.current;
    if (!pane) return;
    const listening = new AbortController();
    const { signal } = listening;
    let hasPanned = false;
    pane.addEventListener(
      "keydown",
      (event) => {
        if (isTyping(event) || isOwnKeys(event)) return;
        if (event.key === " ") {
          event.preventDefault();
          if (!event.repeat) hasPanned = false;
          model.isPanning = true;
          pane.style.cursor = "grab";
          return;
        }
        if (takesKey(model, event)) event.preventDefault();
      },
      { signal },
    );
    pane.addEventListener("pointerdown", () => (hasPanned = true), { signal });
    const endPanning = () => {
      model.isPanning = false;
      pane.style.cursor = "";
    };
    pane.addEventListener(
      "keyup",
      (event) => {
        if (event.key !== " " || !model.isPanning) return;
        event.preventDefault();
        endPanning();
        if (!hasPanned) model.editor.playhead.toggle();
      },
      { signal },
    );
    addEventListener("blur", endPanning, { signal });
    return () => listening.abort();
  }, [model, paneRef]);
}

/** Selects all parts wherever the page's focus is but where somebody types: a browser would mark the text of the page. */
export function useSelectAllKey(model: CanvasModel, isActive: boolean, onSelect: () => void): void {
  useEffect(() => {
    if (!isActive) return;
    const { keys = "", run } = selectAllAction;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isTyping(event) || !fits(keys, pressOf(event))) return;
      if (!isOffered(selectAllAction, model)) return;
      event.preventDefault();
      if (event.repeat) return;
      run(model);
      onSelect();
    };
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, [model, isActive, onSelect]);
}

/** What takes keys for itself, as a guide does. */
function isOwnKeys({ target }: KeyboardEvent): boolean {
  return target instanceof Element && target.closest("[data-canvas-own-keys]") !== null;
}

/** Does what a key says; returns whether it says anything here. */
function takesKey(model: CanvasModel, event: KeyboardEvent): boolean {
  const arrow = arrows[event.key];
  if (arrow) return takesArrow(model, arrow, event);
  if (event.key === "Escape") return leaveMode(model);
  if (event.key === "Enter" && event.shiftKey && gatherPart(model)) return true;
  if (event.key === "Enter" && model.mode) return leaveMode(model);
  const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
  if (isPlain && takesZoom(model, event.key)) return true;
  if (isPlain && event.key.toLowerCase() === "r" && model.selectedParts.length > 0 && model.mayEdit) {
    turnBy(model, event.shiftKey ? -15 : 15);
    return true;
  }
  const key = event.key === "Delete" ? "Backspace" : event.key;
  const press = { ...pressOf(event), key };
  const actions = actionGroups.flatMap((group) => group.actions);
  const action = actions.find(({ keys }) => keys !== undefined && fits(keys, press));
  if (!action || !isOffered(action, model)) return false;
  if (!event.repeat) action.run(model);
  return true;
}

function takesArrow(model: CanvasModel, arrow: { x: number; y: number }, event: KeyboardEvent): boolean {
  if (model.selectedParts.length === 0 || !model.mayEdit || event.ctrlKey || event.metaKey) return false;
  const pixels = event.shiftKey ? 10 : 1;
  const by = { x: arrow.x * pixels, y: arrow.y * pixels };
  const { mode, modePart } = model;
  if (mode?.kind === "crop") {
    if (modePart) nudgeCrop(model, modePart, by);
  } else if (mode?.kind === "mask") {
    if (modePart) nudgeMask(model, modePart, by, event.altKey ? "resized" : "moved");
  } else if (event.altKey) growBy(model, by);
  else nudge(model, by);
  return true;
}

function takesZoom(model: CanvasModel, key: string): boolean {
  switch (key) {
    case "+":
    case "=":
      model.zoomBy(zoomStep);
      return true;
    case "-":
      model.zoomBy(1 / zoomStep);
      return true;
    case "0":
      model.zoomTo(1);
      return true;
    case "1":
      model.fit();
      return true;
    case "2": {
      const box = unionOfBoxes(model.selectedParts.map(({ posed }) => boundsOf(posed)));
      if (box) model.zoomToBox(box);
      return box !== null;
    }
    default:
      return false;
  }
}

function pressOf({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent) {
  return { key, ctrlKey, metaKey, shiftKey, altKey };
}

/** As `matchShortcut`, with Alt, and with brackets, which Shift changes on most keyboards. */
function fits(keys: string, press: ReturnType<typeof pressOf>): boolean {
  const parts = keys.split(" ");
  const wantsAlt = parts.includes("Alt");
  if (press.altKey !== wantsAlt) return false;
  const key = { "{": "[", "}": "]" }[press.key] ?? press.key;
  const wantsShift = parts.includes("Shift");
  if (/^[[\]]$/.test(key) && wantsShift !== press.shiftKey) return false;
  const plain = parts.filter((part) => part !== "Alt").join(" ");
  return matchShortcut(plain, [{ ...press, key, altKey: false }]) === "whole";
}
