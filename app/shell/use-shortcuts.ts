import { useEffect, useRef } from "react";
import { type KeyPress, matchShortcut } from "./match-shortcut";

export interface ShortcutBinding {
  keys: string;
  run: () => void;
  /** Held down, it goes on. */
  repeats?: boolean;
}

/** The second key of a pair has to follow within this time. */
const pairMs = 1000;

/** Runs shortcuts wherever the page has the keyboard, but never while something is being typed. */
export function useShortcuts(bindings: readonly ShortcutBinding[]): void {
  const latest = useRef(bindings);
  latest.current = bindings;

  useEffect(() => {
    let presses: KeyPress[] = [];
    let lastMs = 0;
    const onKeyDown = (event: KeyboardEvent) => {
      const mod = event.ctrlKey || event.metaKey;
      if (event.defaultPrevented || (!mod && isTyping(event)) || pressesWithSpace(event)) return;
      if (["Shift", "Control", "Alt", "Meta"].includes(event.key)) return;
      if (event.timeStamp - lastMs > pairMs) presses = [];
      lastMs = event.timeStamp;
      presses = [...presses, event];

      const find = () => latest.current.find(({ keys }) => matchShortcut(keys, presses) === "whole");
      let found = find();
      if (!found && !latest.current.some(({ keys }) => matchShortcut(keys, presses) === "begun")) {
        presses = [event];
        found = find();
      }
      if (!found) return;
      presses = [];
      if (event.repeat && !found.repeats) return;
      event.preventDefault();
      found.run();
    };
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, []);
}

/** The space bar presses what has the focus, as it does everywhere. */
function pressesWithSpace({ target, key }: KeyboardEvent): boolean {
  const pressed = "button, summary, [role=button], [role=tab], [role=radio], [role=switch], [role=checkbox]";
  return key === " " && target instanceof Element && target.closest(pressed) !== null;
}

/** In fields, and in dialogs and menus, which have keys of their own; of a slider, those are the ones that move it. */
export function isTyping({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.matches("input[type=range]") && !target.closest("[role=dialog]")) return key.length > 1;
  return (
    target.isContentEditable ||
    target.closest("input, textarea, select, [role=dialog], [role=menu], [role=listbox]") !== null
  );
}
