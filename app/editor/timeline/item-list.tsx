import { type KeyboardEvent, memo, useEffect, useRef, useState } from "react";
import type { Target } from "~/editor/target";
import { frameTime } from "~/scene/timecode";
import type { Item, Row } from "./rows";

interface ItemListProps {
  rows: readonly Row[];
  markers: readonly Item[];
  selected: ReadonlySet<string>;
  onFocus: (key: string | null) => void;
  onSelect: (target: Target, mode: "replace" | "toggle") => void;
  onMoveScene: (by: number) => void;
  onMenu: (key: string) => void;
}

const names: Record<Item["kind"], string> = {
  scene: "Scene",
  element: "Element",
  overlay: "Overlay",
  caption: "Caption",
  voice: "Voice",
  sound: "Sound",
  music: "Music",
  marker: "Marker",
};

/**
 * Everything on the tracks as lists, for screen readers and the keyboard: the canvas shows what has the focus. Left and right go
 * along a row, up and down to another.
 */
export const ItemList = memo(function ItemList({
  rows,
  markers,
  selected,
  onFocus,
  onSelect,
  onMoveScene,
  onMenu,
}: ItemListProps) {
  const root = useRef<HTMLDivElement>(null);
  const [last, setLast] = useState<string | null>(null);
  const lists = [
    ...rows.map(({ id, kind, label, items }) => ({ id, label: label || `More ${kind}s`, items })),
    ...(markers.length > 0 ? [{ id: "markers", label: "Markers", items: markers }] : []),
  ];
  const keys = new Set(lists.flatMap(({ items }) => items.map(({ key }) => key)));
  const entry =
    (last && keys.has(last) ? last : [...selected].find((key) => keys.has(key))) ?? lists[0]?.items[0]?.key;

  // What had the keyboard was deleted: it goes on at what is selected then.
  const isGone = last !== null && !keys.has(last);
  useEffect(() => {
    if (!isGone || document.activeElement !== document.body) return;
    root.current?.querySelector<HTMLElement>(`[data-item="${CSS.escape(entry ?? "")}"]`)?.focus();
  }, [isGone, entry]);

  function onKeyDown(event: KeyboardEvent<HTMLButtonElement>, row: number, place: number) {
    const items = lists[row]?.items ?? [];
    const item = items[place];
    if (!item) return;
    if (event.altKey && item.kind === "scene" && ["ArrowLeft", "ArrowRight"].includes(event.key)) {
      event.preventDefault();
      onSelect(item.target, "replace");
      onMoveScene(event.key === "ArrowLeft" ? -1 : 1);
      return;
    }
    if (event.key === "ContextMenu" || (event.shiftKey && event.key === "F10")) {
      event.preventDefault();
      onSelect(item.target, "replace");
      onMenu(item.key);
      return;
    }
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const next =
      event.key === "ArrowLeft"
        ? items[place - 1]
        : event.key === "ArrowRight"
          ? items[place + 1]
          : event.key === "ArrowDown"
            ? nearestIn(lists[row + 1]?.items, item)
            : event.key === "ArrowUp"
              ? nearestIn(lists[row - 1]?.items, item)
              : null;
    if (next === null) return;
    event.preventDefault();
    if (next) root.current?.querySelector<HTMLElement>(`[data-item="${CSS.escape(next.key)}"]`)?.focus();
  }

  return (
    <div ref={root} className="sr-only">
      {lists.map(({ id, label, items }, row) => (
        <ul key={id} aria-label={label}>
          {items.map((item, place) => (
            <li key={item.key}>
              <button
                type="button"
                data-item={item.key}
                tabIndex={item.key === entry ? 0 : -1}
                aria-pressed={selected.has(item.key)}
                onFocus={() => {
                  setLast(item.key);
                  onFocus(item.key);
                }}
                onBlur={() => onFocus(null)}
                onClick={(event) => onSelect(item.target, event.shiftKey ? "toggle" : "replace")}
                onKeyDown={(event) => onKeyDown(event, row, place)}
              >
                {`${names[item.kind]}${item.kind === "scene" ? ` ${place + 1} of ${items.length}` : ""}: ${item.label}, ${spanWords(item)}`}
              </button>
            </li>
          ))}
        </ul>
      ))}
    </div>
  );
});

function spanWords({ kind, fromSeconds, untilSeconds }: Item): string {
  if (kind === "marker") return `at ${frameTime(fromSeconds)}`;
  return `from ${frameTime(fromSeconds)} to ${frameTime(untilSeconds)}`;
}

/** What stands at about the same time in another row. */
function nearestIn(items: readonly Item[] | undefined, item: Item): Item | undefined {
  const at = (item.fromSeconds + item.untilSeconds) / 2;
  const distance = (other: Item) => Math.max(other.fromSeconds - at, at - other.untilSeconds, 0);
  return items?.reduce<Item | undefined>(
    (best, other) => (!best || distance(other) < distance(best) ? other : best),
    undefined,
  );
}
