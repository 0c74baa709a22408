import { useMemo, useState } from "react";
import { ownText } from "~/domain/rows/table";
import { isFound, replaceFound, type Search } from "./find-text";
import type { Place } from "./grid/cell-range";
import type { NamedChange } from "./named-change";
import { setTexts } from "./table-edits";
import type { ShownTable } from "./use-shown-table";

interface Options {
  shown: ShownTable;
  active: Place;
  onGo: (place: Place) => void;
  make: (change: NamedChange | null) => boolean;
}

/** Finding cells and replacing what is found in them. Places are in reading order. */
export function useFind({ shown, active, onGo, make }: Options) {
  const [search, setSearch] = useState<Search | null>(null);
  const { rows, plainColumns, reader } = shown;
  const places = useMemo(() => {
    if (!search?.text) return [];
    return rows.flatMap((ofRow, row) =>
      plainColumns.flatMap(({ id }, column) =>
        isFound(reader.shownText(ofRow, id), search) ? [{ row, column }] : [],
      ),
    );
  }, [search, rows, plainColumns, reader]);
  const index = places.findIndex(({ row, column }) => row === active.row && column === active.column);

  function step(by: 1 | -1) {
    if (places.length === 0) return;
    const after = places.findIndex(
      ({ row, column }) => row > active.row || (row === active.row && column > active.column),
    );
    const from = after < 0 ? 0 : after;
    const next = index >= 0 ? index + by : by > 0 ? from : from - 1;
    const place = places[(next + places.length) % places.length];
    if (place) onGo(place);
  }

  function replace(replacement: string, all: boolean): number {
    if (!search) return 0;
    const present = places[index];
    const edits = (all ? places : present ? [present] : []).flatMap((place) => {
      const [row, column] = [rows[place.row], plainColumns[place.column]];
      const text = row && column ? replaceFound(ownText(row, column.id), search, replacement) : null;
      return text === null ? [] : [{ ...place, text }];
    });
    if (edits.length > 0) {
      const words =
        edits.length === 1 ? "1 cell replaced" : `${edits.length.toLocaleString()} cells replaced`;
      make({ words, edit: setTexts({ rows, columns: plainColumns }, edits) });
    }
    if (!all) step(1);
    return edits.length;
  }

  return {
    search,
    places,
    /** Which of them the active cell is, from 1; 0 where it is none. */
    present: index + 1,
    open: () => setSearch((present) => present ?? { text: "", matchesCase: false, isWholeCell: false }),
    change: setSearch,
    close: () => setSearch(null),
    step,
    replace,
  };
}
