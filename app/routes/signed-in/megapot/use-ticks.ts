import { useMemo, useRef, useState } from "react";
import type { Row } from "~/domain/rows/table";

/** Rows that are ticked, of those that are shown. */
export function useTicks(rows: readonly Row[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const anchor = useRef(0);
  const ticked = useMemo(() => (ids.size === 0 ? [] : rows.filter(({ id }) => ids.has(id))), [rows, ids]);

  function put(changed: readonly Row[], isTicked: boolean) {
    const next = new Set(ids);
    for (const { id } of changed) {
      if (isTicked) next.add(id);
      else next.delete(id);
    }
    setIds(next);
  }
  return {
    ids,
    rows: ticked,
    isAll: rows.length > 0 && ticked.length === rows.length,
    /** Ticks a row, with Shift all rows from the one ticked before. */
    tick(index: number, isTicked: boolean, toAnchor: boolean) {
      const from = toAnchor ? Math.min(anchor.current, index) : index;
      const to = toAnchor ? Math.max(anchor.current, index) : index;
      anchor.current = index;
      put(rows.slice(from, to + 1), isTicked);
    },
    toggle(changed: readonly Row[]) {
      put(changed, !changed.every(({ id }) => ids.has(id)));
    },
    tickAll(isTicked: boolean) {
      setIds(new Set(isTicked ? rows.map(({ id }) => id) : []));
    },
  };
}
