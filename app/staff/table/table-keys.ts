import type { KeyboardEvent } from "react";

interface TableKeys {
  count: number;
  /** Place of the row that the keys act on; -1 for none yet. */
  active: number;
  /** Rows that fit into the box. */
  page: number;
  goTo: (index: number) => void;
  open: (() => void) | null;
  /** Selects the active row, or from the last one selected to it. */
  select: ((toAnchor: boolean) => void) | null;
  selectAll: (() => void) | null;
  selectNone: (() => void) | null;
  copy: () => void;
}

/** What the keys do while the table itself has them: arrows, Page, Home and End move, Enter opens, Space selects, Mod A and C. */
export function tableKeyHandler(keys: TableKeys) {
  return (event: KeyboardEvent<HTMLElement>) => {
    // A head, a checkbox or a link in a cell has keys of its own.
    if ((event.target as Element).closest("button, input, a, [role=separator]")) return;
    const run = actionOf(event, keys);
    if (!run) return;
    event.preventDefault();
    run();
  };
}

function actionOf(event: KeyboardEvent, keys: TableKeys): (() => void) | null {
  const { count, active, page } = keys;
  if (count === 0 || event.altKey) return null;
  const go = (index: number) => () => {
    keys.goTo(Math.min(count - 1, Math.max(0, index)));
  };
  if (event.metaKey || event.ctrlKey) {
    if (event.key === "a") return keys.selectAll;
    return event.key === "c" && !String(getSelection()) ? keys.copy : null;
  }
  switch (event.key) {
    case "ArrowDown":
      return go(active + 1);
    case "ArrowUp":
      return go(active - 1);
    case "PageDown":
      return go(active + page);
    case "PageUp":
      return go(active - page);
    case "Home":
      return go(0);
    case "End":
      return go(count - 1);
    case "Enter":
      return active < 0 ? null : keys.open;
    case " ": {
      const { select } = keys;
      return active < 0 || !select ? null : () => select(event.shiftKey);
    }
    case "Escape":
      return keys.selectNone;
    default:
      return null;
  }
}
