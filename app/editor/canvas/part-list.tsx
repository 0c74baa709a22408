import { useEffect, useRef, useSyncExternalStore } from "react";
import type { CanvasModel } from "~/editor/canvas/canvas-model";
import { onPartsChanged } from "~/editor/canvas/on-parts-changed";
import { isSameTarget, targetKey } from "~/editor/target";
import { nameOfPart } from "~/scene/part-names";

/**
 * The parts of the moment as buttons that are not seen: Tab goes through them in painting order and selects what it reaches, but
 * while several are gathered. They are drawn anew when others come or go, not while the playhead moves among the same.
 */
export function PartList({ model }: { model: CanvasModel }) {
  const listed = useSyncExternalStore(onPartsChanged(model), () => listOf(model));
  const selected = useSyncExternalStore(model.editor.subscribe, () =>
    model.editor.read().selection.map(targetKey).join("\n"),
  );
  const keys = new Set(selected.split("\n"));
  const { storyboard } = model.editor.read();
  const listRef = useRef<HTMLUListElement>(null);
  const hadFocus = useRef(false);
  // The keyboard goes where the selection goes: to a copy that was made, and back to the canvas when a part was deleted.
  // biome-ignore lint/correctness/useExhaustiveDependencies: other parts and another selection are what it follows
  useEffect(() => {
    const list = listRef.current;
    const focused = document.activeElement;
    if (!list || (!list.contains(focused) && !(hadFocus.current && focused === document.body))) return;
    const button = [...list.querySelectorAll<HTMLElement>("[data-part]")].find(
      ({ dataset }) => dataset.part === selected,
    );
    if (button && !model.isGathering) button.focus({ preventScroll: true });
    else if (focused === document.body || selected === "") {
      list.closest<HTMLElement>("[data-canvas-pane]")?.focus({ preventScroll: true });
    }
  }, [listed, selected]);
  return (
    <ul
      ref={listRef}
      onFocus={() => {
        hadFocus.current = true;
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        model.focus(null);
        if (relatedTarget) hadFocus.current = false;
        if (relatedTarget && !currentTarget.contains(relatedTarget)) model.isGathering = false;
      }}
      aria-label="Parts on the canvas, furthest back first"
      className="sr-only"
    >
      {(JSON.parse(listed) as string[]).map((key) => {
        const part = model.parts.find((one) => one.key === key);
        if (!part) return null;
        const name = nameOfPart(storyboard, part.target);
        return (
          <li key={key}>
            <button
              type="button"
              className="sr-only"
              aria-pressed={keys.has(key)}
              aria-keyshortcuts="Shift+Enter"
              data-part={key}
              onFocus={(event) => {
                const isSelected = model.editor
                  .read()
                  .selection.some((target) => isSameTarget(target, part.target));
                if (!event.currentTarget.matches(":focus-visible")) return;
                if (!isSelected && !model.isGathering) model.select([part.target]);
                model.focus(key);
              }}
              onClick={() => model.select([part.target])}
            >
              {name}
              {part.part.isLocked && ", locked"}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** The same string while the same parts are there. */
function listOf(model: CanvasModel): string {
  const parts = model.parts.filter(({ part }) => !part.isHidden && part.kind !== "background");
  return JSON.stringify(parts.map(({ key }) => key));
}
